import { Button } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { usePersonHere } from '#web/session.ts';
import { backOnShelf, draftShelf } from './draftShelf.ts';
import classes from './editor.module.css';
import type { Waiting } from './outbox.ts';
import { RefusedNotices } from './RefusedNotices.tsx';
import { useOutbox } from './useOutbox.ts';
import { writingHere } from './writing.ts';

/** Finished questions that are not on the server yet, while the editor is closed: they leave from the list as well. */
export function WaitingQuestions({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('questioneditor');
  const person = usePersonHere();
  const { waiting, stuck, flush, take } = useOutbox();
  const count = waiting.filter((one) => !one.problem).length;
  const isWaiting = stuck && count > 0;
  if (!isWaiting && waiting.length === count) return null;

  function open(one: Waiting) {
    writingHere.keep(backOnShelf(draftShelf(person, localStorage), one));
    take(one.key);
    onOpen();
  }

  return (
    <div className={classes.waiting}>
      <RefusedNotices waiting={waiting} onOpen={open} />
      {isWaiting && (
        <Notice
          tone="warning"
          actions={
            <Button variant="default" size="xs" onClick={() => void flush()}>
              {t('retry')}
            </Button>
          }
        >
          {t('outbox.waiting', { count })}
        </Notice>
      )}
    </div>
  );
}
