import { Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StarRow } from '#web/kit/Stars.tsx';
import classes from './Ratings.module.css';

export function ReadOnly() {
  const { t } = useTranslation('ratings');
  return (
    <div className={classes.row}>
      <Text fz={13} fw={550}>
        {t('locked.label')}
      </Text>
      <span role="img" aria-label={t('of', { rating: formatNumber(4) })}>
        <StarRow rating={4} size={20} />
      </span>
    </div>
  );
}
