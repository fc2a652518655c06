import { unitsOf } from '#contract/money.ts';
import type { InvoiceRow } from '#features/invoices/contract.ts';
import type { invoices } from './tables.ts';

export type StoredInvoice = typeof invoices.$inferSelect;

/** The client as the invoice has kept them. */
export const clientIn = (row: StoredInvoice): InvoiceRow['client'] => ({
  id: row.clientId,
  name: row.clientName,
  company: row.clientCompany,
  companyEmail: row.clientEmail,
  address: row.clientAddress,
  country: row.clientCountry,
  contact: row.clientContact,
});

export const rowOf = (row: StoredInvoice, isCancelled: boolean): InvoiceRow => ({
  id: row.id,
  issuedDate: row.issuedDate,
  dueDate: row.dueDate,
  client: clientIn(row),
  service: row.service,
  total: unitsOf(row.totalCents),
  balance: unitsOf(row.balanceCents),
  isCancelled,
  currency: row.currency,
  avatar: row.avatar,
  invoiceStatus: row.status,
  version: row.version,
  deletedAt: row.deletedAt?.toISOString() ?? null,
});
