import type { z } from 'zod';
import { invoiceTotals, lineTotals } from '#contract/invoice.ts';
import type { ClientFields } from '#features/invoices/clientContract.ts';
import type {
  Invoice,
  InvoiceBody,
  InvoiceLine,
  InvoiceSettings,
  paymentDetails,
} from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatMoney, formatNumber } from '#web/kit/format.ts';
import { numberOf, percentOf } from '../money.ts';
import { Head, Party } from './Head.tsx';
import classes from './Sheet.module.css';
import { Totals } from './Totals.tsx';

export interface SheetContent extends Omit<InvoiceBody, 'clientId'> {
  /** Null while it has none yet. */
  id: number | null;
  client: ClientFields;
}

interface Props {
  content: SheetContent;
  sender: InvoiceSettings['sender'];
  bank: Omit<z.infer<typeof paymentDetails>, 'totalDue'>;
  /** What has come in; an older version does not know. */
  paidCents?: number;
  /** Whether it is the bill of an order: that lists products, and asks for nothing once it is cancelled. */
  bill?: Pick<Invoice, 'orderId' | 'isCancelled'> | undefined;
}

const percent = (points: number) => (points === 0 ? '–' : percentOf(points));

/** Lines have no name of their own: they are told apart by their place. */
const withKeys = (lines: InvoiceLine[]) => lines.map((line, place) => ({ key: `line-${place}`, line }));

/** The invoice as it is on paper. */
export function Sheet({ content, sender, bank, paidCents = 0, bill }: Props) {
  const { t } = useTranslation('invoices');
  const { lines, currency, client } = content;
  const money = (cents: number) => formatMoney(cents, currency);
  const totals = invoiceTotals(lines);
  const isCancelled = bill?.isCancelled ?? false;
  const balance = (isCancelled ? 0 : totals.totalCents) - paidCents;
  return (
    <article className={classes.sheet} aria-label={t('sheet.label')} data-sheet>
      <Head
        sender={sender}
        number={content.id === null ? t('sheet.noNumber') : numberOf({ id: content.id })}
        facts={[
          { label: t('sheet.issued'), value: formatDate(content.issuedDate) },
          { label: t('sheet.due'), value: formatDate(content.dueDate) },
          ...(bill?.orderId ? [] : [{ label: t('sheet.service'), value: t(`services.${content.service}`) }]),
        ]}
      />
      <div className={classes.parties}>
        <Party title={t('sheet.to')} lines={[client.name, client.company, client.address, client.country]}>
          <bdi dir="ltr">{client.contact}</bdi>
          <bdi dir="ltr">{client.companyEmail}</bdi>
        </Party>
        {content.showPaymentDetails && (
          <div className={classes.party}>
            <h3 className={classes.partyTitle}>{t('sheet.payTo')}</h3>
            <dl className={classes.bank}>
              <dt>{balance < 0 ? t('totals.credit') : t('sheet.totalDue')}</dt>
              <dd className={classes.strong}>{money(Math.abs(balance))}</dd>
              <dt>{t('sheet.method')}</dt>
              <dd>{t(`methods.${content.paymentMethod}`)}</dd>
              {(['bankName', 'country', 'iban', 'swiftCode'] as const).map(
                (field) =>
                  bank[field] && (
                    <div key={field} className={classes.bankRow}>
                      <dt>{t(`sheet.bank.${field}`)}</dt>
                      <dd>
                        <bdi>{bank[field]}</bdi>
                      </dd>
                    </div>
                  ),
              )}
            </dl>
          </div>
        )}
      </div>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('line.item')}</th>
            <th scope="col">{t('line.quantity')}</th>
            <th scope="col">{t('line.price')}</th>
            <th scope="col">{t('line.discount')}</th>
            <th scope="col">{t('line.tax')}</th>
            <th scope="col">{t('line.total')}</th>
          </tr>
        </thead>
        <tbody>
          {withKeys(lines).map(({ key, line }) => (
            <tr key={key}>
              <td data-label={t('line.item')}>
                <span className={classes.item} dir="auto">
                  {line.title}
                </span>
                {line.description && (
                  <span className={classes.description} dir="auto">
                    {line.description}
                  </span>
                )}
              </td>
              <td data-label={t('line.quantity')}>
                {formatNumber(line.quantityMilli / 1000, { maximumFractionDigits: 3 })}
              </td>
              <td data-label={t('line.price')}>{money(line.priceCents)}</td>
              <td data-label={t('line.discount')}>{percent(line.discountBp)}</td>
              <td data-label={t('line.tax')}>{percent(line.taxBp)}</td>
              <td data-label={t('line.total')}>{money(lineTotals(line).netCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        <div className={classes.footWords}>
          {content.salesperson && (
            <p>
              <span className={classes.quiet}>{t('sheet.salesperson')}</span> <bdi>{content.salesperson}</bdi>
            </p>
          )}
        </div>
        <Totals totals={totals} paidCents={paidCents} currency={currency} isCancelled={isCancelled} />
      </div>
      {content.showNote && content.note && (
        <div className={classes.note}>
          <h3 className={classes.partyTitle}>{t('sheet.note')}</h3>
          <p dir="auto">{content.note}</p>
        </div>
      )}
    </article>
  );
}
