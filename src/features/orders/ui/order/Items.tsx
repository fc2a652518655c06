import { Link } from '@tanstack/react-router';
import type { Order } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { ItemFacts } from '../ItemFacts.tsx';
import { Picture } from '../Picture.tsx';
import { Sums } from '../Sums.tsx';
import classes from './Order.module.css';

/** What was ordered, as it was then. The name leads to the product while there is one. */
export function Items({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { items, currency, sums, needsShipping } = order;
  return (
    <section className={classes.card} aria-label={t('items')}>
      <h2 className={classes.cardTitle}>
        {t('items')} <span className={classes.count}>{formatNumber(order.pieces)}</span>
      </h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={`${item.productId} ${item.name}`} className={classes.item}>
            <Picture name={item.name} image={item.image} size={48} />
            <div className={classes.itemWords}>
              {item.productId === null ? (
                <bdi className={classes.itemName}>{item.name}</bdi>
              ) : (
                <Link
                  className={classes.itemName}
                  to="/apps/ecommerce/product-detail/$slugId"
                  params={{ slugId: `${item.slug}-${item.productId}` }}
                >
                  <bdi>{item.name}</bdi>
                </Link>
              )}
              <span className={classes.quiet}>
                <ItemFacts item={item} currency={currency} />
              </span>
            </div>
            <span className={classes.itemMoney}>{formatMoney(item.netCents, currency)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.sums}>
        <Sums sums={sums} currency={currency} needsShipping={needsShipping} />
      </div>
    </section>
  );
}
