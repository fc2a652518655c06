import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconShoppingCartPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, NoAccess } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { dropWish, moveToCart } from './basket.ts';
import { ProductCard } from './ProductCard.tsx';
import { wishlistQuery } from './queries.ts';
import { ShopSkeleton } from './shop/ShopSkeleton.tsx';
import classes from './WishlistPage.module.css';

export const Route = createFileRoute('/_frame/apps/ecommerce/wishlist')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(wishlistQuery),
  staticData: { title: 'pages:wishlist' },
  component: WishlistPage,
});

function ToShop() {
  const { t } = useTranslation('shop');
  return <Button renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>{t('wishlist.toShop')}</Button>;
}

function Wishes() {
  const { t } = useTranslation('shop');
  const wishes = useQuery(wishlistQuery);
  if (!wishes.data) {
    if (wishes.error instanceof ApiError && wishes.error.status === 403)
      return <NoAccess permission={PERMISSION_GRANTS['only-view'].name} />;
    if (wishes.isError) return <FailedState error={wishes.error} onRetry={() => void wishes.refetch()} />;
    return <ShopSkeleton look="grid" />;
  }
  if (wishes.data.length === 0) {
    return (
      <div className={classes.empty}>
        <EmptyState
          icon={IconHeart}
          title={t('wishlist.empty')}
          detail={t('wishlist.emptyDetail')}
          action={<ToShop />}
        />
      </div>
    );
  }
  return (
    <ul className={classes.wishes}>
      {wishes.data.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            corner={
              <Tooltip label={t('unwish')}>
                <ActionIcon
                  className={classes.target}
                  variant="default"
                  size={36}
                  aria-label={t('wishlist.removeNamed', { name: product.name })}
                  onClick={() => void dropWish(product)}
                >
                  <IconX size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Tooltip>
            }
            action={
              <Button
                className={classes.target}
                variant="default"
                disabled={product.stock === 0}
                leftSection={<IconShoppingCartPlus size={16} stroke={1.75} aria-hidden />}
                aria-label={product.stock === 0 ? undefined : t('wishlist.moveNamed', { name: product.name })}
                onClick={() => void moveToCart(product)}
              >
                {product.stock === 0 ? t('soldOut') : t('wishlist.move')}
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function WishlistPage() {
  const { t } = useTranslation('shop');
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs />}
        title={t('wishlist.title')}
        help={t('wishlist.help')}
        actions={
          <Button variant="default" renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
            {t('wishlist.toShop')}
          </Button>
        }
      />
      <Wishes />
    </>
  );
}
