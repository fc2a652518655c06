import { IconFileInvoice, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import type { InvoiceStatus } from '#contract/invoice.ts';
import { lenient } from '#contract/list.ts';
import type { InvoiceRow } from '#features/invoices/contract.ts';
import { type InvoiceQuery, invoiceQuery } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { fromOne } from '#web/kit/addressParts.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { View } from '#web/kit/DataTable/types.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import { numberOf } from '../money.ts';
import { NewInvoiceButton } from '../NewInvoiceButton.tsx';
import { PaymentDrawer } from '../preview/PaymentDrawer.tsx';
import { SendDrawer } from '../preview/SendDrawer.tsx';
import { invoiceCountsQuery, invoiceList } from '../queries.ts';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import { Cards } from './Cards.tsx';
import { exportInvoices } from './exportInvoices.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';
import { useInvoiceFilters } from './useInvoiceFilters.ts';

/** `send` and `pay` say which invoice's drawer lies beside the list. */
const number = z.optional(fromOne);
const address = listAddress(lenient(z.extend(invoiceQuery, { send: number, pay: number })));

export const Route = createFileRoute('/_frame/apps/invoice/list')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { send, pay, ...list } }) => list,
  // The table shows its own waiting and failing, so the page does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(invoiceList(deps));
    void context.queryClient.prefetchQuery(invoiceCountsQuery);
  },
  staticData: { title: 'pages:invoice-list' },
  component: InvoicesPage,
});

/** In the order in which an invoice goes through them. */
const TABS: InvoiceStatus[] = ['Draft', 'Sent', 'Downloaded', 'Partial Payment', 'Past Due', 'Paid'];

const route = getRouteApi('/_frame/apps/invoice/list');

function InvoicesPage() {
  const { t } = useTranslation('invoices');
  const whole = route.useSearch();
  const { send, pay } = whole;
  const search = useListPart(whole, 'send', 'pay');
  const navigate = route.useNavigate();
  const invoices = useQuery(invoiceList(search));
  const counts = useQuery(invoiceCountsQuery).data;
  const columns = useInvoiceColumns();
  const filters = useInvoiceFilters();
  const mayManage = useAbility().can('manage', 'Invoice');
  const bulkActions = useBulkActions(search);
  const open = (drawer: { send?: number; pay?: number }) =>
    void navigate({
      search: (before) => ({ ...before, send: undefined, pay: undefined, ...drawer }),
      resetScroll: false,
    });
  const actionsFor = useInvoiceActions({
    list: search,
    onSend: ({ id }) => open({ send: id }),
    onPay: ({ id }) => open({ pay: id }),
    onPrint: ({ id }) =>
      void navigate({
        to: '/apps/invoice/preview/$id',
        params: { id: String(id) },
        state: { invoiceList: search },
      }),
  });

  const rowLink = useCallback(
    (invoice: InvoiceRow, name: ReactNode) => (
      <RowLink
        plain={`/apps/invoice/preview/${invoice.id}`}
        to="/apps/invoice/preview/$id"
        params={{ id: String(invoice.id) }}
        state={{ invoiceList: search }}
      >
        {name}
      </RowLink>
    ),
    [search],
  );

  const views: View<InvoiceQuery>[] = [
    { id: 'all', label: t('tabs.all'), count: counts?.all, search: {} },
    ...TABS.map((status) => ({
      id: status,
      label: t(`statuses.${status}`),
      count: counts?.statuses[status],
      search: { status: [status] },
    })),
    { id: 'deleted', label: t('tabs.deleted'), count: counts?.deleted, search: { deleted: true } },
  ];

  const actions = (
    <>
      <ExportMenu onExport={(format) => void exportInvoices(format, search)} />
      {mayManage && <NewInvoiceButton notOnPhone />}
    </>
  );

  return (
    <>
      <PageHeader title={t('title')} help={t('help')} actions={actions} isOfList />
      <Cards />
      <DataTable
        name="invoices"
        caption={t('title')}
        columns={columns}
        rows={invoices.data?.invoices}
        total={invoices.data?.total}
        about={invoices.data?.about}
        state={invoices}
        rowId={(invoice) => String(invoice.id)}
        rowName={(invoice) => t('named', { number: numberOf(invoice) })}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowLink={search.deleted ? undefined : rowLink}
        rowActions={actionsFor}
        bulkActions={bulkActions}
        empty={
          search.deleted ? (
            <EmptyState icon={IconTrash} title={t('empty.deleted')} detail={t('empty.deletedDetail')} />
          ) : (
            <EmptyState
              icon={IconFileInvoice}
              title={t('empty.title')}
              detail={t('empty.detail')}
              action={mayManage ? <NewInvoiceButton /> : undefined}
            />
          )
        }
        permission={PERMISSION_GRANTS['financial-management'].name}
        tools={actions}
        phoneAction={mayManage ? <NewInvoiceButton /> : undefined}
      />
      {mayManage && (
        <>
          <SendDrawer id={send ?? null} onClose={() => open({})} />
          <PaymentDrawer id={pay ?? null} onClose={() => open({})} />
        </>
      )}
    </>
  );
}
