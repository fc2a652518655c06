import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choose } from '#web/kit/confirm.ts';
import { Outcome } from './Outcome.tsx';

export function OneOfThree() {
  const { t } = useTranslation('sweet-alert');
  const [said, setSaid] = useState('');

  async function ask() {
    const chosen = await choose({
      question: t('choice.ask'),
      verb: t('choice.verb'),
      danger: true,
      choices: [
        { value: 'one', label: t('choice.one') },
        { value: 'following', label: t('choice.following') },
        { value: 'all', label: t('choice.all') },
      ],
    });
    setSaid(t('answer', { answer: chosen ? t(`choice.${chosen}`) : t('cancelled') }));
  }

  return (
    <Outcome said={said}>
      <Button variant="default" onClick={() => void ask()}>
        {t('choice.open')}
      </Button>
    </Outcome>
  );
}
