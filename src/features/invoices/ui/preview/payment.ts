import type { Invoice, OneInvoice, Payment, PaymentBody } from '#features/invoices/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatMoney } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { invoiceChanged } from '../deeds.ts';
import { balanceInWords, openOf } from '../money.ts';

type Which = Pick<Invoice, 'id' | 'currency'>;

async function shown(call: Promise<OneInvoice>): Promise<OneInvoice> {
  const changed = await call;
  invoiceChanged(changed);
  return changed;
}

const add = ({ id }: Which, { amountCents, paidOn, method, note }: PaymentBody, key: string) => {
  const json = { amountCents, paidOn, method, note, key };
  return shown(ask(api.api.invoice.invoices[':id'].payments.$post({ param: { id }, json })));
};

const remove = ({ id }: Which, { id: paymentId }: Payment) =>
  shown(ask(api.api.invoice.invoices[':id'].payments[':paymentId'].$delete({ param: { id, paymentId } })));

/** What was pressed goes with its row or its toast: the cursor goes on from the way to add a payment. */
const goOn = () => document.querySelector<HTMLElement>('[data-action="pay"]')?.focus({ preventScroll: true });

const undoing = (deed: () => Promise<unknown>) => () => {
  goOn();
  deed().catch(toast.failed);
};

/** They come in the order of their days; among equal ones the last is the newest. */
const newest = (payments: Payment[], body: PaymentBody) =>
  payments.findLast((one) => (['amountCents', 'paidOn', 'method', 'note'] as const).every((f) => one[f] === body[f]));

/** Undo removes it again. What is refused is for the form to say. */
export async function addPayment(which: Which, body: PaymentBody, key: string) {
  const { invoice } = await add(which, body, key);
  const added = newest(invoice.payments, body);
  toast.done(i18n.t('invoices:payment.added', { amount: formatMoney(body.amountCents, which.currency) }), {
    detail: i18n.t('invoices:payment.left', { balance: balanceInWords(openOf(invoice), which.currency) }),
    // What was given back for a cancelled order takes its bill along.
    undo: added && invoice.deletedAt === null ? undoing(() => remove(which, added)) : undefined,
  });
}

/** At once; Undo records the same payment again. */
export async function removePayment(which: Which, payment: Payment) {
  const pressed = document.activeElement;
  try {
    const { invoice } = await remove(which, payment);
    // Unless somebody went elsewhere meanwhile.
    if ([pressed, document.body].includes(document.activeElement)) goOn();
    toast.done(i18n.t('invoices:payments.removed', { amount: formatMoney(payment.amountCents, which.currency) }), {
      undo: invoice.deletedAt === null ? undoing(() => add(which, payment, uuid())) : undefined,
    });
  } catch (error) {
    toast.failed(error);
  }
}
