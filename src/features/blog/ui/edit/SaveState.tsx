import {
  type Icon,
  IconAlertCircle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconDeviceFloppy,
  IconPencil,
} from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatTime } from '#web/kit/format.ts';
import classes from './Editor.module.css';
import type { Saving } from './postForm.ts';
import type { PostEditing } from './usePostEditor.ts';

const SIGNS: Record<Saving, Icon> = {
  untouched: IconCloudCheck,
  typing: IconPencil,
  saving: IconCloudUp,
  saved: IconCloudCheck,
  waiting: IconCloudOff,
  refused: IconAlertCircle,
  behind: IconAlertCircle,
};

/** Where the words are, at every moment. */
export function SaveState({ editing }: { editing: PostEditing }) {
  const { t } = useTranslation('blog');
  const { saving, stored, savesItself, notKept, problem } = editing;
  function words() {
    if (notKept && saving !== 'saved') return t('saving.notKept');
    if (saving === 'untouched') return stored ? t('saving.stored', { time: formatTime(stored.changedAt) }) : null;
    if (saving === 'typing') return savesItself ? t('saving.typing') : t('saving.onThisDevice');
    if (saving === 'saved' && stored) return t('saving.saved', { time: formatTime(stored.changedAt) });
    if (saving === 'refused') return problem ?? t('saving.refused');
    return t(`saving.${saving}`);
  }
  const sentence = words();
  const Glyph = saving === 'typing' && !savesItself ? IconDeviceFloppy : SIGNS[saving];
  return (
    <p className={classes.saving} role="status" data-state={saving}>
      {sentence && (
        <>
          <Glyph size={16} stroke={1.75} aria-hidden />
          <span>{sentence}</span>
        </>
      )}
    </p>
  );
}
