import { Button, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';

export function Draft() {
  const { t } = useTranslation('component-notices');
  const [text, setText] = useState('');
  const [hasDraft, setHasDraft] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);

  function end(kept: string) {
    setText(kept);
    setHasDraft(false);
    // The button goes away with the notice: people write on.
    field.current?.focus();
  }

  return (
    <Stack gap={12}>
      {hasDraft && (
        <Notice
          actions={
            <>
              <Button variant="default" onClick={() => end(t('draft.words'))}>
                {t('draft.restore')}
              </Button>
              <Button variant="subtle" onClick={() => end('')}>
                {t('draft.discard')}
              </Button>
            </>
          }
        >
          {t('draft.found')}
        </Notice>
      )}
      <Textarea
        ref={field}
        label={t('draft.label')}
        rows={3}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Stack>
  );
}
