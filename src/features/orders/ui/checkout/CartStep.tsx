import type { Checkout } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList, formatMoney } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { CartLine } from './CartLine.tsx';
import classes from './Checkout.module.css';
import { isOneCurrency } from './oneCurrency.ts';

/** Which items could be ordered together: one line for each currency. */
function Mixed({ items }: Pick<Checkout, 'items'>) {
  const { t } = useTranslation('orders');
  const currencies = [...new Set(items.map((item) => item.currency))];
  return (
    <Notice tone="warning">
      {t('cart.mixed')}
      <ul className={classes.currencies}>
        {currencies.map((currency) => (
          <li key={currency}>
            <b>{currency}</b>{' '}
            <bdi>{formatList(items.filter((item) => item.currency === currency).map((item) => item.name))}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What is in the cart, and what is wrong with it where it is. */
export function CartStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('orders');
  const { items, currency, sums, freeDeliveryFromCents } = checkout;
  const hasProblem = items.some((item) => item.problem !== null);
  const isMixed = !isOneCurrency(items);
  const missing =
    freeDeliveryFromCents === null ? 0 : freeDeliveryFromCents - (sums.subtotalCents - sums.discountCents);
  return (
    <div className={classes.main}>
      {hasProblem && <Notice tone="warning">{t('cart.problems')}</Notice>}
      {isMixed && <Mixed items={items} />}
      {!hasProblem && !isMixed && missing > 0 && (
        <Notice>{t('cart.toFree', { amount: formatMoney(missing, currency) })}</Notice>
      )}
      <section className={classes.card} aria-label={t('checkout.steps.cart')}>
        <ul className={classes.lines}>
          {items.map((item) => (
            <CartLine key={item.productId} item={item} />
          ))}
        </ul>
      </section>
    </div>
  );
}
