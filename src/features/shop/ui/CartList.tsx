import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CartRow } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { dropFromCart, setPieces } from './basket.ts';
import { ColourDot } from './Colours.tsx';
import { cartQuery } from './cartQuery.ts';
import { netOf, sumsOf } from './cartSums.ts';
import { priceOf, slugIdOf } from './money.ts';
import classes from './NavCart.module.css';
import { Pieces } from './Pieces.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { useCheckout } from './useCheckout.ts';

function Line({ row, onClose }: { row: CartRow; onClose: () => void }) {
  const { t } = useTranslation('shop');
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <ProductPicture id={row.id} src={row.image} />
      </span>
      <div className={classes.words}>
        <Link
          className={classes.name}
          to="/apps/ecommerce/product-detail/$slugId"
          params={{ slugId: slugIdOf(row) }}
          onClick={onClose}
          dir="auto"
        >
          {row.name}
        </Link>
        <p className={classes.facts}>
          {priceOf(row)}
          <span className={classes.off}>
            {t('cart.off', { percent: formatNumber(row.discountPercentage / 100, { style: 'percent' }) })}
          </span>
          {row.colour !== '' && <ColourDot colour={row.colour} />}
        </p>
        {row.problem && (
          <p className={classes.problem}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
            {t(`cart.problem.${row.problem}`, { count: row.stock ?? 0, number: formatNumber(row.stock ?? 0) })}
          </p>
        )}
        <div className={classes.foot}>
          <Pieces name={row.name} qty={row.qty} stock={row.stock} onChange={(qty) => setPieces(row, qty)} />
          <span className={classes.sum}>{formatMoney(netOf(row), row.currency)}</span>
          <Tooltip label={t('cart.remove')}>
            <ActionIcon
              className={classes.remove}
              size={30}
              aria-label={t('cart.removeNamed', { name: row.name })}
              onClick={() => void dropFromCart(row)}
            >
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
    </li>
  );
}

/** What is in the cart, what it costs, and the way to the till. */
export function CartList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shop');
  const cart = useQuery(cartQuery);
  const checkout = useCheckout();
  if (!cart.data) {
    if (cart.isError) return <FailedState error={cart.error} onRetry={() => void cart.refetch()} />;
    return <SkeletonRows rows={2} />;
  }
  const rows = cart.data;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={IconShoppingCart}
        title={t('cart.empty')}
        detail={t('cart.emptyDetail')}
        action={
          <Button
            variant="default"
            size="xs"
            renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}
            onClick={onClose}
          >
            {t('wishlist.toShop')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <h2 className={classes.title}>
        {t('shell:cart.title')}
        <span className={classes.count}>
          {t('cart.items', { count: rows.length, number: formatNumber(rows.length) })}
        </span>
      </h2>
      <ul className={classes.lines}>
        {rows.map((row) => (
          <Line key={row.id} row={row} onClose={onClose} />
        ))}
      </ul>
      <div className={classes.end}>
        <p className={classes.total}>
          <span>{t('cart.total')}</span>
          <span className={classes.amounts}>
            {sumsOf(rows).map((sum) => (
              <b key={sum}>{sum}</b>
            ))}
          </span>
        </p>
        {checkout && (
          <Button fullWidth renderRoot={(props) => <Link to={checkout} {...props} />} onClick={onClose}>
            {t('cart.checkout')}
          </Button>
        )}
      </div>
    </>
  );
}
