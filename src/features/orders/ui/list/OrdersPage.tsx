import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { OrderRow } from '#features/orders/contract.ts';
import { ORDER_STATUSES, type OrderQuery, orderQuery } from '#features/orders/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { View } from '#web/kit/DataTable/types.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { useAbility } from '#web/session.ts';
import classes from '../orders.module.css';
import { orderCountsQuery, orderList, type Whose } from '../queries.ts';
import { useOrderActions } from '../useOrderActions.ts';
import { Cards } from './Cards.tsx';
import { exportOrders } from './exportOrders.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrderFilters } from './useOrderFilters.ts';

const address = listAddress(lenient(z.extend(orderQuery, { whose: z.optional(z.enum(['own', 'all'])) })));

export const Route = createFileRoute('/_frame/apps/ecommerce/orders')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  staticData: { title: 'pages:orders' },
  component: OrdersPage,
});

const route = getRouteApi('/_frame/apps/ecommerce/orders');

function OrdersPage() {
  const { t } = useTranslation('orders');
  const whole = route.useSearch();
  const search = useListPart(whole, 'whose');
  const navigate = route.useNavigate();
  const mayManage = useAbility().can('manage', 'Shop');
  // Who runs the shop comes for everybody's orders first.
  const whose: Whose = mayManage ? (whole.whose ?? 'all') : 'own';
  const orders = useQuery(orderList(search, whose));
  const counts = useQuery(orderCountsQuery(whose)).data;
  const columns = useOrderColumns(whose);
  const filters = useOrderFilters();
  const bulkActions = useBulkActions(search);
  const actionsFor = useOrderActions();

  const rowLink = useCallback(
    (order: OrderRow, name: ReactNode) => (
      <RowLink
        plain={`/apps/ecommerce/orders/${order.id}`}
        to="/apps/ecommerce/orders/$id"
        params={{ id: String(order.id) }}
      >
        {name}
      </RowLink>
    ),
    [],
  );

  const views: View<OrderQuery>[] = [
    { id: 'all', label: t('tabs.all'), count: counts?.all, search: {} },
    ...ORDER_STATUSES.map((status) => ({
      id: status,
      label: t(`statuses.${status}`),
      count: counts?.statuses[status],
      search: { status: [status] },
    })),
  ];
  const toShop = (
    <Button
      component={Link}
      to="/apps/ecommerce/shop"
      leftSection={<IconShoppingBag size={16} stroke={1.75} aria-hidden />}
    >
      {t('toShop')}
    </Button>
  );

  // The switch is no part of it: what stands above the list changes with it, too.
  const tools = mayManage && whose === 'all' && <ExportMenu onExport={(format) => void exportOrders(format, search)} />;

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t(whose === 'all' ? 'helpAll' : 'help')}
        actions={
          mayManage && (
            <>
              <Segments
                aria-label={t('whose.label')}
                value={whose}
                onChange={(next) =>
                  void navigate({
                    search: (before) => ({ ...before, page: 1, whose: next === 'own' ? 'own' : undefined }),
                  })
                }
                data={[
                  { value: 'all', label: t('whose.all') },
                  { value: 'own', label: t('whose.own') },
                ]}
              />
              {tools && <div className={classes.notOnPhone}>{tools}</div>}
            </>
          )
        }
      />
      {whose === 'all' && <Cards />}
      <DataTable
        key={whose}
        name={whose === 'all' ? 'orders' : 'orders-own'}
        caption={t('title')}
        columns={columns}
        rows={orders.data?.orders}
        total={orders.data?.total}
        about={orders.data?.about}
        state={orders}
        rowId={(order) => String(order.id)}
        rowName={(order) => t('named', { number: order.id })}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowLink={rowLink}
        rowActions={(order) => {
          const { open, moves, others } = actionsFor(order);
          return [open, ...moves, ...others];
        }}
        bulkActions={whose === 'all' ? bulkActions : undefined}
        tools={tools}
        empty={
          <EmptyState
            icon={IconShoppingBag}
            title={t(whose === 'all' ? 'empty.all' : 'empty.title')}
            detail={t(whose === 'all' ? 'empty.allDetail' : 'empty.detail')}
            action={whose === 'own' ? toShop : undefined}
          />
        }
        permission={PERMISSION_GRANTS['financial-management'].name}
      />
    </>
  );
}
