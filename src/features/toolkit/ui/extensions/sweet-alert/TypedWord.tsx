import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Outcome } from './Outcome.tsx';

export function TypedWord() {
  const { t } = useTranslation('sweet-alert');
  const [said, setSaid] = useState('');

  async function ask() {
    const isSure = await confirm({
      question: t('typed.ask'),
      detail: t('typed.detail'),
      verb: t('typed.open'),
      word: t('typed.word'),
      danger: true,
    });
    setSaid(t('answer', { answer: isSure ? t('typed.open') : t('cancelled') }));
  }

  return (
    <Outcome said={said}>
      <Button variant="default" onClick={() => void ask()}>
        {t('typed.open')}
      </Button>
    </Outcome>
  );
}
