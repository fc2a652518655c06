import { z } from 'zod/mini';
import { anyOf, days, listBase, newestFirst, sortedBy } from '#contract/list.ts';

export const ORDER_STATUSES = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const;

/** How an order is paid. A card only where the server has a provider for it. */
export const ORDER_PAYMENTS = ['invoice', 'card'] as const;

/** What has happened to the money. `refund-due`: cancelled after it was paid, and not yet paid back. */
export const PAYMENT_STATES = ['unpaid', 'paid', 'refund-due', 'refunded'] as const;

export const ORDER_SORT_COLUMNS = ['id', 'buyer', 'total', 'status', 'placedAt', 'deliveryDate'] as const;

/** Query of GET /api/orders and /api/orders/all, and the address bar of the lists: newest first unless asked otherwise. */
export const orderQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(ORDER_SORT_COLUMNS, 'placedAt'),
  status: anyOf(ORDER_STATUSES),
  payment: anyOf(ORDER_PAYMENTS),
  paymentState: anyOf(PAYMENT_STATES),
  placed: days,
  delivery: days,
});
export type OrderQuery = z.infer<typeof orderQuery>;

/** The part of a list's address that says which orders, for bulk actions and exports. */
export const orderMatch = z.omit(orderQuery, { page: true, perPage: true, sort: true, sortColumn: true });
export type OrderMatch = z.infer<typeof orderMatch>;
