import { Button, Rating, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Ratings.module.css';

export function Cleared() {
  const { t } = useTranslation('ratings');
  const [stars, setStars] = useState(4);
  const inWords = (rating: number) => (rating > 0 ? t('of', { rating: formatNumber(rating) }) : t('none'));
  return (
    <div className={classes.row}>
      <Rating
        role="radiogroup"
        aria-label={t('cleared.label')}
        value={stars}
        onChange={setStars}
        allowClear
        size={32}
        color="var(--lms-warning-mark)"
        getSymbolLabel={inWords}
      />
      <Text c="dimmed" fz={13} role="status">
        {inWords(stars)}
      </Text>
      <Button variant="subtle" size="xs" disabled={stars === 0} onClick={() => setStars(0)}>
        {t('cleared.clear')}
      </Button>
    </div>
  );
}
