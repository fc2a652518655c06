import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
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
    <span className={classes.stars} style={{ '--rating': `${rating * 20}%` } as CSSProperties} aria-hidden>
      <Row size={size} filled={false} />
      <Row size={size} filled />
    </span>
  );
}

interface InputProps {
  label: string;
  value: number;
  onChange: (stars: number) => void;
  error?: ReactNode;
}

/** One to five, by pressing a star or with the arrow keys. */
export function StarInput({ label, value, onChange, error }: InputProps) {
  const { t } = useTranslation('kit');
  const name = useId();
  return (
    <fieldset className={classes.input}>
      <legend className={classes.legend}>{label}</legend>
      <span className={classes.choices}>
        {FIVE.map((star) => {
          const Star = star <= value ? IconStarFilled : IconStar;
          return (
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
              <Star size={26} stroke={1.5} aria-hidden />
            </label>
          );
        })}
      </span>
      {error && <span className={classes.error}>{error}</span>}
    </fieldset>
  );
}
