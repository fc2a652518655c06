import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

/** Orders take from the stock while somebody types one. */
export function StockMoved({ stock }: { stock: number | null }) {
  const { t } = useTranslation('shop');
  const now =
    stock === null ? t('manage.unlimited') : t('manage.pieces', { count: stock, number: formatNumber(stock) });
  return t('manage.stockMoved', { stock: now });
}
