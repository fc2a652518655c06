import { z } from 'zod/mini';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import { anyOf, days, listBase, newestFirst, sortedBy, yesOrNo } from '#contract/list.ts';

export const SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const;

export const INVOICE_SORT_COLUMNS = [
  'id',
  'client.name',
  'client.company',
  'client.companyEmail',
  'client.country',
  'service',
  'total',
  'balance',
  'issuedDate',
  'dueDate',
  'invoiceStatus',
] as const;

/** Query of GET /apps/invoice/invoices, and the address bar of the list: newest first unless asked otherwise. */
export const invoiceQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(INVOICE_SORT_COLUMNS, 'id'),
  status: anyOf(INVOICE_STATUSES),
  service: anyOf(SERVICES),
  issued: days,
  due: days,
  /** Something was paid on one of these days. */
  paid: days,
  /** The client's address, whole. */
  to: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'))),
  /** Those that were deleted and can still be brought back, instead of the others. */
  deleted: z._default(yesOrNo, false),
  /** `false` leaves `allData` empty: a list that shows a page has no use for a thousand rows. */
  all: z._default(yesOrNo, true),
});
export type InvoiceQuery = z.infer<typeof invoiceQuery>;

/** The part of a list's address that says which invoices, for bulk actions and exports. */
export const invoiceMatch = z.pick(invoiceQuery, {
  q: true,
  status: true,
  service: true,
  issued: true,
  due: true,
  paid: true,
  to: true,
  deleted: true,
});
export type InvoiceMatch = z.infer<typeof invoiceMatch>;
