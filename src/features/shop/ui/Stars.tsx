import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

function Row({ size, filled }: { size: number; filled: boolean }) {
  const Star = filled ? IconStarFilled : IconStar;
  return (
    <span className={filled ? classes.full : classes.empty}>
      {FIVE.map((star) => (
        <Star key={star} size={size} stroke={1.5} aria-hidden />
      ))}
    </span>
  );
}

/** How good people find something, in halves and tenths: what is filled is cut off where the mean is. */
export function StarRow({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span className={classes.stars} style={{ '--rating': `${rating * 20}%` } as React.CSSProperties} aria-hidden>
      <Row size={size} filled={false} />
      <Row size={size} filled />
    </span>
  );
}

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

interface InputProps {
  label: string;
  value: number;
  onChange: (stars: number) => void;
  error?: React.ReactNode;
}

/** One to five, by pressing a star or with the arrow keys. */
export function StarInput({ label, value, onChange, error }: InputProps) {
  const { t } = useTranslation('shop');
  const name = useId();
  return (
    <fieldset className={classes.input}>
      <legend className={classes.legend}>{label}</legend>
      <span className={classes.choices}>
        {FIVE.map((star) => (
          <label key={star} className={classes.choice} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={t('stars.give', { count: star })}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(star)}
            />
            <IconStarFilled size={26} aria-hidden />
          </label>
        ))}
      </span>
      {error && <span className={classes.error}>{error}</span>}
    </fieldset>
  );
}
