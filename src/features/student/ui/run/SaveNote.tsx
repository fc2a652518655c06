import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { SaveState } from './outbox.ts';
import classes from './Run.module.css';

const SIGNS = { saved: IconCloudCheck, saving: IconCloudUpload, waiting: IconCloudOff };

/** Whether what was answered is safe. */
export function SaveNote({ state }: { state: SaveState }) {
  const { t } = useTranslation('student');
  const Sign = SIGNS[state];
  return (
    <span className={classes.saveNote} data-state={state} role="status">
      <Sign size={16} stroke={1.75} aria-hidden />
      {t(`run.save.${state}`)}
    </span>
  );
}
