import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StarRow } from '#web/kit/Stars.tsx';
import classes from './Ratings.module.css';

const COURSES = { biology: 4.3, history: 3.5, french: 2.7 };

export function Mean() {
  const { t } = useTranslation('ratings');
  return (
    <dl className={classes.facts}>
      {Object.entries(COURSES).map(([course, rating]) => (
        <div key={course} className={classes.fact}>
          <dt>{t(`mean.${course}`)}</dt>
          <dd>
            <StarRow rating={rating} /> {t('of', { rating: formatNumber(rating) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
