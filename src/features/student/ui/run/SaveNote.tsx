import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { SaveState } from './outbox.ts';
import classes from './Run.module.css';

const SIGNS = { saved: IconCloudCheck, saving: IconCloudUpload, waiting: IconCloudOff, refused: IconCloudOff };

interface Props {
  state: SaveState;
  /** The question whose answer is not taken as it is. */
  refused: number | undefined;
}

/** Whether what was answered is safe. */
export function SaveNote({ state, refused = 0 }: Props) {
  const { t } = useTranslation('student');
  const Sign = SIGNS[state];
  return (
    <span className={classes.saveNote} data-state={state} role="status">
      <Sign size={16} stroke={1.75} aria-hidden />
      {t(`run.save.${state}`, { number: formatNumber(refused) })}
    </span>
  );
}
