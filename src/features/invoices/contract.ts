import { z } from 'zod';
import { extend, omit, pick } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { amountProblem, INVOICE_STATUSES } from '#contract/invoice.ts';
import { exportFormat, someIds } from '#contract/list.ts';
import { cents, currency, TOO_FINE } from '#contract/moneyRules.ts';
import { PAYMENT_METHODS } from './choices.ts';
import { invoiceClient, line, versionSeen } from './clientContract.ts';
import { invoiceMatch, invoiceQuery, SERVICES } from './listContract.ts';

export const invoiceStatus = z.enum(INVOICE_STATUSES);

export const paymentMethod = z.enum(PAYMENT_METHODS, `Choose from ${PAYMENT_METHODS.join(', ')}.`);

/** Made by the writer once per thing: sent again after a lost answer, it is stored once and answers 200. */
const key = z.uuid('Give a UUID.').optional();
const day = z.iso
  .date('Give a day as 2026-11-15.')
  .refine((text) => text >= '1900-01-01' && text < '3000-01-01', 'Choose a day between 1900 and 2999.');

export const invoiceRow = z.object({
  id: z.number(),
  issuedDate: z.string(),
  dueDate: z.string(),
  client: invoiceClient,
  service: z.enum(SERVICES),
  /** In units of the currency: 1200.5. */
  total: z.number(),
  /** What is still to be paid; below zero the client has paid too much. */
  balance: z.number(),
  /** Its order is cancelled: the balance is not asked for, and what was paid is owed back. */
  isCancelled: z.boolean(),
  currency,
  avatar: z.string().nullable(),
  invoiceStatus,
  version: z.number(),
  deletedAt: z.string().nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** `about`: the total is an estimate, because counting that many rows would take longer than anybody waits. */
export const invoicePage = z.object({
  allData: z.array(invoiceRow),
  invoices: z.array(invoiceRow),
  total: z.number(),
  about: z.boolean().optional(),
});

/** How many invoices each status has, and each currency's total: what was paid of it, without credits, and what is open. */
export const invoiceCounts = z.object({
  all: z.number(),
  deleted: z.number(),
  statuses: z.record(invoiceStatus, z.number()),
  /** Those of cancelled orders left out, as in the sums. */
  paidInFull: z.number(),
  clients: z.number(),
  money: z.array(
    z.object({
      currency,
      totalCents: z.number(),
      paidCents: z.number(),
      openCents: z.number(),
      pastDueCents: z.number(),
    }),
  ),
});
export type InvoiceCounts = z.infer<typeof invoiceCounts>;

export const invoiceLine = z.object({
  title: line(200).min(1, 'Say what it is for.'),
  description: line(1000).default(''),
  /** Thousandths of a piece: 1500 is one and a half. */
  quantityMilli: z
    .number('Give a quantity.')
    .int('Give a quantity with at most three decimals.')
    .min(1, 'Give a quantity above zero.')
    .max(1_000_000_000, 'This quantity is too large.'),
  priceCents: cents,
  /** Hundredths of a percent: 1900 is 19 %. */
  discountBp: z
    .number('Give a percentage.')
    .int(TOO_FINE)
    .min(0, 'From 0 to 100 %.')
    .max(10_000, 'From 0 to 100 %.')
    .default(0),
  taxBp: z
    .number('Give a percentage.')
    .int(TOO_FINE)
    .min(0, 'From 0 to 100 %.')
    .max(10_000, 'From 0 to 100 %.')
    .default(0),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** What an invoice is written from. */
export const invoiceBody = z
  .object({
    /** An existing client; their fields are copied in as they are now. */
    clientId: id,
    issuedDate: day,
    dueDate: day,
    service: z.enum(SERVICES, `Choose from ${SERVICES.join(', ')}.`),
    currency: currency.default('USD'),
    lines: z.array(invoiceLine).min(1, 'Add at least one line.').max(200, 'Use at most 200 lines.'),
    note: line(2000).default(''),
    salesperson: line(120).default(''),
    /** How the client may pay. */
    paymentMethod: paymentMethod.default('Bank Account'),
    showPaymentDetails: z.boolean().default(true),
    showNote: z.boolean().default(true),
  })
  .refine((invoice) => invoice.dueDate >= invoice.issuedDate, {
    message: 'It is due on the day it was issued, or later.',
    path: ['dueDate'],
  })
  .check(({ value, issues }) => {
    // Lines that are wrong by themselves have said so.
    const message = issues.length === 0 ? amountProblem(value.lines) : undefined;
    if (message) issues.push({ code: 'custom', message, path: ['lines'], input: value.lines });
  });
export type InvoiceBody = z.infer<typeof invoiceBody>;
/** `version` is the one the editor started from: a newer one answers 409 and nothing is overwritten. */
export const invoiceChange = invoiceBody.safeExtend({ version: versionSeen });
/** Body of POST /api/invoice/invoices. */
export const newInvoice = invoiceBody.safeExtend({ key });

export const paymentBody = z.object({
  /** Above zero it came in, below zero it was paid back. */
  amountCents: cents.refine((amount) => amount !== 0, 'Give an amount.'),
  paidOn: day,
  method: paymentMethod,
  note: line(300).default(''),
});
export type PaymentBody = z.infer<typeof paymentBody>;

/** Body of POST /api/invoice/invoices/:id/payments. */
export const newPayment = paymentBody.extend({ key });

const somebody = z.object({ id: z.number(), fullName: z.string(), avatar: z.string().nullable() }).nullable();
export const payment = paymentBody.extend({ id: z.number(), recordedAt: z.string(), by: somebody });
export type Payment = z.infer<typeof payment>;

export const invoice = invoiceRow.extend({
  /** The order it is the bill of. */
  orderId: z.number().nullable(),
  lines: z.array(invoiceLine),
  note: z.string(),
  salesperson: z.string(),
  paymentMethod,
  showPaymentDetails: z.boolean(),
  showNote: z.boolean(),
  totals: z.object({
    subtotalCents: z.number(),
    discountCents: z.number(),
    taxCents: z.number(),
    totalCents: z.number(),
    paidCents: z.number(),
    balanceCents: z.number(),
  }),
  payments: z.array(payment),
  createdAt: z.string(),
  changedAt: z.string(),
  changedBy: somebody,
  sentAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  /** The address that opens its PDF without signing in; null until it is sent or shared. */
  link: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const paymentDetails = z.object({
  /** What is to be paid, as it is written: $1,200.50 */
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
/** Who sends the invoice: the head of the sheet. */
export const sender = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  contact: z.string(),
  taxId: z.string(),
});
export const oneInvoice = z.object({ invoice, paymentDetails, sender });
export type OneInvoice = z.infer<typeof oneInvoice>;

/** What stands on every sheet, and what a new invoice begins with. */
export const invoiceSettings = z.object({
  sender: z.object({
    name: line(120).min(1, 'Enter the name.'),
    address: line(300),
    email: z.union([z.literal(''), z.email('Enter a valid email.')]),
    contact: line(60),
    taxId: line(60),
  }),
  bankName: line(120),
  country: line(80),
  iban: line(42),
  swiftCode: line(11),
  currency,
  taxBp: invoiceLine.shape.taxBp,
  /** Days from issued to due. */
  termDays: z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(0, 'From 0 to 365 days.')
    .max(365, 'From 0 to 365 days.'),
  note: line(2000),
});
export type InvoiceSettings = z.infer<typeof invoiceSettings>;
/** Answer of GET and PUT /api/invoice/settings. */
export const oneInvoiceSettings = z.object({ settings: invoiceSettings, version: z.number() });
/** Body of PUT /api/invoice/settings. With the version it was made from, a newer one answers 409. */
export const invoiceSettingsChange = invoiceSettings.extend({ version: versionSeen.optional() });

/** Body of POST /api/invoice/invoices/:id/send. `mail: false` marks it as sent by other means. */
export const sendBody = z.object({
  mail: z.boolean().default(true),
  to: z.email('Enter a valid email.').optional(),
  subject: line(200).optional(),
  message: line(5000).optional(),
});
export type SendBody = z.infer<typeof sendBody>;
/** `mailed`: whether a mail went out, and whether it holds the PDF or, in a home that makes none, the link alone. */
export const sent = oneInvoice.extend({ mailed: z.enum(['with-pdf', 'with-link', 'not']) });

export const invoiceVersion = z.object({
  version: z.number(),
  at: z.string(),
  by: somebody,
  /** What led to it: it was made, changed, or changed after it had been sent. */
  after: z.enum(['made', 'changed', 'changed-after-sending']),
  totalCents: z.number(),
});
export type InvoiceVersion = z.infer<typeof invoiceVersion>;
export const invoiceVersions = z.object({ versions: z.array(invoiceVersion) });
/** One version whole, as it was on paper. */
export const oneInvoiceVersion = z.object({
  version: invoiceVersion,
  invoice: invoiceBody.safeExtend({ client: invoiceClient }),
});

/** What happened to an invoice, newest first: for the rail beside the sheet. */
export const invoiceEvent = z.object({
  at: z.string(),
  action: z.string(),
  by: somebody,
  detail: z.record(z.string(), z.string()),
});
export const invoiceEvents = z.object({ events: z.array(invoiceEvent) });

/** Answer of POST and DELETE /api/invoice/invoices/:id/link. */
export const invoiceLink = z.object({ link: z.string().nullable() });

/** Body of POST /api/invoice/restore, and how many came back. */
export const restoreBody = z.object({
  ids: z.array(id).min(1, 'Choose at least one.').max(100, 'Choose at most 100.'),
});
export const restored = z.object({ ids: z.array(z.number()) });

const format = exportFormat;
/** Query of GET /api/invoice/export: a format, and the list's address or some ids with commas between them. */
export const invoiceExport = extend(omit(invoiceQuery, { page: true, perPage: true, all: true }), {
  format,
  ids: someIds,
});
/** Body of POST /api/invoice/export: more ids than an address holds. */
export const invoiceExportBody = extend(pick(invoiceQuery, { sort: true, sortColumn: true }), {
  format,
  ids: z.array(id).max(10_000, 'Choose at most 10,000.'),
});

const which = {
  ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
  match: z.optional(invoiceMatch),
  /** Made by the sender once per deed: sent again, it is done once. */
  key: onceKey,
};
export const invoiceBulk = z
  .object({ action: z.enum(['send', 'mark-sent', 'delete', 'restore', 'purge'], 'Choose what to do.'), ...which })
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });
export type InvoiceBulk = z.infer<typeof invoiceBulk>;
