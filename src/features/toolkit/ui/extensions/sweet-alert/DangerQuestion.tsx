import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Outcome } from './Outcome.tsx';

export function DangerQuestion() {
  const { t } = useTranslation('sweet-alert');
  const [said, setSaid] = useState('');

  async function ask() {
    const isSure = await confirm({
      question: t('danger.ask'),
      detail: t('danger.detail'),
      verb: t('danger.open'),
      danger: true,
    });
    setSaid(t('answer', { answer: isSure ? t('danger.open') : t('cancelled') }));
  }

  return (
    <Outcome said={said}>
      <Button variant="default" onClick={() => void ask()}>
        {t('danger.open')}
      </Button>
    </Outcome>
  );
}
