import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choose } from '#web/kit/confirm.ts';

export function WhichLessons() {
  const { t } = useTranslation('component-dialogs');
  const [outcome, setOutcome] = useState<string>();

  async function move() {
    const chosen = await choose({
      question: t('choose.question'),
      detail: t('choose.detail'),
      verb: t('choose.verb'),
      choices: [
        { value: 'this', label: t('choose.this') },
        { value: 'later', label: t('choose.later') },
        { value: 'all', label: t('choose.all') },
      ],
    });
    setOutcome(chosen ? t('choose.moved', { which: t(`choose.${chosen}`) }) : t('choose.kept'));
  }

  return (
    <Group>
      <Button variant="default" onClick={() => void move()}>
        {t('choose.open')}
      </Button>
      <Text c="dimmed" fz={13} role="status">
        {outcome}
      </Text>
    </Group>
  );
}
