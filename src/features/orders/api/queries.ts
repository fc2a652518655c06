import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { amountsIn } from '#api/amountWords.ts';
import { withinDates, withinDays } from '#api/days.ts';
import { type Db, rows, wordsIn } from '#api/db.ts';
import { dayOf } from '#api/invoiceStatus.ts';
import { type ListHelp, listPage } from '#api/list.ts';
import type { Currency } from '#contract/money.ts';
import type { OrderCounts, OrderRow, OrderStatus } from '#features/orders/contract.ts';
import { ORDER_SORT_COLUMNS, ORDER_STATUSES, type OrderMatch, type OrderQuery } from '#features/orders/listContract.ts';
import { type Looker, readRows } from './rows.ts';
import { orderKeys, orders } from './tables.ts';

const ALL = {
  table: orders,
  id: orders.id,
  search: orders.search,
  sortable: orderKeys,
  indexed: ORDER_SORT_COLUMNS,
  neverNull: ORDER_SORT_COLUMNS,
};
/** Nobody has so many of their own that sorting them would take long. */
const OWN = { ...ALL, indexed: [] };

const byState = ({ status, payment, paymentState }: OrderMatch) => [
  status && inArray(orders.status, status),
  payment && inArray(orders.payment, payment),
  paymentState && inArray(orders.paymentState, paymentState),
];
const wasPlaced = ({ placed }: OrderMatch, now: Date) => withinDays(orders.placedAt, placed, now);
const isDelivered = ({ delivery }: OrderMatch, now: Date) => withinDates(orders.deliveryDate, delivery, now);

/** Which orders the list's address means: the same rows that the list shows. */
export const matchOrders = (match: OrderMatch, now: Date): SQL | undefined =>
  and(...wordsIn(orders.search, amountsIn(match.q)), ...byState(match), wasPlaced(match, now), isDelivered(match, now));

interface Whose {
  looker: Looker;
  /** Everybody's, for those who manage the shop. */
  all: boolean;
}

export async function listOrders(db: Db, ask: OrderQuery, { looker, all }: Whose, now: Date) {
  const read = (ids: number[]) => readRows(db, ids, looker);
  const [placed, delivery] = [wasPlaced(ask, now), isDelivered(ask, now)];
  const own = all ? undefined : eq(orders.personId, looker.id);
  const walks = ask.sortColumn === 'placedAt';
  const help: ListHelp = { easy: [...byState(ask), walks ? placed : undefined] };
  const filters = [own, walks ? undefined : placed, delivery];
  const idOf = (row: OrderRow) => row.id;
  const asked = { ...ask, q: amountsIn(ask.q) };
  const { rows: found, ...total } = await listPage(db, all ? ALL : OWN, asked, filters, read, idOf, help);
  return { orders: found, ...total };
}

/** Of everybody, or of one person. */
export async function countOrders(db: Db, personId: number | undefined, now: Date): Promise<OrderCounts> {
  const whose = personId === undefined ? sql`true` : sql`o.person_id = ${personId}`;
  const groups = await rows<{ status: OrderStatus; currency: Currency; n: number; total: string; open: string }>(
    db,
    // What was paid of an invoice in part is not open any more.
    sql`SELECT o.status, o.currency, count(*)::int AS n, sum(o.total_cents)::text AS total,
      coalesce(sum(o.total_cents - coalesce(i.paid_cents, 0)) FILTER (WHERE o.payment_state = 'unpaid'), 0)::text AS open
      FROM orders o
      LEFT JOIN invoices i ON i.id = o.invoice_id AND o.payment_state = 'unpaid' AND i.deleted_at IS NULL
      WHERE ${whose} GROUP BY o.status, o.currency ORDER BY o.currency`,
  );
  const waiting = [
    personId === undefined ? undefined : eq(orders.personId, personId),
    inArray(orders.status, ['placed', 'paid', 'packed']),
    lte(orders.deliveryDate, dayOf(now)),
  ];
  const late = await db.$count(orders, and(...waiting));
  const sum = (some: typeof groups, of: (group: (typeof groups)[number]) => number) =>
    some.reduce((total, group) => total + of(group), 0);
  const statuses = Object.fromEntries(
    ORDER_STATUSES.map((status) => [
      status,
      sum(
        groups.filter((group) => group.status === status),
        (group) => group.n,
      ),
    ]),
  ) as OrderCounts['statuses'];
  const alive = groups.filter((group) => group.status !== 'cancelled');
  const money = [...new Set(alive.map((group) => group.currency))].map((currency) => {
    const some = alive.filter((group) => group.currency === currency);
    return {
      currency,
      totalCents: sum(some, (group) => Number(group.total)),
      openCents: sum(some, (group) => Number(group.open)),
    };
  });
  return { all: sum(groups, (group) => group.n), statuses, late, money };
}
