import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionCard } from '#web/kit/ActionCard.tsx';

export function FullScreen() {
  const { t } = useTranslation('card-action');
  const [text, setText] = useState('');
  return (
    <ActionCard title={t('fullScreen.head')} canFill>
      <Textarea
        label={t('fullScreen.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={16}
      />
    </ActionCard>
  );
}
