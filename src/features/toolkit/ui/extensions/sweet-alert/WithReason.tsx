import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { askReason } from '#web/kit/confirm.ts';
import { Outcome } from './Outcome.tsx';

export function WithReason() {
  const { t } = useTranslation('sweet-alert');
  const [said, setSaid] = useState('');

  async function ask() {
    const reason = await askReason({
      question: t('reason.ask'),
      detail: t('reason.detail'),
      reason: t('reason.label'),
      verb: t('reason.open'),
      danger: true,
    });
    setSaid(t('answer', { answer: reason ?? t('cancelled') }));
  }

  return (
    <Outcome said={said}>
      <Button variant="default" onClick={() => void ask()}>
        {t('reason.open')}
      </Button>
    </Outcome>
  );
}
