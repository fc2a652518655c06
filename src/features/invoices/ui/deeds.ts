import type { InvoiceRow, OneInvoice } from '#features/invoices/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { download } from '#web/kit/download.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { numberOf } from './money.ts';
import { invoiceOne } from './queries.ts';

type Which = Pick<InvoiceRow, 'id'>;

const again = () => queryClient.invalidateQueries({ queryKey: ['invoices'] });

/** The new state is on the screen at once; lists and counts are asked for again. */
export function invoiceChanged({ invoice, paymentDetails, sender }: OneInvoice) {
  queryClient.setQueryData(invoiceOne(invoice.id).queryKey, { invoice, paymentDetails, sender });
  void again();
}

export async function restoreInvoice(one: Which) {
  try {
    await ask(api.api.invoice.restore.$post({ json: { ids: [one.id] } }));
    toast.done(i18n.t('invoices:restored', { number: numberOf(one) }));
    void again();
  } catch (error) {
    toast.failed(error);
  }
}

export type Deed = () => Promise<unknown>;

/** At once, with a way back. `around` does it on the invoice's own page, which is left then. */
export async function deleteInvoice(one: Which, around = (deed: Deed) => deed()) {
  try {
    await around(() => ask(api.apps.invoice.delete.$delete({ query: { id: one.id } })));
    toast.done(i18n.t('invoices:deleted', { number: numberOf(one) }), { undo: () => void restoreInvoice(one) });
    void again();
  } catch (error) {
    toast.failed(error);
  }
}

/** Invoices that are being copied: pressed again meanwhile, it is the same press. */
const copying = new Set<number>();

/** The copy is a draft of its own, and is shown then. */
export async function duplicateInvoice(one: Which, show: (copy: number) => Promise<void>) {
  if (copying.has(one.id)) return;
  copying.add(one.id);
  try {
    const copy = await ask(api.api.invoice.invoices[':id'].duplicate.$post({ param: { id: one.id } }));
    invoiceChanged(copy);
    toast.done(i18n.t('invoices:duplicated', { number: numberOf(one), copy: numberOf(copy.invoice) }));
    await show(copy.invoice.id);
  } catch (error) {
    toast.failed(error);
  } finally {
    copying.delete(one.id);
  }
}

export const downloadPdf = (one: Which) =>
  download((init) => api.api.invoice.invoices[':id'].pdf.$get({ param: { id: one.id } }, { init }), {
    busy: i18n.t('invoices:pdfBusy'),
    name: `invoice-${one.id}.pdf`,
  });
