import type { InvoiceTotals } from '#contract/invoice.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney } from '#web/kit/format.ts';
import classes from './Sheet.module.css';

interface Props {
  totals: InvoiceTotals;
  paidCents: number;
  currency: string;
  /** Of a cancelled order: what was paid is owed back. */
  isCancelled?: boolean;
}

/** The foot of the sheet. Below zero the client has paid too much, and it says so. */
export function Totals({ totals, paidCents, currency, isCancelled = false }: Props) {
  const { t } = useTranslation('invoices');
  const balance = (isCancelled ? 0 : totals.totalCents) - paidCents;
  const rows: { label: string; cents: number; strong?: boolean }[] = [
    { label: t('totals.subtotal'), cents: totals.subtotalCents },
    ...(totals.discountCents !== 0 ? [{ label: t('totals.discount'), cents: -totals.discountCents }] : []),
    { label: t('totals.tax'), cents: totals.taxCents },
    { label: t('totals.total'), cents: totals.totalCents, strong: true },
    ...(isCancelled ? [{ label: t('totals.cancelled'), cents: -totals.totalCents }] : []),
    ...(paidCents !== 0
      ? [
          { label: t('totals.paid'), cents: -paidCents },
          balance < 0
            ? { label: t('totals.credit'), cents: -balance, strong: true }
            : { label: t('totals.balance'), cents: balance, strong: true },
        ]
      : []),
  ];
  return (
    <dl className={classes.totals}>
      {rows.map(({ label, cents, strong }) => (
        <div key={label} className={classes.total} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{formatMoney(cents, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
