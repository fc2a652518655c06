import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { withinDates } from '#api/days.ts';
import { type Db, rows } from '#api/db.ts';
import { cancelledSums, isCancelled, settlePastDue } from '#api/invoiceStatus.ts';
import { type ListHelp, listPage } from '#api/list.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#contract/invoice.ts';
import type { Currency } from '#contract/money.ts';
import type { InvoiceCounts } from '#features/invoices/contract.ts';
import { INVOICE_SORT_COLUMNS, type InvoiceMatch, type InvoiceQuery } from '#features/invoices/listContract.ts';
import { rowOf } from './rows.ts';
import { wordsOfInvoice } from './search.ts';
import { invoiceClients, invoiceKeys, invoicePayments, invoices } from './tables.ts';

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

const wasPaid = ({ paid }: InvoiceMatch, now: Date) => {
  const onTheseDays = withinDates(invoicePayments.paidOn, paid, now);
  return (
    onTheseDays &&
    sql`EXISTS (SELECT FROM ${invoicePayments}
    WHERE ${invoicePayments.invoiceId} = ${invoices.id} AND ${onTheseDays})`
  );
};

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
    wasPaid(match, now),
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
  const filters = [
    ...wordsOfInvoice(ask.q),
    byIssued ? undefined : issued,
    byDue ? undefined : due,
    wasPaid(ask, now),
    isTo(ask),
  ];
  const source = ask.deleted ? DELETED : SOURCE;
  const read = async (ids: number[]) => {
    const found = await db.select({ row: invoices, isCancelled }).from(invoices).where(inArray(invoices.id, ids));
    return found.map((one) => rowOf(one.row, one.isCancelled));
  };
  const find = (page: number, perPage: number) =>
    listPage(db, source, { ...ask, page, perPage }, filters, read, (row) => row.id, help);
  const { rows: page, ...total } = await find(ask.page, ask.perPage);
  const isWhole = ask.page === 1 && page.length === total.total;
  const allData = !all || isWhole ? page : (await find(1, MOST_ROWS)).rows;
  return { allData: all ? allData : [], invoices: page, ...total };
}

interface Group {
  currency: Currency;
  status: InvoiceStatus;
  n: number;
  total: string;
  paid: string;
  /** Of a cancelled order, and among the others as well. */
  isCancelled: boolean;
}

const sum = <One>(some: One[], of: (one: One) => number) => some.reduce((total, one) => total + of(one), 0);
const openOf = (group: Group) => Number(group.total) - Number(group.paid);

/** What was never sent is not owed, and neither is what was sent for an order that is cancelled. */
function moneyOf(groups: Group[], cancelled: Group[]): InvoiceCounts['money'] {
  return [...new Set(groups.map((group) => group.currency))].map((currency) => {
    const isBilled = (group: Group) => group.currency === currency && group.status !== 'Draft';
    const [some, less] = [groups.filter(isBilled), cancelled.filter(isBilled)];
    const late = ({ status }: Group) => status === 'Past Due';
    return {
      currency,
      totalCents: sum(some, (group) => Number(group.total)) - sum(less, (group) => Number(group.total)),
      paidCents: sum(some, (group) => Number(group.paid)) - sum(less, (group) => Number(group.paid)),
      openCents: sum(some, openOf) - sum(less, openOf),
      pastDueCents: sum(some.filter(late), openOf) - sum(less.filter(late), openOf),
    };
  });
}

export async function countInvoices(db: Db, now: Date): Promise<InvoiceCounts> {
  await settlePastDue(db, now);
  const [found, deleted, clients] = await Promise.all([
    rows<Group>(
      db,
      // What was paid above a total is a credit: it pays for no other invoice.
      sql`SELECT currency, status, count(*)::int AS n, sum(total_cents)::text AS total,
          sum(least(paid_cents, total_cents))::text AS paid, false AS "isCancelled"
        FROM invoices WHERE deleted_at IS NULL GROUP BY currency, status
        UNION ALL SELECT currency, status, n, total::text, paid::text, true FROM ${cancelledSums}
        ORDER BY currency`,
    ),
    db.$count(invoices, isNotNull(invoices.deletedAt)),
    db.$count(invoiceClients),
  ]);
  const groups = found.filter((group) => !group.isCancelled);
  const cancelled = found.filter((group) => group.isCancelled);
  const counted = (status: InvoiceStatus) =>
    sum(
      groups.filter((group) => group.status === status),
      (group) => group.n,
    );
  const statuses = Object.fromEntries(
    INVOICE_STATUSES.map((status) => [status, counted(status)]),
  ) as InvoiceCounts['statuses'];
  const paidOff = cancelled.filter((group) => group.status === 'Paid');
  const paidInFull = counted('Paid') - sum(paidOff, (group) => group.n);
  const all = sum(groups, (group) => group.n);
  return { all, deleted, statuses, paidInFull, clients, money: moneyOf(groups, cancelled) };
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
