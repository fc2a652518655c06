import type { Order, OrderRow, OrderStatus } from '#features/orders/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';
import { outdate, queryClient } from '#web/queryClient.ts';
import { orderOne } from './queries.ts';

type Which = Pick<Order, 'id' | 'version'>;

/** The new state is on the screen at once; lists, counts, stock and invoices are asked for again. */
export function orderChanged(order: Order) {
  queryClient.setQueryData(orderOne(order.id).queryKey, order);
  outdate(({ queryKey: [topic, kind, id] }) => {
    const isThis = topic === 'orders' && kind === 'one' && id === order.id;
    return !isThis && (topic === 'orders' || topic === 'shop' || topic === 'invoices');
  });
}

/** What becomes of the money: of all that was paid or of a part, of an invoice, or nothing. */
function whatOfMoney({ paidCents, invoiceId }: Pick<OrderRow, 'paidCents' | 'invoiceId'>) {
  if (paidCents > 0) return i18n.t('orders:cancel.paid');
  return i18n.t(invoiceId === null ? 'orders:cancel.unbilled' : 'orders:cancel.unpaid');
}

/** What was sold meanwhile does not come back: this asks. */
export async function cancelOrder(order: Pick<OrderRow, 'id' | 'paidCents' | 'invoiceId'>) {
  const { id } = order;
  const sure = await confirm({
    question: i18n.t('orders:cancel.question', { number: id }),
    detail: whatOfMoney(order),
    verb: i18n.t('orders:cancel.verb'),
    cancel: i18n.t('orders:cancel.keep'),
    danger: true,
  });
  if (!sure) return;
  try {
    const { order: cancelled } = await ask(api.api.orders[':id'].cancel.$post({ param: { id }, json: {} }));
    orderChanged(cancelled);
    toast.done(i18n.t('orders:cancel.done', { number: id }));
  } catch (error) {
    toast.failed(error);
  }
}

/** Orders that are on their way to another step: pressed again meanwhile, it is the same press. */
const moving = new Set<number>();

/** At once, with a way back while it is one step. */
export async function moveOrder({ id, version }: Which, from: OrderStatus, status: OrderStatus) {
  if (moving.has(id)) return;
  moving.add(id);
  try {
    const { order } = await ask(api.api.orders[':id'].status.$post({ param: { id }, json: { status, version } }));
    orderChanged(order);
    const undo = order.next.includes(from) ? () => void moveOrder(order, status, from) : undefined;
    toast.done(i18n.t(`orders:moved.${status}`, { number: id }), { undo });
  } catch (error) {
    toast.failed(error);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  } finally {
    moving.delete(id);
  }
}

export async function noteRefund({ id }: Pick<Order, 'id'>) {
  try {
    const { order } = await ask(api.api.orders[':id'].refunded.$post({ param: { id } }));
    orderChanged(order);
    toast.done(i18n.t('orders:refund.done', { number: id }));
  } catch (error) {
    toast.failed(error);
  }
}

/** Away to the page of whoever takes cards. */
export async function payOrder({ id }: Pick<Order, 'id'>) {
  try {
    const { redirectUrl } = await ask(api.api.orders[':id'].pay.$post({ param: { id } }));
    if (redirectUrl) location.assign(redirectUrl);
  } catch (error) {
    toast.failed(error);
  }
}
