import { Stack } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StarRow } from '#web/kit/Stars.tsx';
import classes from './Ratings.module.css';

export function Sizes() {
  const { t } = useTranslation('ratings');
  return (
    <Stack gap={12}>
      {[14, 16, 20, 26].map((size) => (
        <div key={size} className={classes.row}>
          <span className={classes.size}>{formatNumber(size)}</span>
          <StarRow rating={4.5} size={size} />
          <span className={classes.said}>{t('of', { rating: formatNumber(4.5) })}</span>
        </div>
      ))}
    </Stack>
  );
}
