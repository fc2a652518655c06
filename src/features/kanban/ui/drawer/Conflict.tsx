import { Button } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Drawer.module.css';
import type { useField } from './useField.ts';

/** Somebody else was quicker: what was typed is still there, and so is theirs. */
export function Conflict({
  field,
}: {
  field: Pick<ReturnType<typeof useField>, 'problem' | 'isConflict' | 'insist' | 'drop'>;
}) {
  const { t } = useTranslation('kanban');
  if (!field.problem) return null;
  return (
    <div className={classes.problem} role="alert">
      <p>{field.problem}</p>
      {field.isConflict && (
        <span className={classes.row}>
          <Button size="xs" variant="default" onClick={() => void field.insist()}>
            {t('conflict.mine')}
          </Button>
          <Button size="xs" variant="subtle" onClick={field.drop}>
            {t('conflict.theirs')}
          </Button>
        </span>
      )}
    </div>
  );
}
