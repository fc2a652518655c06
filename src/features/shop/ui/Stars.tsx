import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StarRow } from '#web/kit/Stars.tsx';
import classes from './Stars.module.css';

interface Props {
  rating: number;
  count: number;
  size?: number;
  /** With "8 reviews" in words. */
  long?: boolean;
}

export function Stars({ rating, count, size = 16, long = false }: Props) {
  const { t } = useTranslation('shop');
  const words = { count, number: formatNumber(count), rating: formatNumber(rating) };
  if (count === 0) return <span className={classes.none}>{t('stars.none')}</span>;
  return (
    <span className={classes.rating}>
      <StarRow rating={rating} size={size} />
      <span className={classes.words} aria-hidden>
        {long ? t('stars.long', words) : t('stars.short', words)}
      </span>
      <span className={classes.said}>{t('stars.said', words)}</span>
    </span>
  );
}
