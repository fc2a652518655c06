import { LOW_STOCK } from '#features/shop/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Status } from '#web/kit/Status.tsx';

/** How many are left, said only when it matters. */
export function Stock({ stock }: { stock: number | null }) {
  const { t } = useTranslation('shop');
  if (stock === null) return <Status shape="active">{t('stock.always')}</Status>;
  if (stock === 0) return <Status shape="suspended">{t('soldOut')}</Status>;
  if (stock <= LOW_STOCK)
    return <Status shape="pending">{t('stock.few', { count: stock, number: formatNumber(stock) })}</Status>;
  return <Status shape="active">{t('stock.there')}</Status>;
}
