import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, rows } from '#api/db.ts';
import { readSettings } from '#api/invoiceSettings.ts';
import { cancelledSums, settlePastDue } from '#api/invoiceStatus.ts';
import type { InvoiceStatus } from '#contract/invoice.ts';
import type { Currency } from '#contract/money.ts';
import type { invoiceFigures, salesFigures } from '#features/dashboards/contract.ts';
import { invoicePayments, invoices } from '#features/invoices/api/tables.ts';
import { orderItems, orders } from '#features/orders/api/tables.ts';
import { type Span, totalOf } from './period.ts';

const TOP = 6;
const count = sql<number>`count(*)`.mapWith(Number);
const cents = (what: unknown) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);

interface Paid {
  currency: Currency;
  cents: number;
}

/** Currencies are never added up: what most is counted in leads, the others stand beside it. */
function mainOf(rows: Paid[]): Currency | undefined {
  const sums = new Map<Currency, number>();
  for (const one of rows) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.cents);
  return [...sums].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0];
}

/** Where nothing is counted yet, what the school bills in. */
const usualOf = async (db: Db) => (await readSettings(db)).settings.currency;

function othersOf(rows: (Paid & { day: number })[], main: Currency, span: Span): Paid[] {
  const sums = new Map<Currency, number>();
  for (const one of rows) {
    if (one.currency === main || one.day <= span.period.days) continue;
    sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.cents);
  }
  return [...sums].map(([currency, sum]) => ({ currency, cents: sum })).filter((one) => one.cents !== 0);
}

export async function readSales(db: Db, span: Span): Promise<z.infer<typeof salesFigures>> {
  const isSold = ne(orders.status, 'cancelled');
  const net = sql`(${orderItems.qty} * ${orderItems.priceCents} * (10000 - ${orderItems.discountBp}) / 10000.0)`;
  const sold = await db
    .select({
      day: span.dayOf(orders.placedAt),
      ...{ currency: orders.currency, status: orders.status, n: count, cents: cents(orders.totalCents) },
    })
    .from(orders)
    .where(span.within(orders.placedAt))
    .groupBy(sql`1`, orders.currency, orders.status);
  const kept = sold.filter((one) => one.status !== 'cancelled');
  const currency = mainOf(kept) ?? (await usualOf(db));
  const products = await db
    .select({
      ...{
        id: orderItems.productId,
        name: sql<string>`max(${orderItems.name})`,
        slug: sql<string>`max(${orderItems.slug})`,
      },
      image: sql<string>`max(${orderItems.image})`,
      pieces: sql<number>`sum(${orderItems.qty})`.mapWith(Number),
      cents: sql<number>`round(sum(${net}))`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(span.withinNow(orders.placedAt), isSold, eq(orders.currency, currency)))
    // What was taken out of the shop is still told apart by its name.
    .groupBy(orderItems.productId, sql`CASE WHEN ${orderItems.productId} IS NULL THEN ${orderItems.name} END`)
    .orderBy(desc(sql`sum(${net})`), orderItems.productId)
    .limit(TOP);
  const statuses: Record<string, number> = {};
  for (const { status, n, day } of sold) {
    if (day > span.period.days) statuses[status] = (statuses[status] ?? 0) + n;
  }
  const main = kept.filter((one) => one.currency === currency);
  const ordersByDay = span.place(kept, ({ n }) => n);
  const revenueByDay = span.place(main, (one) => one.cents);
  const revenue = totalOf(revenueByDay);
  const counted = totalOf(span.place(main, ({ n }) => n));
  const mean = (sum: number, of: number) => (of > 0 ? Math.round(sum / of) : null);
  return {
    period: span.period,
    currency,
    others: othersOf(kept, currency, span),
    orders: totalOf(ordersByDay),
    revenue,
    averageOrder: { now: mean(revenue.now, counted.now), before: mean(revenue.before, counted.before) },
    ...{ ordersByDay, revenueByDay, statuses, products },
  };
}

const isOpen = sql`${invoices.status} IN ('Sent', 'Downloaded', 'Partial Payment', 'Past Due')`;

interface Standing {
  status: InvoiceStatus;
  currency: Currency;
  n: number;
  open: number;
  /** Of cancelled orders, and among the others as well. */
  isCancelled: boolean;
}

export async function readInvoices(db: Db, span: Span, now: Date): Promise<z.infer<typeof invoiceFigures>> {
  await settlePastDue(db, now);
  const alive = isNull(invoices.deletedAt);
  const [issued, paid, found] = await Promise.all([
    db
      .select({
        day: span.dateOf(invoices.issuedDate),
        ...{ currency: invoices.currency, n: count, cents: cents(invoices.totalCents) },
      })
      .from(invoices)
      .where(and(span.withinDates(invoices.issuedDate), alive, ne(invoices.status, 'Draft')))
      .groupBy(sql`1`, invoices.currency),
    db
      .select({
        day: span.dateOf(invoicePayments.paidOn),
        ...{ currency: invoices.currency, cents: cents(invoicePayments.amountCents) },
      })
      .from(invoicePayments)
      .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
      .where(and(span.withinDates(invoicePayments.paidOn), alive))
      .groupBy(sql`1`, invoices.currency),
    rows<Standing>(
      db,
      sql`SELECT status, currency, count(*)::int AS n,
          coalesce(sum(balance_cents) FILTER (WHERE ${isOpen}), 0)::float8 AS open, false AS "isCancelled"
        FROM invoices WHERE deleted_at IS NULL GROUP BY status, currency
        UNION ALL SELECT status, currency, n, open::float8, true FROM ${cancelledSums}`,
    ),
  ]);
  const standing = found.filter((one) => !one.isCancelled);
  // Nobody waits for money for a cancelled order.
  const waiting = standing.map((one) => {
    const less = found.find((two) => two.isCancelled && two.status === one.status && two.currency === one.currency);
    return less ? { ...one, n: one.n - less.n, open: one.open - less.open } : one;
  });
  const owed = waiting.map((one) => ({ currency: one.currency, cents: one.open }));
  const currency = mainOf([...issued, ...owed]) ?? (await usualOf(db));
  const statuses: Record<string, number> = {};
  for (const { status, n } of standing) statuses[status] = (statuses[status] ?? 0) + n;
  const sumUp = (ones: typeof standing) => ({
    count: ones.reduce((all, one) => all + one.n, 0),
    cents: ones.reduce((all, one) => all + (one.currency === currency ? one.open : 0), 0),
  });
  const open = waiting.filter(({ status }) => status !== 'Draft' && status !== 'Paid');
  const late = open.filter(({ status }) => status === 'Past Due');
  const inOthers = (ones: typeof standing): Paid[] => {
    const sums = new Map<Currency, number>();
    for (const one of ones) {
      if (one.currency !== currency) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.open);
    }
    return [...sums].map(([other, sum]) => ({ currency: other, cents: sum }));
  };
  const inMain = <Row extends { currency: Currency }>(ones: Row[]) => ones.filter((one) => one.currency === currency);
  const issuedByDay = span.place(inMain(issued), (one) => one.cents);
  const paidByDay = span.place(inMain(paid), (one) => one.cents);
  return {
    period: span.period,
    currency,
    others: inOthers(open),
    sent: totalOf(span.place(issued, ({ n }) => n)),
    issued: totalOf(issuedByDay),
    paid: totalOf(paidByDay),
    ...{ issuedByDay, paidByDay, statuses },
    outstanding: sumUp(open),
    overdue: { ...sumUp(late), others: inOthers(late) },
  };
}
