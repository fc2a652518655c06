import { Button } from '@mantine/core';
import type { Question } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { Compare } from '../versions/Compare.tsx';
import { useCategoryPath } from '../versions/useCategoryPath.ts';
import classes from './editor.module.css';
import type { SaveState, Saving } from './useSaving.ts';

interface DraftProps {
  at: number;
  onDiscard: () => void;
}

/** It goes on from what was not saved. */
export function DraftNotice({ at, onDiscard }: DraftProps) {
  const { t } = useTranslation('questioneditor');
  return (
    <Notice
      actions={
        <Button variant="default" size="xs" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored', { time: formatDateTime(at) })}
    </Notice>
  );
}

interface ConflictProps {
  state: Extract<SaveState, { step: 'conflict' }>;
  saving: Saving;
  onTake: (theirs: Question) => void;
}

/** Two people changed it: what differs, and whose goes on. Both stay in the history. */
export function Conflict({ state, saving, onTake }: ConflictProps) {
  const { t } = useTranslation('questioneditor');
  const pathOf = useCategoryPath();
  const { theirs, then } = state;
  const theirBody = { ...theirs, categoryId: theirs.category?.id ?? null };
  return (
    <section className={classes.conflict} aria-label={t('conflict.title')}>
      <Notice tone="warning">
        <strong>{t('conflict.title')}</strong>{' '}
        {t('conflict.detail', {
          name: theirs.changedBy?.fullName ?? t('somebody'),
          time: formatTime(theirs.changedAt),
        })}
      </Notice>
      <Compare
        from={{ body: theirBody, categoryPath: theirs.category?.path ?? [] }}
        to={{ body: saving.body, categoryPath: pathOf(saving.body.categoryId) }}
        labels={{ removed: t('conflict.theirs'), added: t('conflict.mine') }}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onTake(theirs)}>
          {t('conflict.take')}
        </Button>
        <Button onClick={() => void saving.overwrite(theirs.version, then)}>{t('conflict.keep')}</Button>
      </div>
    </section>
  );
}
