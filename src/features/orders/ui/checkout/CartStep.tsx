import type { Checkout } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { CartLine } from './CartLine.tsx';
import classes from './Checkout.module.css';

/** What is in the cart, and what is wrong with it where it is. */
export function CartStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('orders');
  const { items, currency, sums, freeDeliveryFromCents } = checkout;
  const hasProblem = items.some((item) => item.problem !== null);
  const missing =
    freeDeliveryFromCents === null ? 0 : freeDeliveryFromCents - (sums.subtotalCents - sums.discountCents);
  return (
    <div className={classes.main}>
      {hasProblem && <Notice tone="warning">{t('cart.problems')}</Notice>}
      {!hasProblem && missing > 0 && <Notice>{t('cart.toFree', { amount: formatMoney(missing, currency) })}</Notice>}
      <section className={classes.card} aria-label={t('checkout.steps.cart')}>
        <ul className={classes.lines}>
          {items.map((item) => (
            <CartLine key={item.productId} item={item} currency={currency} />
          ))}
        </ul>
      </section>
    </div>
  );
}
