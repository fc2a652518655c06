import { invoiceTotals, lineTotals } from '#contract/invoice.ts';
import type { ClientFields } from '#features/invoices/clientContract.ts';
import type { InvoiceBody, InvoiceLine } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatMoney, formatNumber, heldTogether } from '#web/kit/format.ts';
import { percentOf } from '../money.ts';
import classes from './Preview.module.css';

export type Side = Omit<InvoiceBody, 'clientId'> & { client: ClientFields };

const FIELDS = [
  'client',
  'issued',
  'due',
  'service',
  'currency',
  'lines',
  'total',
  'salesperson',
  'method',
  'note',
  'shown',
] as const;

/** 3 × $19.99 − 10% + 20% = $64.76: every figure that may have changed. */
function sumOf(line: InvoiceLine, currency: string): string {
  const quantity = formatNumber(line.quantityMilli / 1000, { maximumFractionDigits: 3 });
  const discount = line.discountBp === 0 ? '' : ` − ${percentOf(line.discountBp)}`;
  const tax = line.taxBp === 0 ? '' : ` + ${percentOf(line.taxBp)}`;
  const total = formatMoney(lineTotals(line).totalCents, currency);
  return `${quantity} × ${formatMoney(line.priceCents, currency)}${discount}${tax} = ${total}`;
}

function useWords() {
  const { t } = useTranslation('invoices');
  const line = (one: InvoiceLine, currency: string) =>
    `${one.title}: ${heldTogether(sumOf(one, currency))}${one.description ? ` (${one.description})` : ''}`;
  const read: Record<(typeof FIELDS)[number], (side: Side) => string> = {
    client: ({ client }) =>
      [client.name, client.company, client.companyEmail, client.address, client.country].filter(Boolean).join(', '),
    issued: ({ issuedDate }) => formatDate(issuedDate),
    due: ({ dueDate }) => formatDate(dueDate),
    service: ({ service }) => t(`services.${service}`),
    currency: ({ currency }) => currency,
    lines: ({ lines, currency }) => lines.map((one) => line(one, currency)).join('\n'),
    total: ({ lines, currency }) => formatMoney(invoiceTotals(lines).totalCents, currency),
    salesperson: ({ salesperson }) => salesperson,
    method: ({ paymentMethod }) => t(`methods.${paymentMethod}`),
    note: ({ note }) => note,
    shown: ({ showPaymentDetails, showNote }) =>
      [showPaymentDetails && t('editor.showPaymentDetails'), showNote && t('editor.showNote')]
        .filter(Boolean)
        .join(', '),
  };
  return FIELDS.map((field) => ({ field, label: t(`compare.${field}`), read: read[field] }));
}

/** What differs between two states of an invoice, field by field: struck out as it was, underlined as it is. */
export function Compare({ from, to }: { from: Side; to: Side }) {
  const { t } = useTranslation('invoices');
  const different = useWords()
    .map(({ field, label, read }) => ({ field, label, before: read(from), after: read(to) }))
    .filter(({ before, after }) => before !== after);
  if (different.length === 0) return <p className={classes.quiet}>{t('compare.same')}</p>;
  return (
    <dl className={classes.compare}>
      {different.map(({ field, label, before, after }) => (
        <div key={field} className={classes.difference}>
          <dt>{label}</dt>
          <dd>
            {before && <del dir="auto">{before}</del>}
            {after && <ins dir="auto">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
