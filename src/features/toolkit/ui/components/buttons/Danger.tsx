import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';

export function Danger() {
  const { t } = useTranslation('component-buttons');
  const [isThere, setThere] = useState(true);

  function archive() {
    setThere(false);
    toast.done(t('danger.archived'), { undo: () => setThere(true) });
  }
  async function remove() {
    if (
      await confirm({
        question: t('danger.question'),
        detail: t('danger.detail'),
        verb: t('danger.remove'),
        danger: true,
      })
    )
      setThere(false);
  }

  if (!isThere)
    return (
      <Group gap={12}>
        <Text c="dimmed">{t('danger.gone')}</Text>
        <Button variant="default" onClick={() => setThere(true)}>
          {t('danger.back')}
        </Button>
      </Group>
    );
  return (
    <Group gap={8}>
      <Button variant="default" color="danger" onClick={archive}>
        {t('danger.archive')}
      </Button>
      <Button color="danger" onClick={() => void remove()}>
        {t('danger.remove')}
      </Button>
    </Group>
  );
}
