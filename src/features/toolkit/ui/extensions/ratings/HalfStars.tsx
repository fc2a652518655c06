import { Rating, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Ratings.module.css';

export function HalfStars() {
  const { t } = useTranslation('ratings');
  const [stars, setStars] = useState(3.5);
  const inWords = (rating: number) => t('of', { rating: formatNumber(rating) });
  return (
    <div className={classes.row}>
      <Rating
        role="radiogroup"
        aria-label={t('half.label')}
        value={stars}
        onChange={setStars}
        fractions={2}
        size={32}
        color="var(--lms-warning-mark)"
        getSymbolLabel={inWords}
      />
      <Text c="dimmed" fz={13} role="status">
        {inWords(stars)}
      </Text>
    </div>
  );
}
