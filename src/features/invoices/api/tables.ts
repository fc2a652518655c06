import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { folded, inC, money, time } from '#api/columns.ts';
import { somebody } from '#api/personColumns.ts';
import type { InvoiceStatus } from '#contract/invoice.ts';
import type { Currency } from '#contract/money.ts';
import type { InvoiceBody, InvoiceRow, InvoiceSettings, PaymentBody } from '#features/invoices/contract.ts';

/** Whom invoices are written for. */
export const invoiceClients = pgTable(
  'invoice_clients',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    company: text().notNull().default(''),
    companyEmail: text().notNull(),
    address: text().notNull().default(''),
    country: text().notNull().default(''),
    contact: text().notNull().default(''),
    avatar: text(),
    version: integer().notNull().default(1),
    createdAt: time().notNull(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(name || ' ' || company || ' ' || company_email)`),
  },
  (t) => [
    uniqueIndex('invoice_clients_email').on(sql`lower(${t.companyEmail})`),
    index('invoice_clients_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clientId: integer().references(() => invoiceClients.id, { onDelete: 'set null' }),
    // The client as they were when it was written.
    clientName: text().notNull(),
    clientCompany: text().notNull(),
    clientEmail: text().notNull(),
    clientAddress: text().notNull(),
    clientCountry: text().notNull(),
    clientContact: text().notNull(),
    avatar: text(),
    service: text().$type<InvoiceRow['service']>().notNull(),
    currency: text().$type<Currency>().notNull(),
    issuedDate: date({ mode: 'string' }).notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    salesperson: text().notNull().default(''),
    paymentMethod: text().$type<InvoiceBody['paymentMethod']>().notNull(),
    showPaymentDetails: boolean().notNull().default(true),
    showNote: boolean().notNull().default(true),
    // Computed from the lines and payments by every write.
    subtotalCents: money().notNull(),
    discountCents: money().notNull(),
    taxCents: money().notNull(),
    totalCents: money().notNull(),
    paidCents: money().notNull().default(0),
    balanceCents: money()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`total_cents - paid_cents`),
    /** Follows from what has happened and from the day (statusOf); kept so that lists can filter and sort by it. */
    status: text().$type<InvoiceStatus>().notNull(),
    version: integer().notNull().default(1),
    createdAt: time().notNull(),
    createdById: somebody(),
    /** Of its writer: what is sent again after a lost answer is stored once. */
    writingKey: uuid(),
    changedAt: time().notNull(),
    changedById: somebody(),
    sentAt: time(),
    openedAt: time(),
    /** Opens the PDF without signing in. Random, and made anew when somebody wants the old one closed. */
    linkToken: text().unique(),
    deletedAt: time(),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lms_fold(client_name || chr(10) || client_email) || chr(10) || id || chr(10) || lms_amount(total_cents) || chr(10) || lms_amount(total_cents - paid_cents) || chr(10) || lms_day(due_date)`,
      ),
  },
  (t) => {
    const alive = sql`${t.deletedAt} IS NULL`;
    return [
      // One for each way to sort: the page is found in the index alone, filtered by status and service on the way.
      index('invoices_by_id').on(t.id, t.status, t.service).where(alive),
      index('invoices_by_client').on(folded(t.clientName), t.id, t.status, t.service).where(alive),
      index('invoices_by_company').on(folded(t.clientCompany), t.id, t.status, t.service).where(alive),
      index('invoices_by_email').on(folded(t.clientEmail), t.id, t.status, t.service).where(alive),
      index('invoices_by_country').on(folded(t.clientCountry), t.id, t.status, t.service).where(alive),
      index('invoices_by_service').on(inC(t.service), t.id, t.status, t.service).where(alive),
      index('invoices_by_total').on(t.totalCents, t.id, t.status, t.service).where(alive),
      index('invoices_by_balance').on(t.balanceCents, t.id, t.status, t.service).where(alive),
      index('invoices_by_issued').on(t.issuedDate, t.id, t.status, t.service).where(alive),
      index('invoices_by_due').on(t.dueDate, t.id, t.status, t.service).where(alive),
      index('invoices_by_status').on(inC(t.status), t.id, t.status, t.service).where(alive),
      index('invoices_of_client').on(t.clientId),
      index('invoices_changed_by').on(t.changedById),
      uniqueIndex('invoices_writing').on(t.createdById, t.writingKey),
      /** Somebody's own: account pages show the invoices to their address. */
      index('invoices_to').on(sql`lower(${t.clientEmail})`, t.id),
      // Those that the next day can move to Past Due.
      index('invoices_open').on(t.dueDate).where(sql`${t.status} IN ('Sent', 'Downloaded', 'Partial Payment')`),
      index('invoices_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
      index('invoices_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
      check('invoices_days', sql`${t.dueDate} >= ${t.issuedDate}`),
    ];
  },
);

/** What the list can be sorted by, written as in its indexes. */
export const invoiceKeys = {
  id: invoices.id,
  'client.name': folded(invoices.clientName),
  'client.company': folded(invoices.clientCompany),
  'client.companyEmail': folded(invoices.clientEmail),
  'client.country': folded(invoices.clientCountry),
  service: inC(invoices.service),
  total: invoices.totalCents,
  balance: invoices.balanceCents,
  issuedDate: invoices.issuedDate,
  dueDate: invoices.dueDate,
  invoiceStatus: inC(invoices.status),
};

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    quantityMilli: integer().notNull(),
    priceCents: money().notNull(),
    discountBp: integer().notNull(),
    taxBp: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.position] })],
);

export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    amountCents: money().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    method: text().$type<PaymentBody['method']>().notNull(),
    note: text().notNull().default(''),
    recordedAt: time().notNull(),
    byId: somebody(),
    writingKey: uuid(),
  },
  (t) => [
    index('invoice_payments_of').on(t.invoiceId, t.id),
    index('invoice_payments_on').on(t.paidOn, t.invoiceId, t.amountCents),
    uniqueIndex('invoice_payments_writing').on(t.byId, t.writingKey),
  ],
);

/** Every saved state of an invoice, the current one included: what was sent can always be shown again. */
export const invoiceVersions = pgTable(
  'invoice_versions',
  {
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: time().notNull(),
    byId: somebody(),
    afterSending: boolean().notNull(),
    totalCents: money().notNull(),
    body: jsonb().$type<InvoiceBody & { client: InvoiceRow['client'] }>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.version] }), index('invoice_versions_by').on(t.byId)],
);

/** One row: what stands on every sheet. */
export const invoiceSettings = pgTable('invoice_settings', {
  id: integer().primaryKey().default(1),
  value: jsonb().$type<InvoiceSettings>().notNull(),
  version: integer().notNull().default(1),
});
