import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { moneyText } from '#api/formats.ts';
import { dayOf } from '#api/invoiceStatus.ts';
import { daysLater, type Written } from '#api/invoiceStore.ts';
import { type Random, seeded } from '#api/random.ts';
import { invoiceTotals, statusOf } from '#contract/invoice.ts';
import type { Currency } from '#contract/money.ts';
import { PAYMENT_METHODS } from '#features/invoices/choices.ts';
import type { InvoiceLine } from '#features/invoices/contract.ts';
import { SERVICES } from '#features/invoices/listContract.ts';
import { people } from '#features/people/api/tables.ts';
import { CLIENTS } from './sampleClients.ts';
import { layHistory } from './sampleHistory.ts';
import { writtenOf } from './store.ts';
import { invoiceClients, invoiceLines, invoicePayments, invoiceSettings, invoices, invoiceVersions } from './tables.ts';

const DAY = 86_400_000;
const CURRENCIES_OF: Record<string, Currency> = { France: 'EUR', Germany: 'EUR' };

type Service = (typeof SERVICES)[number];
const WORK: Record<Service, [title: string, description: string, cents: number][]> = {
  'Software Development': [
    ['Grade export for the school register', 'Nightly, with a report of what could not be matched.', 9_500],
    ['Single sign-on with the staff directory', '', 11_000],
    ['Question bank import', 'From spreadsheets of three departments.', 8_750],
  ],
  'UI/UX Design & Development': [
    ['Course page redesign', 'Sketches, two rounds of changes, finished pages.', 8_900],
    ['Usability sessions with students', 'Six sessions of an hour, with a summary.', 12_000],
    ['Icon set', 'Forty icons in two weights.', 4_200],
  ],
  'Unlimited Extended License': [
    ['Extended license, one year', 'Every campus, any number of seats.', 240_000],
    ['Priority support, one year', 'Answers within four hours on school days.', 96_000],
  ],
  'Template Customization': [
    ['Theme in the colours of the school', 'Light and dark.', 7_400],
    ['Certificate template', 'Two sizes, with signature fields.', 6_150],
    ['Report card layout', '', 5_800],
  ],
};

/** How each of ten in a row ends: every status is there, some paid too much, some in part. */
const FATES = ['paid', 'sent', 'partial', 'late', 'draft', 'opened', 'paid', 'over', 'late-partial', 'sent'] as const;
type Fate = (typeof FATES)[number];
const HOW_MANY = 56;

function linesOf(random: Random, service: Service): InvoiceLine[] {
  const work = WORK[service];
  const count = random.whole(1, work.length);
  return work.slice(0, count).map(([title, description, priceCents]) => ({
    title,
    description,
    quantityMilli: service === 'Unlimited Extended License' ? 1_000 : random.whole(2, 48) * 500,
    priceCents,
    discountBp: random.chance(0.25) ? 1_000 : 0,
    taxBp: random.pick([0, 700, 1_900, 2_000]),
  }));
}

/** Days from today to the day it was issued and to the day it is due. */
function daysOf(random: Random, fate: Fate): [issued: number, due: number] {
  if (fate === 'draft') return [-random.whole(0, 6), random.whole(20, 40)];
  if (fate === 'late' || fate === 'late-partial') return [-random.whole(45, 120), -random.whole(2, 40)];
  if (fate === 'paid' || fate === 'over') return [-random.whole(30, 300), random.whole(-10, 20)];
  return [-random.whole(3, 25), random.whole(3, 30)];
}

const SHARE: Partial<Record<Fate, number>> = { paid: 1, over: 1.05, partial: 0.4, 'late-partial': 0.5 };

function invoiceOf(random: Random, index: number, client: typeof invoiceClients.$inferSelect, today: string) {
  const service = SERVICES[index % SERVICES.length] as Service;
  const fate = FATES[index % FATES.length] as Fate;
  const [issued, due] = daysOf(random, fate);
  const body: Written = writtenOf(
    {
      clientId: client.id,
      issuedDate: daysLater(today, issued),
      dueDate: daysLater(today, due),
      service,
      currency: CURRENCIES_OF[client.country] ?? 'USD',
      lines: linesOf(random, service),
      note: random.chance(0.6) ? 'It was a pleasure working with you. Thank you!' : '',
      salesperson: random.pick(['Marcus Hale', 'Hannah Vogel', 'Chloé Laurent']),
      paymentMethod: random.pick(PAYMENT_METHODS.slice(0, 3)),
      showPaymentDetails: true,
      showNote: true,
    },
    client,
  );
  const totals = invoiceTotals(body.lines);
  const paidCents = Math.round(totals.totalCents * (SHARE[fate] ?? 0));
  const opened = fate === 'opened' || (paidCents > 0 && random.chance(0.7));
  return {
    body,
    totals,
    paidCents,
    sent: fate !== 'draft',
    opened,
    paidOn: daysLater(today, Math.min(-1, issued + 9)),
  };
}

