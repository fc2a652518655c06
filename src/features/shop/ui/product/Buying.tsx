import { Button } from '@mantine/core';
import { IconCircleCheck, IconPencil, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ColorOption, ProductDetail } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { useAbility } from '#web/session.ts';
import { CartButton } from '../CartButton.tsx';
import { ColourPicker } from '../Colours.tsx';
import { cartQuery } from '../cartQuery.ts';
import { priceOf } from '../money.ts';
import { Pieces } from '../Pieces.tsx';
import { Stars } from '../Stars.tsx';
import { Stock } from '../Stock.tsx';
import { useCheckout } from '../useCheckout.ts';
import { WishButton } from '../WishButton.tsx';
import classes from './Product.module.css';

/** What lies in the cart keeps its colour until another is chosen; before the cart is known it is none. */
function useColour({ id, isInCart, colorOptions }: ProductDetail) {
  const [chosen, setChosen] = useState<ColorOption>();
  const cart = useQuery({ ...cartQuery, enabled: isInCart }).data;
  const inCart = cart?.find((row) => row.id === id)?.colour;
  const first = isInCart && !cart ? undefined : colorOptions[0];
  // One that is not made any more is chosen no longer.
  const made = (one: ColorOption | '' | undefined) => colorOptions.find((colour) => colour === one);
  return { colour: made(chosen) ?? made(inCart) ?? first, setChosen };
}

/** What it is, what it costs, and the way into the cart. */
export function Buying({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const { colour, setChosen } = useColour(product);
  const [qty, setQty] = useState(1);
  const mayManage = useAbility().can('manage', 'Shop');
  const checkout = useCheckout();
  const { name, brand, category, stock, rating, reviewsCount, colorOptions, hasFreeShipping } = product;
  const isSold = product.status === 'published' && stock !== 0;
  return (
    <div className={classes.buying}>
      <p className={classes.brand}>
        <Pill>{t(`categories.${category}`)}</Pill>
        <bdi>{brand}</bdi>
        {mayManage && (
          <Button
            className={classes.edit}
            variant="subtle"
            size="xs"
            renderRoot={(props) => <Link to="/apps/ecommerce/products" search={{ edit: product.id }} {...props} />}
            leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
          >
            {t('manage.edit')}
          </Button>
        )}
      </p>
      <h1 className={classes.name} dir="auto">
        {name}
      </h1>
      <a className={classes.toReviews} href="#reviews">
        <Stars rating={rating} count={reviewsCount} long />
      </a>
      <p className={classes.price}>{priceOf(product)}</p>
      <ul className={classes.facts}>
        <li>
          <Stock stock={stock} />
        </li>
        {hasFreeShipping && (
          <li>
            <IconTruckDelivery size={16} stroke={1.75} aria-hidden />
            {t(category === 'course' || category === 'licence' ? 'product.online' : 'freeShipping')}
          </li>
        )}
      </ul>
      <SafeHtml className={classes.description} html={product.description} />
      {colorOptions.length > 0 && (
        <ColourPicker
          label={t('product.colour')}
          options={colorOptions}
          value={colour}
          onChange={setChosen}
          multiple={false}
        />
      )}
      {isSold && (
        <div className={classes.take}>
          <Pieces name={name} qty={qty} stock={stock} onChange={setQty} />
          <CartButton className={classes.add} variant="filled" product={product} qty={qty} colour={colour} more />
          <WishButton product={product} />
        </div>
      )}
      {!isSold && (
        <div className={classes.take}>
          <Button disabled className={classes.add}>
            {stock === 0 ? t('soldOut') : t('product.notSold')}
          </Button>
          {product.status === 'published' && <WishButton product={product} />}
        </div>
      )}
      {stock === 0 && product.status === 'published' && <p className={classes.hint}>{t('product.tellMe')}</p>}
      {product.isInCart && checkout && (
        <p className={classes.inCart} role="status">
          <IconCircleCheck size={16} stroke={1.75} aria-hidden />
          {t('product.inCart')} <Link to={checkout}>{t('cart.checkout')}</Link>
        </p>
      )}
    </div>
  );
}
