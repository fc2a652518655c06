import { Button, Select } from '@mantine/core';
import { IconAdjustments, IconHeart, IconPackage, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import { SHOP_ORDERS, type ShopQuery, shopQuery } from '#features/shop/listContract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageNumbers } from '#web/kit/DataTable/PageNumbers.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { NoSuchPage } from '#web/kit/NoSuchPage.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { EmptyState, FailedState, NoAccess, NothingFound, useSlow } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { ProductCard } from '../ProductCard.tsx';
import { facetsOf, shopList, wishlistQuery } from '../queries.ts';
import { FilterChips } from './FilterChips.tsx';
import { FiltersPane } from './FiltersPane.tsx';
import { CLEAR, filtersSet, type ShopPatch } from './filters.ts';
import { LookSwitch } from './LookSwitch.tsx';
import classes from './Shop.module.css';
import { ShopSkeleton } from './ShopSkeleton.tsx';

const address = listAddress(lenient(z.extend(shopQuery, { view: z._default(z.enum(['grid', 'list']), 'grid') })));

export const Route = createFileRoute('/_frame/apps/ecommerce/shop')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { view, ...list } }) => list,
  // The page shows its own waiting and failing, so it does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(shopList(deps));
    void context.queryClient.prefetchQuery(facetsOf(deps));
  },
  staticData: { title: 'pages:shop' },
  component: ShopPage,
});

const route = getRouteApi('/_frame/apps/ecommerce/shop');

function ShopPage() {
  const { t } = useTranslation('shop');
  const { view, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const list = useQuery(shopList(search));
  const facets = useQuery(facetsOf(search)).data;
  const wishes = useQuery(wishlistQuery).data?.length ?? 0;
  const mayManage = useAbility().can('manage', 'Shop');
  const refetching = useSlow(list.isPlaceholderData);
  const count = filtersSet(search);
  // Another question begins on its first page.
  const change = (patch: ShopPatch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: 1, ...(typeof patch === 'function' ? patch(before) : patch) }),
      replace,
      resetScroll: false,
    });
  const clear = () => change({ ...CLEAR, q: '' });
  const pane = <FiltersPane search={search} facets={facets} onChange={change} />;

  function content() {
    if (!list.data) {
      if (list.error instanceof ApiError && list.error.status === 403)
        return <NoAccess permission={PERMISSION_GRANTS['only-view'].name} />;
      if (list.isError) return <FailedState error={list.error} onRetry={() => void list.refetch()} />;
      return <ShopSkeleton look={view} />;
    }
    const { products, total } = list.data;
    if (products.length === 0) {
      if (total > 0) return <NoSuchPage page={search.page} onFirst={() => change({})} />;
      if (search.q !== '' || count > 0) return <NothingFound query={search.q} onClear={clear} />;
      return <EmptyState icon={IconPackage} title={t('empty.title')} detail={t('empty.detail')} />;
    }
    return (
      <>
        <ul className={classes.products} data-look={view} data-waiting={refetching || undefined}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} look={view} eager={index < 6} />
            </li>
          ))}
        </ul>
        <PageNumbers
          className={classes.pager}
          page={search.page}
          pages={Math.ceil(total / search.perPage)}
          onPage={(page) => void navigate({ search: (before) => ({ ...before, page }) })}
        />
      </>
    );
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/apps/ecommerce/wishlist" {...props} />}
              leftSection={<IconHeart size={16} stroke={1.75} aria-hidden />}
            >
              {t('wishlistCount', { count: wishes, number: formatNumber(wishes) })}
            </Button>
            {mayManage && (
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/apps/ecommerce/products" {...props} />}
                leftSection={<IconSettings size={16} stroke={1.75} aria-hidden />}
              >
                {t('manage.open')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.page}>
        <aside className={classes.pane} aria-label={t('filters.title')}>
          {pane}
        </aside>
        <section className={classes.main} aria-label={t('title')}>
          <div className={classes.bar}>
            <SearchField
              className={classes.search}
              q={search.q}
              label={t('search')}
              clearLabel={t('clearSearch')}
              onAsk={(q) => change({ q }, true)}
            />
            <Button
              className={classes.openFilters}
              variant="default"
              leftSection={<IconAdjustments size={16} stroke={1.75} aria-hidden />}
              onClick={() => setFiltersOpen(true)}
            >
              {count > 0 ? t('filters.openCount', { count, number: formatNumber(count) }) : t('filters.title')}
            </Button>
            <Select
              className={classes.sort}
              aria-label={t('sort.label')}
              data={SHOP_ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={search.sortBy}
              onChange={(value) => change({ sortBy: value as ShopQuery['sortBy'] })}
            />
            <LookSwitch
              value={view}
              onChange={(next) =>
                void navigate({ search: (before) => ({ ...before, view: next }), replace: true, resetScroll: false })
              }
            />
          </div>
          <div className={classes.found}>
            <span role="status">
              {list.data ? t('found', { count: list.data.total, number: formatNumber(list.data.total) }) : ' '}
            </span>
            <FilterChips search={search} onChange={change} onClear={() => change(CLEAR)} />
          </div>
          {content()}
        </section>
      </div>
      <SideDrawer opened={filtersOpen} size={420} title={t('filters.title')} onClose={() => setFiltersOpen(false)}>
        <div className={classes.sheet}>{pane}</div>
        <div className={classes.sheetFoot}>
          <Button variant="subtle" disabled={count === 0} onClick={() => change(CLEAR)}>
            {t('filters.clear')}
          </Button>
          <Button onClick={() => setFiltersOpen(false)}>
            {t('filters.show', { count: list.data?.total ?? 0, number: formatNumber(list.data?.total ?? 0) })}
          </Button>
        </div>
      </SideDrawer>
    </>
  );
}