async function laySettings(db: Db) {
  const sender = {
    name: 'Alderbrook School',
    address: '4 Orchard Lane, Alderbrook AB1 2CD, United Kingdom',
    email: 'billing@alderbrook.school',
    contact: '+44 1632 960 001',
    taxId: 'GB 123 4567 89',
  };
  const bank = {
    bankName: 'Alderbrook Savings',
    country: 'United Kingdom',
    iban: 'GB33 BUKB 2020 1555 5555 55',
    swiftCode: 'BUKBGB22',
  };
  const value = { sender, ...bank, currency: 'USD', taxBp: 2_000, termDays: 30, note: '' } as const;
  await db.insert(invoiceSettings).values({ value });
}

/** Invoices of every status for twenty clients, laid around today. */
export async function layInvoices(db: Db, now: Date) {
  const random = seeded(20_261_115);
  const today = dayOf(now);
  await laySettings(db);
  const clients = await db
    .insert(invoiceClients)
    .values(
      CLIENTS.map(([name, company, companyEmail, address, country, portrait]) => ({
        ...{ name, company, companyEmail, address, country },
        contact: `(${random.whole(200, 989)}) ${random.whole(200, 999)}-${random.whole(1000, 9999)}`,
        avatar: portrait ? `/avatars/${portrait}.svg` : null,
        createdAt: new Date(now.getTime() - 400 * DAY),
      })),
    )
    .returning();
  const [writer] = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(eq(people.access, 'admin'))
    .orderBy(asc(people.id))
    .limit(1);
  const byId = writer?.id ?? null;
  // The newest number is the newest sheet.
  const all = Array.from({ length: HOW_MANY }, (_, index) =>
    invoiceOf(random, index, clients[(index * 7) % clients.length] as (typeof clients)[number], today),
  ).sort((a, b) => (a.body.issuedDate < b.body.issuedDate ? -1 : 1));
  const at = (day: string, hours: number) =>
    new Date(Math.min(now.getTime(), Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000));
  const rows = all.map(({ body, totals, paidCents, sent, opened }) => {
    const { client, lines: _, clientId: __, ...rest } = body;
    const { issuedDate, dueDate } = body;
    const facts = { sent, opened, totalCents: totals.totalCents, paidCents, dueDate };
    return {
      ...rest,
      ...totals,
      clientId: client.id,
      clientName: client.name,
      clientCompany: client.company,
      clientEmail: client.companyEmail,
      clientAddress: client.address,
      clientCountry: client.country,
      clientContact: client.contact,
      avatar: clients.find((one) => one.id === client.id)?.avatar ?? null,
      paidCents,
      status: statusOf(facts, today),
      createdAt: at(issuedDate, 9),
      createdById: byId,
      changedAt: at(issuedDate, 9),
      changedById: byId,
      sentAt: sent ? at(issuedDate, 10) : null,
      openedAt: opened ? at(issuedDate, 15) : null,
    };
  });
  const made = await db.insert(invoices).values(rows).returning({ id: invoices.id });
  const idOf = (index: number) => made[index]?.id ?? 0;
  await db
    .insert(invoiceLines)
    .values(
      all.flatMap(({ body }, index) =>
        body.lines.map((line, position) => ({ ...line, position, invoiceId: idOf(index) })),
      ),
    );
  await db.insert(invoiceVersions).values(
    all.map(({ body, totals }, index) => ({
      ...{ invoiceId: idOf(index), version: 1, byId, afterSending: false, body },
      at: at(body.issuedDate, 9),
      totalCents: totals.totalCents,
    })),
  );
  const payments = all.flatMap(({ body, paidCents, paidOn }, index) =>
    paidCents === 0
      ? []
      : [
          {
            invoiceId: idOf(index),
            amountCents: paidCents,
            paidOn,
            method: body.paymentMethod,
            recordedAt: at(paidOn, 11),
            byId,
          },
        ],
  );
  await db.insert(invoicePayments).values(payments);
  const paid = all.map(({ body, paidCents, paidOn }) => {
    const detail = { amount: moneyText(paidCents, body.currency), method: body.paymentMethod, paidOn };
    return paidCents === 0 ? undefined : { at: at(paidOn, 11), detail };
  });
  const happened = rows.map((row, index) => ({ ...row, id: idOf(index), payment: paid[index] }));
  if (writer) await layHistory(db, writer, happened);
  await db.execute(sql`ANALYZE invoices`);
}
