import { Anchor, Button } from '@mantine/core';
import { IconCreditCard, IconFileInvoice } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Order } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatDateTime, formatMoney, formatTime } from '#web/kit/format.ts';
import { useAbility, useSession } from '#web/session.ts';
import { payOrder } from '../deeds.ts';
import { MoneyPill } from '../StatusPill.tsx';
import { isToPay } from '../useOrderActions.ts';
import classes from './Order.module.css';

/** How it is paid, whether it is, and the way to its invoice. */
export function Payment({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const mayRead = useAbility().can('read', 'Invoice');
  const isMine = useSession()?.id === order.buyer.id;
  const { invoice, payment, paymentState, paidCents, totalCents, currency } = order;
  const name = invoice && t('invoiceNamed', { number: invoice.id });
  return (
    <section className={classes.card} aria-label={t('payment.title')}>
      <h2 className={classes.cardTitle}>{t('payment.title')}</h2>
      <div className={classes.payment}>
        <span className={classes.method}>
          {payment === 'card' ? (
            <IconCreditCard size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconFileInvoice size={18} stroke={1.75} aria-hidden />
          )}
          {t(`payments.${payment}`)}
        </span>
        <MoneyPill order={order} />
      </div>
      {order.paidAt && <p className={classes.quiet}>{t('payment.paidAt', { date: formatDateTime(order.paidAt) })}</p>}
      {paymentState === 'unpaid' && paidCents > 0 && (
        <p className={classes.quiet}>
          {t('payment.partly', { paid: formatMoney(paidCents, currency), total: formatMoney(totalCents, currency) })}
        </p>
      )}
      {invoice && name && (
        <p className={classes.quiet}>
          {mayRead ? (
            <Anchor component={Link} to={`/apps/invoice/preview/${invoice.id}`}>
              {name}
            </Anchor>
          ) : invoice.link ? (
            <Anchor href={invoice.link} target="_blank" rel="noreferrer">
              {name}
            </Anchor>
          ) : (
            name
          )}
          {paymentState === 'unpaid' && ` · ${t('payment.due', { date: formatDate(invoice.dueDate) })}`}
        </p>
      )}
      {payment === 'invoice' && !invoice && order.status !== 'cancelled' && (
        <p className={classes.quiet}>{t('payment.noInvoice')}</p>
      )}
      {paymentState === 'refund-due' && (
        <p className={classes.quiet}>{t(invoice ? 'payment.refundOnInvoice' : 'payment.refundDue')}</p>
      )}
      {isToPay(order) && (
        <>
          {order.holdUntil && (
            <p className={classes.quiet}>{t('payment.hold', { time: formatTime(order.holdUntil) })}</p>
          )}
          {isMine && (
            <Button className={classes.pay} onClick={() => void payOrder(order)}>
              {t('actions.pay')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
