import { Button } from '@mantine/core';
import { IconBuildingStore, IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { ProductRow } from '#features/shop/contract.ts';
import { PRODUCT_STATUSES, type ProductQuery, productQuery } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { fromOne } from '#web/kit/addressParts.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { View } from '#web/kit/DataTable/types.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { neighboursOf } from '#web/kit/neighboursOf.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { productCountsQuery, productList } from '../queries.ts';
import { exportProducts } from './bulk.ts';
import { type Open, ProductDrawer } from './ProductDrawer.tsx';
import { StockDrawer } from './StockDrawer.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { useProductActions } from './useProductActions.ts';
import { useProductColumns } from './useProductColumns.tsx';
import { useProductFilters } from './useProductFilters.ts';

/** `edit` and `stock` say which product's drawer lies beside the list. */
const number = z.optional(fromOne);
const beside = { edit: z.union([number, z.literal('new')]), stock_of: number };
const address = listAddress(lenient(z.extend(productQuery, beside)));

export const Route = createFileRoute('/_frame/apps/ecommerce/products')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { edit, stock_of, ...list } }) => list,
  // The table shows its own waiting and failing, so the page does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(productList(deps));
    void context.queryClient.prefetchQuery(productCountsQuery);
  },
  staticData: { title: 'pages:products' },
  component: ProductsPage,
});

const route = getRouteApi('/_frame/apps/ecommerce/products');

function ProductsPage() {
  const { t } = useTranslation('shop');
  const whole = route.useSearch();
  const { edit, stock_of } = whole;
  const search = useListPart(whole, 'edit', 'stock_of');
  const navigate = route.useNavigate();
  const products = useQuery(productList(search));
  const counts = useQuery(productCountsQuery).data;
  const columns = useProductColumns();
  const filters = useProductFilters(counts?.brands);
  const bulkActions = useBulkActions(search);
  const open = (drawer: { edit?: Open; stock_of?: number }) =>
    void navigate({
      search: (before) => ({ ...before, edit: undefined, stock_of: undefined, ...drawer }),
      resetScroll: false,
    });
  const actionsFor = useProductActions({
    onEdit: ({ id }) => open({ edit: id }),
    onStock: ({ id }) => open({ stock_of: id }),
  });
  const rowLink = useCallback(
    ({ id }: ProductRow, name: ReactNode) => (
      <RowLink
        plain={`/apps/ecommerce/products?edit=${id}`}
        to="/apps/ecommerce/products"
        search={{ ...search, edit: id }}
      >
        {name}
      </RowLink>
    ),
    [search],
  );
  const views: View<ProductQuery>[] = [
    { id: 'all', label: t('manage.all'), count: counts?.all, search: {} },
    ...PRODUCT_STATUSES.map((status) => ({
      id: status,
      label: t(`manage.tabs.${status}`),
      count: counts?.[status],
      search: { status: [status] },
    })),
    { id: 'low', label: t('manage.low'), count: counts?.low, search: { status: ['published'], stock: ['low', 'out'] } },
  ];
  const ids = products.data?.products.map((one) => one.id) ?? [];
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => open({ edit: 'new' })}>
      {t('manage.add')}
    </Button>
  );
  const actions = (
    <>
      <Button
        variant="default"
        visibleFrom="sm"
        renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}
        leftSection={<IconBuildingStore size={16} stroke={1.75} aria-hidden />}
      >
        {t('manage.toShop')}
      </Button>
      <ExportMenu onExport={(format) => void exportProducts(format, search)} />
      <Button
        visibleFrom="sm"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => open({ edit: 'new' })}
      >
        {t('manage.add')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs />}
        title={t('manage.title')}
        help={t('manage.help')}
        actions={actions}
        isOfList
      />
      <DataTable
        name="products"
        caption={t('manage.title')}
        columns={columns}
        rows={products.data?.products}
        total={products.data?.total}
        about={products.data?.about}
        state={products}
        rowId={(product) => String(product.id)}
        rowName={(product) => product.name}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('manage.search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowLink={rowLink}
        rowActions={actionsFor}
        bulkActions={bulkActions}
        empty={
          <EmptyState icon={IconPackage} title={t('manage.empty')} detail={t('manage.emptyDetail')} action={add} />
        }
        permission={PERMISSION_GRANTS['financial-management'].name}
        tools={actions}
        phoneAction={add}
      />
      <ProductDrawer
        open={edit}
        neighbours={typeof edit === 'number' ? neighboursOf(ids, edit, (id) => open({ edit: id })) : undefined}
        onClose={() => open({})}
      />
      <StockDrawer id={stock_of} onClose={() => open({})} />
    </>
  );
}
