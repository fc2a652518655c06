import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconHeart, IconMinus, IconPlus, IconTag, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { CheckoutItem } from '#features/orders/contract.ts';
import { MOST_PIECES } from '#features/shop/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber, formatShortDate } from '#web/kit/format.ts';
import { NumberField } from '#web/kit/NumberField.tsx';
import { Picture } from '../Picture.tsx';
import classes from './Checkout.module.css';
import { moveToWishlist, removeItem, setQty } from './cart.ts';
import { startCounting } from './counting.ts';

const SOON_MS = 400;

/** Pieces are whole. */
const asQty = (given: number | string) => (Number.isInteger(given) ? Number(given) : Number.NaN);

/** Sends the last of several quick clicks, also when somebody goes on before that. */
function useQty(item: CheckoutItem) {
  const [shown, setShown] = useState<number | string>(item.qty);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const forget = useRef<() => void>(undefined);
  useEffect(() => setShown(item.qty), [item.qty]);
  useEffect(() => () => waiting.current?.(), []);
  const isTooMany = Number(shown) > MOST_PIECES;
  const change = (next: number | string) => {
    setShown(next);
    clearTimeout(timer.current);
    waiting.current = undefined;
    forget.current?.();
    const qty = asQty(next);
    if (!(qty >= 1) || qty > MOST_PIECES || qty === item.qty) return;
    const isCounted = startCounting();
    forget.current = isCounted;
    waiting.current = () => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      forget.current = undefined;
      void setQty(item, qty).finally(isCounted);
    };
    timer.current = setTimeout(waiting.current, SOON_MS);
  };
  // What is no number of pieces is not kept; what is too many stays to be read, and is not ordered.
  const settle = () => !isTooMany && !(asQty(shown) >= 1) && setShown(item.qty);
  return { shown, change, settle, isTooMany };
}

/** Fewer, more, or a number typed in. */
function Quantity({ item }: { item: CheckoutItem }) {
  const { t } = useTranslation('orders');
  const { shown, change, settle, isTooMany } = useQty(item);
  const problemId = useId();
  const { name } = item;
  const now = asQty(shown) >= 1 ? asQty(shown) : item.qty;
  return (
    <>
      <fieldset className={classes.qty} aria-label={t('cart.qty', { name })}>
        <ActionIcon
          variant="subtle"
          size={34}
          aria-label={t('cart.fewer')}
          disabled={now <= 1}
          onClick={() => change(now - 1)}
        >
          <IconMinus size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
        <NumberField
          aria-label={t('cart.qty', { name })}
          variant="unstyled"
          classNames={{ input: classes.qtyInput }}
          value={shown}
          min={1}
          max={MOST_PIECES}
          error={isTooMany}
          aria-describedby={isTooMany ? problemId : undefined}
          onChange={change}
          onBlur={settle}
        />
        <ActionIcon
          variant="subtle"
          size={34}
          aria-label={t('cart.moreOf')}
          disabled={now >= MOST_PIECES}
          onClick={() => change(now + 1)}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </fieldset>
      {isTooMany && (
        <span id={problemId} className={classes.problem} role="alert">
          {t('cart.atMost', { number: formatNumber(MOST_PIECES), kept: formatNumber(item.qty) })}
        </span>
      )}
    </>
  );
}

function Stock({ item: { problem, available, needsShipping } }: { item: CheckoutItem }) {
  const { t } = useTranslation('orders');
  const FEW = 5;
  if (problem !== null) {
    const words =
      problem === 'gone'
        ? t('cart.gone')
        : available
          ? t('cart.short', { count: available, number: formatNumber(available) })
          : t('cart.soldOut');
    return (
      <span className={classes.problem} role="alert">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        {words}
      </span>
    );
  }
  if (!needsShipping) return <span className={classes.fine}>{t('cart.atOnce')}</span>;
  if (available !== null && available <= FEW)
    return <span className={classes.few}>{t('cart.few', { count: available, number: formatNumber(available) })}</span>;
  return <span className={classes.fine}>{t('cart.inStock')}</span>;
}

export function CartLine({ item }: { item: CheckoutItem }) {
  const { t } = useTranslation('orders');
  const { name, qty, priceCents, discountBp, netCents, currency } = item;
  const percent = formatNumber(discountBp / 10_000, { style: 'percent' });
  return (
    <li className={classes.line} data-problem={item.problem ?? undefined}>
      <Picture name={name} image={item.image} size={96} />
      <div className={classes.lineWords}>
        <Link
          className={classes.lineName}
          to="/apps/ecommerce/product-detail/$slugId"
          params={{ slugId: `${item.slug}-${item.productId}` }}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className={classes.quiet}>
          {t(`categories.${item.category}`)}
          {item.colour && ` · ${t(`colours.${item.colour}`)}`}
        </span>
        <Stock item={item} />
        {item.shippingDate && item.problem === null && (
          <span className={classes.quiet}>{t('cart.sentBy', { date: formatShortDate(item.shippingDate) })}</span>
        )}
        <span className={classes.offers}>
          <IconTag size={14} stroke={1.75} aria-hidden />
          {t('cart.offers', { percent, count: item.offers, number: formatNumber(item.offers) })}
        </span>
      </div>
      <div className={classes.lineEnd}>
        <span className={classes.linePrice}>
          <strong>{formatMoney(netCents, currency)}</strong>
          {discountBp > 0 && <del>{formatMoney(qty * priceCents, currency)}</del>}
        </span>
        {item.needsShipping && item.hasFreeShipping && <span className={classes.fine}>{t('cart.freeDelivery')}</span>}
        <Quantity item={item} />
      </div>
      <div className={classes.lineActions}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconHeart size={16} stroke={1.75} aria-hidden />}
          aria-label={t('cart.wishNamed', { name })}
          onClick={() => void moveToWishlist(item)}
        >
          {t('cart.wish')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
          aria-label={t('cart.removeNamed', { name })}
          onClick={() => void removeItem(item)}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  );
}
