import type { Invoice, Payment } from '#features/invoices/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatMoney } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { invoiceChanged } from '../deeds.ts';

async function putBack(id: number, { amountCents, paidOn, method, note }: Payment) {
  try {
    const json = { amountCents, paidOn, method, note };
    invoiceChanged(await ask(api.api.invoice.invoices[':id'].payments.$post({ param: { id }, json })));
  } catch (error) {
    toast.failed(error);
  }
}

/** At once; Undo records the same payment again. */
export async function removePayment({ id, currency }: Pick<Invoice, 'id' | 'currency'>, payment: Payment) {
  try {
    const changed = await ask(
      api.api.invoice.invoices[':id'].payments[':paymentId'].$delete({ param: { id, paymentId: payment.id } }),
    );
    invoiceChanged(changed);
    toast.done(i18n.t('invoices:payments.removed', { amount: formatMoney(payment.amountCents, currency) }), {
      undo: () => void putBack(id, payment),
    });
  } catch (error) {
    toast.failed(error);
  }
}
