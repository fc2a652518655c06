import type { Subject } from '#api/audit.ts';
import type { Deps } from '#api/deps.ts';

/** Open pages of those who work with invoices look again; students have none. Without ids it was many. */
export const tellInvoices = (deps: Pick<Deps, 'bus'>, ids: number[] = []) =>
  deps.bus.publish({ people: 'staff', topic: 'invoices', ids });

export const invoiceSubject = (invoice: { id: number; clientName: string }): Subject => ({
  type: 'invoice',
  id: invoice.id,
  name: `#${invoice.id} ${invoice.clientName}`,
});

export const clientSubject = (client: { id: number; name: string }): Subject => ({
  type: 'invoice-client',
  id: client.id,
  name: client.name,
});
