import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Invoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './Preview.module.css';
import { removePayment } from './payment.ts';

export function Payments({ invoice, mayManage }: { invoice: Invoice; mayManage: boolean }) {
  const { t } = useTranslation('invoices');
  const { payments, currency } = invoice;
  return (
    <section className={classes.card} aria-label={t('payments.title')}>
      <h2 className={classes.cardTitle}>{t('payments.title')}</h2>
      {payments.length === 0 && <p className={classes.quiet}>{t('payments.none')}</p>}
      <ul className={classes.rows}>
        {payments.map((payment) => {
          const amount = formatMoney(payment.amountCents, currency);
          return (
            <li key={payment.id} className={classes.row}>
              <div className={classes.words}>
                <span className={classes.name}>
                  {payment.amountCents < 0
                    ? t('payments.back', { amount: formatMoney(-payment.amountCents, currency) })
                    : amount}
                </span>
                <span className={classes.detail}>
                  {formatDate(payment.paidOn)} · {t(`methods.${payment.method}`)}
                </span>
                {payment.note && (
                  <span className={classes.detail} dir="auto">
                    {payment.note}
                  </span>
                )}
                {payment.by && (
                  <span className={classes.detail}>{t('payments.by', { name: payment.by.fullName })}</span>
                )}
              </div>
              {mayManage && (
                <Tooltip label={t('payments.remove', { amount })}>
                  <ActionIcon
                    size={28}
                    aria-label={t('payments.remove', { amount })}
                    onClick={() => void removePayment(invoice, payment)}
                  >
                    <IconTrash size={16} stroke={1.75} />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
