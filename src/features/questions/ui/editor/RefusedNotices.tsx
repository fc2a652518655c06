import { Button } from '@mantine/core';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';
import type { Waiting } from './outbox.ts';
import { toPlain } from './rows.ts';

const PREVIEW_LETTERS = 60;

interface Props {
  waiting: Waiting[];
  onOpen: (one: Waiting) => void;
}

/** Finished questions the server did not take: each can be opened again. */
export function RefusedNotices({ waiting, onOpen }: Props) {
  const { t } = useTranslation('questioneditor');
  return waiting
    .filter((one) => one.problem)
    .map((one) => (
      <Notice
        key={one.key}
        tone="warning"
        actions={
          <Button variant="default" size="xs" onClick={() => onOpen(one)}>
            {t('outbox.open')}
          </Button>
        }
      >
        {t('outbox.refused', {
          name: one.body.name || toPlain(one.body.text).slice(0, PREVIEW_LETTERS),
          reason: say(one.problem ?? ''),
        })}
      </Notice>
    ));
}
