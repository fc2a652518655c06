import {
  type Icon,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCreditCard,
  IconPackage,
  IconReceiptRefund,
  IconShoppingBag,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { OrderRow, OrderStatus, PaymentState } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill, type PillKind } from '#web/kit/Pill.tsx';
import classes from './orders.module.css';

interface Look {
  kind: PillKind;
  icon: Icon;
}

const LOOKS: Record<OrderStatus, Look> = {
  placed: { kind: 'accent', icon: IconShoppingBag },
  paid: { kind: 'info', icon: IconCreditCard },
  packed: { kind: 'warning', icon: IconPackage },
  shipped: { kind: 'info', icon: IconTruckDelivery },
  delivered: { kind: 'success', icon: IconCircleCheck },
  cancelled: { kind: 'neutral', icon: IconCircleX },
};

const MONEY: Record<PaymentState | 'partly', Look> = {
  unpaid: { kind: 'neutral', icon: IconClock },
  partly: { kind: 'warning', icon: IconClock },
  paid: { kind: 'success', icon: IconCircleCheck },
  'refund-due': { kind: 'danger', icon: IconReceiptRefund },
  refunded: { kind: 'neutral', icon: IconReceiptRefund },
};

export const statusIcon = (status: OrderStatus) => LOOKS[status].icon;

function Look({ look: { kind, icon: Glyph }, words }: { look: Look; words: string }) {
  return (
    <Pill kind={kind}>
      <Glyph className={classes.pillIcon} size={14} stroke={1.75} aria-hidden />
      {words}
    </Pill>
  );
}

export function StatusPill({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Look look={LOOKS[status]} words={t(`statuses.${status}`)} />;
}

export function MoneyPill({ order }: { order: Pick<OrderRow, 'paymentState' | 'paidCents'> }) {
  const { t } = useTranslation('orders');
  const state = order.paymentState === 'unpaid' && order.paidCents > 0 ? 'partly' : order.paymentState;
  return <Look look={MONEY[state]} words={t(`money.${state}`)} />;
}
