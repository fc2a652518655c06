import type { Currency } from '#contract/money.ts';
import type { OrderSums } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import classes from './Sums.module.css';

interface Props {
  sums: OrderSums;
  currency: Currency;
  needsShipping: boolean;
  /** Shown where it is one rate for all. */
  taxBp?: number;
}

/** From what the things cost to what is to be paid. */
export function Sums({ sums, currency, needsShipping, taxBp }: Props) {
  const { t } = useTranslation('orders');
  const money = (cents: number) => formatMoney(cents, currency);
  const rate =
    taxBp === undefined ? undefined : formatNumber(taxBp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const isFree = sums.deliveryCents === 0;
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('sums.subtotal')}</dt>
        <dd>{money(sums.subtotalCents)}</dd>
      </div>
      {sums.discountCents > 0 && (
        <div className={classes.good}>
          <dt>{t('sums.discount')}</dt>
          <dd>{money(-sums.discountCents)}</dd>
        </div>
      )}
      {needsShipping && (
        <div className={isFree ? classes.good : undefined}>
          <dt>{t('sums.delivery')}</dt>
          <dd>{isFree ? t('sums.free') : money(sums.deliveryCents)}</dd>
        </div>
      )}
      <div>
        <dt>{rate === undefined ? t('sums.tax') : t('sums.taxAt', { rate })}</dt>
        <dd>{money(sums.taxCents)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t('sums.total')}</dt>
        <dd>{money(sums.totalCents)}</dd>
      </div>
    </dl>
  );
}
