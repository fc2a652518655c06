import { type ReactNode, use, useMemo } from 'react';
import type { InvoiceRow } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { RowLookContext } from '#web/kit/DataTable/rowLook.ts';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { Balance } from '../Balance.tsx';
import classes from '../invoices.module.css';
import { balanceInWords, centsOf, numberOf, openOf } from '../money.ts';
import { StatusPill } from '../StatusPill.tsx';

/** Looks like the cell that names the row, but the row has its link already. */
function WithoutLink({ children }: { children: ReactNode }) {
  const look = use(RowLookContext);
  return <RowLookContext value={{ ...look, link: undefined }}>{children}</RowLookContext>;
}

const picture =
  ({ client, avatar }: InvoiceRow) =>
  (size: 32 | 40) => <PersonAvatar name={client.name} id={client.id ?? client.name} src={avatar} size={size} />;

function StatusCell({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('invoices');
  const words = t('columns.statusTip', {
    balance: balanceInWords(openOf(invoice), invoice.currency),
    date: formatDate(invoice.dueDate),
  });
  return (
    <Tooltip label={words}>
      <span className={classes.raised}>
        <StatusPill status={invoice.invoiceStatus} />
      </span>
    </Tooltip>
  );
}

const total = ({ total: units, currency }: InvoiceRow) => formatMoney(centsOf(units), currency);

export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const { t } = useTranslation('invoices');
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('columns.number'),
        sortable: true,
        sortFirst: 'desc',
        fixed: true,
        plain: true,
        width: 100,
        phone: 'title',
        cell: (invoice) => <TitleCell name={numberOf(invoice)} />,
        phoneCell: (invoice) => <TitleCell name={invoice.client.name} picture={picture(invoice)} />,
      },
      {
        id: 'client.name',
        header: t('columns.client'),
        sortable: true,
        cell: (invoice) => (
          <WithoutLink>
            <TitleCell
              name={invoice.client.name}
              second={<bdi dir="ltr">{invoice.client.companyEmail}</bdi>}
              picture={picture(invoice)}
            />
          </WithoutLink>
        ),
        phone: 'facts',
        phoneCell: (invoice) => numberOf(invoice),
      },
      {
        id: 'invoiceStatus',
        header: t('columns.status'),
        sortable: true,
        plain: true,
        width: 170,
        cell: (invoice) => <StatusCell invoice={invoice} />,
        phone: 'status',
      },
      {
        id: 'total',
        header: t('columns.total'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        plain: true,
        width: 120,
        cell: (invoice) => <span className={classes.money}>{total(invoice)}</span>,
        phone: 'facts',
        phoneCell: total,
      },
      {
        id: 'balance',
        header: t('columns.balance'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        plain: true,
        width: 170,
        cell: (invoice) => <Balance balance={openOf(invoice)} currency={invoice.currency} />,
      },
      {
        id: 'issuedDate',
        header: t('columns.issued'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 130,
        cell: (invoice) => <time dateTime={invoice.issuedDate}>{formatDate(invoice.issuedDate)}</time>,
      },
      {
        id: 'dueDate',
        header: t('columns.due'),
        sortable: true,
        plain: true,
        width: 130,
        cell: (invoice) => <time dateTime={invoice.dueDate}>{formatDate(invoice.dueDate)}</time>,
      },
      {
        id: 'service',
        header: t('columns.service'),
        sortable: true,
        hiddenAtFirst: true,
        plain: true,
        width: 200,
        cell: (invoice) => t(`services.${invoice.service}`),
      },
      {
        id: 'client.company',
        header: t('columns.company'),
        sortable: true,
        hiddenAtFirst: true,
        plain: true,
        width: 160,
        cell: (invoice) => <bdi>{invoice.client.company}</bdi>,
      },
      {
        id: 'client.country',
        header: t('columns.country'),
        sortable: true,
        hiddenAtFirst: true,
        plain: true,
        width: 130,
        cell: (invoice) => <bdi>{invoice.client.country}</bdi>,
      },
      {
        id: 'client.companyEmail',
        header: t('columns.email'),
        sortable: true,
        hiddenAtFirst: true,
        plain: true,
        width: 220,
        cell: (invoice) => <span dir="ltr">{invoice.client.companyEmail}</span>,
      },
    ],
    [t],
  );
}
