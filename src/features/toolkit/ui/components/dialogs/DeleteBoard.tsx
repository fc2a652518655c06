import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';

export function DeleteBoard() {
  const { t } = useTranslation('component-dialogs');
  const [outcome, setOutcome] = useState<string>();

  async function remove() {
    const isSure = await confirm({
      question: t('confirm.question'),
      detail: t('confirm.detail'),
      verb: t('confirm.verb'),
      danger: true,
    });
    setOutcome(isSure ? t('confirm.yes') : t('confirm.no'));
  }

  return (
    <Group>
      <Button variant="default" c="var(--lms-danger-text)" onClick={() => void remove()}>
        {t('confirm.open')}
      </Button>
      <Text c="dimmed" fz={13} role="status">
        {outcome}
      </Text>
    </Group>
  );
}
