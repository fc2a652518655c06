import { IconCircleX, IconCreditCard, IconEye, IconFileInvoice, IconReceiptRefund } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { OrderRow } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { useAbility, useSession } from '#web/session.ts';
import { cancelOrder, moveOrder, noteRefund, payOrder } from './deeds.ts';
import { statusIcon } from './StatusPill.tsx';

/** Waits for its buyer to pay it by card. */
export const isToPay = ({ payment, status, paymentState }: Pick<OrderRow, 'payment' | 'status' | 'paymentState'>) =>
  payment === 'card' && status === 'placed' && paymentState === 'unpaid';

/** What can be done with an order, the same in a list's row and on its page. The next step stands first. */
export function useOrderActions() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const ability = useAbility();
  const me = useSession();

  return (order: OrderRow): { open: RowAction; moves: RowAction[]; others: RowAction[] } => {
    const { id, status, invoiceId, next } = order;
    const open: RowAction = {
      id: 'open',
      label: t('actions.open'),
      icon: IconEye,
      shortcut: 'v',
      run: () => void navigate({ to: '/apps/ecommerce/orders/$id', params: { id: String(id) } }),
    };
    const moves = next
      .filter((to) => to !== 'cancelled')
      .map(
        (to): RowAction => ({
          id: to,
          label: t(`actions.to.${to}`),
          icon: statusIcon(to),
          run: () => void moveOrder(order, status, to),
        }),
      );
    const others: RowAction[] = [];
    if (isToPay(order) && order.buyer.id === me?.id)
      others.push({ id: 'pay', label: t('actions.pay'), icon: IconCreditCard, run: () => void payOrder(order) });
    if (invoiceId !== null && ability.can('read', 'Invoice'))
      others.push({
        id: 'invoice',
        label: t('actions.invoice'),
        icon: IconFileInvoice,
        shortcut: 'i',
        run: () => void navigate({ to: '/apps/invoice/preview/$id', params: { id: String(invoiceId) } }),
      });
    if (order.paymentState === 'refund-due' && invoiceId === null && ability.can('manage', 'Shop'))
      others.push({
        id: 'refunded',
        label: t('actions.refunded'),
        icon: IconReceiptRefund,
        run: () => void noteRefund(order),
      });
    if (order.canCancel)
      others.push({
        id: 'cancel',
        label: t('actions.cancel'),
        icon: IconCircleX,
        danger: true,
        run: () => void cancelOrder(order),
      });
    return { open, moves, others };
  };
}
