import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { withinDates } from '#api/days.ts';
import { type Db, rows } from '#api/db.ts';
import { settlePastDue } from '#api/invoiceStatus.ts';
import { type ListHelp, listPage } from '#api/list.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#contract/invoice.ts';
import type { Currency } from '#contract/money.ts';
import type { InvoiceCounts } from '#features/invoices/contract.ts';
import { INVOICE_SORT_COLUMNS, type InvoiceMatch, type InvoiceQuery } from '#features/invoices/listContract.ts';
import { rowOf } from './rows.ts';
import { wordsOfInvoice } from './search.ts';
import { invoiceClients, invoiceKeys, invoices } from './tables.ts';

const SOURCE = {
  table: invoices,
  id: invoices.id,
  sortable: invoiceKeys,
  indexed: INVOICE_SORT_COLUMNS,
  neverNull: INVOICE_SORT_COLUMNS,
};
/** There are few deleted ones: they are sorted for each page. */
const DELETED = { ...SOURCE, indexed: [] };

const isThere = ({ deleted }: InvoiceMatch) => (deleted ? isNotNull(invoices.deletedAt) : isNull(invoices.deletedAt));
const inStatus = ({ status }: InvoiceMatch) => (status ? inArray(invoices.status, status) : undefined);
const ofService = ({ service }: InvoiceMatch) => (service ? inArray(invoices.service, service) : undefined);
const wasIssued = ({ issued }: InvoiceMatch, now: Date) => withinDates(invoices.issuedDate, issued, now);
const isDue = ({ due }: InvoiceMatch, now: Date) => withinDates(invoices.dueDate, due, now);

const isTo = ({ to }: InvoiceMatch) => (to ? sql`lower(${invoices.clientEmail}) = lower(${to})` : undefined);

/** Which invoices the list's address means: the same rows that the list shows. */
export const matchInvoices = (match: InvoiceMatch, now: Date): SQL | undefined =>
  and(
    ...wordsOfInvoice(match.q),
    isThere(match),
    inStatus(match),
    ofService(match),
    wasIssued(match, now),
    isDue(match, now),
    isTo(match),
  );

const MOST_ROWS = 1_000;

export async function listInvoices(db: Db, { all, ...ask }: InvoiceQuery, now: Date, limits?: ListHelp['limits']) {
  await settlePastDue(db, now);
  const [byIssued, byDue] = [ask.sortColumn === 'issuedDate', ask.sortColumn === 'dueDate'];
  const [issued, due] = [wasIssued(ask, now), isDue(ask, now)];
  const help: ListHelp = {
    easy: [isThere(ask), inStatus(ask), ofService(ask), byIssued ? issued : undefined, byDue ? due : undefined],
    limits,
  };
  const filters = [...wordsOfInvoice(ask.q), byIssued ? undefined : issued, byDue ? undefined : due, isTo(ask)];
  const source = ask.deleted ? DELETED : SOURCE;
  const read = async (ids: number[]) => (await db.select().from(invoices).where(inArray(invoices.id, ids))).map(rowOf);
  const find = (page: number, perPage: number) =>
    listPage(db, source, { ...ask, page, perPage }, filters, read, (row) => row.id, help);
  const { rows: page, ...total } = await find(ask.page, ask.perPage);
  const isWhole = ask.page === 1 && page.length === total.total;
  const allData = !all || isWhole ? page : (await find(1, MOST_ROWS)).rows;
  return { allData: all ? allData : [], invoices: page, ...total };
}

export async function countInvoices(db: Db, now: Date): Promise<InvoiceCounts> {
  await settlePastDue(db, now);
  const [groups, deleted, clients] = await Promise.all([
    rows<{ currency: Currency; status: InvoiceStatus; n: number; total: string; paid: string }>(
      db,
      // What was paid above a total is a credit: it pays for no other invoice.
      sql`SELECT currency, status, count(*)::int AS n, sum(total_cents)::text AS total,
          sum(least(paid_cents, total_cents))::text AS paid
        FROM invoices WHERE deleted_at IS NULL GROUP BY currency, status ORDER BY currency`,
    ),
    db.$count(invoices, isNotNull(invoices.deletedAt)),
    db.$count(invoiceClients),
  ]);
  const sum = (some: typeof groups, of: (group: (typeof groups)[number]) => number) =>
    some.reduce((total, group) => total + of(group), 0);
  const open = (group: (typeof groups)[number]) => Number(group.total) - Number(group.paid);
  const statuses = Object.fromEntries(
    INVOICE_STATUSES.map((status) => [
      status,
      sum(
        groups.filter((group) => group.status === status),
        (group) => group.n,
      ),
    ]),
  ) as InvoiceCounts['statuses'];
  // What was never sent is not owed.
  const billed = groups.filter((group) => group.status !== 'Draft');
  const money = [...new Set(groups.map((group) => group.currency))].map((currency) => {
    const some = billed.filter((group) => group.currency === currency);
    return {
      currency,
      totalCents: sum(some, (group) => Number(group.total)),
      paidCents: sum(some, (group) => Number(group.paid)),
      openCents: sum(some, open),
      pastDueCents: sum(
        some.filter((group) => group.status === 'Past Due'),
        open,
      ),
    };
  });
  return { all: sum(groups, (group) => group.n), deleted, statuses, clients, money };
}

/** An invoice that is there, nobody else changing it until the end of the transaction. */
export async function lockInvoice(tx: Db, id: number) {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), isNull(invoices.deletedAt)))
    .for('update');
  return found;
}
