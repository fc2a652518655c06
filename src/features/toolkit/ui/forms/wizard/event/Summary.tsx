import { Button } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Summary.module.css';

export interface Answer {
  name: string;
  value: string;
  more?: string;
  /** To the step where it can be changed. */
  go: () => void;
}

/** What was answered, each with a way back to its step. */
export function Summary({ rows }: { rows: Answer[] }) {
  const { t } = useTranslation('form-wizard');
  return (
    <dl className={classes.rows}>
      {rows.map(({ name, value, more, go }) => (
        <div key={name} className={classes.row}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>
            <span dir="auto">{value}</span>
            {more && (
              <span className={classes.more} dir="auto">
                {more}
              </span>
            )}
          </dd>
          <dd className={classes.way}>
            <Button variant="subtle" size="xs" aria-label={t('change', { name })} onClick={go}>
              {t('changeShort')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
