import type { OrderItem } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';

interface Props {
  item: Pick<OrderItem, 'qty' | 'priceCents' | 'colour' | 'discountBp'>;
  currency: string;
}

/** What a line's price is made of: pieces, the price of one, the colour, the discount. */
export function ItemFacts({ item: { qty, priceCents, colour, discountBp }, currency }: Props) {
  const { t } = useTranslation('orders');
  return (
    <>
      {t('times', { number: formatNumber(qty), price: formatMoney(priceCents, currency) })}
      {colour && ` · ${t(`colours.${colour}`)}`}
      {discountBp > 0 && ` · ${t('off', { percent: formatNumber(discountBp / 10_000, { style: 'percent' }) })}`}
    </>
  );
}
