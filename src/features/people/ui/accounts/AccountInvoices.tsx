import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { centsOf, numberOf } from '#features/invoices/ui/money.ts';
import { StatusPill } from '#features/invoices/ui/StatusPill.tsx';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';

const MOST = 5;

// Below `invoices`: a payment asks for them again.
const invoicesTo = (email: string) =>
  queryOptions({
    queryKey: ['invoices', 'to', email],
    queryFn: () => ask(api.apps.invoice.invoices.$get({ query: { to: email, perPage: MOST, all: 'false' } })),
  });

/** The newest invoices to somebody's address. */
export function AccountInvoices({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const invoices = useQuery(invoicesTo(email));
  const found = invoices.data?.invoices ?? [];
  return (
    <section className={page.card} aria-label={t('invoices.title')}>
      <h2 className={page.cardTitle}>
        {t('invoices.title')}
        {found.length > 0 && (
          <Link className={page.link} to="/apps/invoice/list" search={{ to: email }}>
            {t('invoices.all')}
          </Link>
        )}
      </h2>
      {invoices.isPending && <SkeletonRows rows={2} />}
      {invoices.isError && <FailedState error={invoices.error} onRetry={() => void invoices.refetch()} />}
      {invoices.data && found.length === 0 && <p className={page.quiet}>{t('invoices.none')}</p>}
      {found.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('invoices.number')}</th>
              <th scope="col">{t('invoices.due')}</th>
              <th scope="col">{t('fields.status')}</th>
              <th scope="col" className={classes.end}>
                {t('invoices.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((invoice) => (
              <tr key={invoice.id}>
                <th scope="row">
                  <Link className={page.link} to="/apps/invoice/preview/$id" params={{ id: String(invoice.id) }}>
                    {numberOf(invoice)}
                  </Link>
                </th>
                <td className={classes.day}>{formatDate(invoice.dueDate)}</td>
                <td>
                  <StatusPill status={invoice.invoiceStatus} />
                </td>
                <td className={`${classes.end} ${classes.number}`}>
                  {formatMoney(centsOf(invoice.total), invoice.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
