import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Outcome } from './Outcome.tsx';

export function AskFirst() {
  const { t } = useTranslation('sweet-alert');
  const [said, setSaid] = useState('');

  async function ask() {
    const isSure = await confirm({
      question: t('question.ask'),
      detail: t('question.detail'),
      verb: t('question.verb'),
    });
    setSaid(t('answer', { answer: isSure ? t('question.verb') : t('cancelled') }));
  }

  return (
    <Outcome said={said}>
      <Button variant="default" onClick={() => void ask()}>
        {t('question.open')}
      </Button>
    </Outcome>
  );
}
