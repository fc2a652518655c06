import { IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { CartButton } from './CartButton.tsx';
import { priceOf, slugIdOf } from './money.ts';
import classes from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { Stars } from './Stars.tsx';
import { WishButton } from './WishButton.tsx';

/** The first sentence or two of a description, without its markup. */
function plainOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return (page.querySelector('p')?.textContent ?? page.body.textContent ?? '').trim();
}

interface Props {
  product: Product;
  look?: 'grid' | 'list';
  /** Below a heading of its own it is one level deeper. */
  level?: 2 | 3;
  eager?: boolean;
  /** In place of the heart on the picture. */
  corner?: ReactNode;
  /** In place of the button for the cart. */
  action?: ReactNode;
}

/** A product among others: the picture and the name lead to its page. */
export function ProductCard({ product, look = 'grid', level = 2, eager = false, corner, action }: Props) {
  const { t } = useTranslation('shop');
  const Heading = level === 2 ? 'h2' : 'h3';
  const { id, name, brand, image, rating, reviewsCount, hasFreeShipping, category, stock } = product;
  return (
    <article className={classes.card} data-look={look}>
      <div className={classes.picture}>
        <ProductPicture id={id} src={image} eager={eager} />
        {stock === 0 && <span className={classes.badge}>{t('soldOut')}</span>}
        <div className={classes.corner}>{corner ?? <WishButton product={product} />}</div>
      </div>
      <div className={classes.words}>
        <p className={classes.brand}>
          <Pill>{t(`categories.${category}`)}</Pill>
          <bdi className={classes.brandName}>{brand}</bdi>
        </p>
        <Heading className={classes.name} dir="auto">
          <Link
            className={classes.link}
            to="/apps/ecommerce/product-detail/$slugId"
            params={{ slugId: slugIdOf(product) }}
          >
            {name}
          </Link>
        </Heading>
        {look === 'list' && (
          <p className={classes.about} dir="auto">
            {plainOf(product.description)}
          </p>
        )}
        <Stars rating={rating} count={reviewsCount} />
      </div>
      <div className={classes.foot}>
        <p className={classes.price}>
          {priceOf(product)}
          {hasFreeShipping && (
            <span className={classes.shipping}>
              <IconTruckDelivery size={14} stroke={1.75} aria-hidden />
              {t('freeShipping')}
            </span>
          )}
        </p>
        <div className={classes.action}>{action ?? <CartButton className={classes.cart} product={product} />}</div>
      </div>
    </article>
  );
}
