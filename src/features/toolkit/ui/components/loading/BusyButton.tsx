import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

const SAVING_MS = 1_500;

export function BusyButton() {
  const { t } = useTranslation('component-loading');
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState(0);

  async function save() {
    setBusy(true);
    await new Promise((done) => setTimeout(done, SAVING_MS));
    setBusy(false);
    setSaved((before) => before + 1);
  }

  return (
    <Group>
      <Button loading={isBusy} aria-busy={isBusy} onClick={() => void save()}>
        {t('button.save')}
      </Button>
      <Text c="dimmed" fz={13} role="status">
        {t('button.saved', { times: formatNumber(saved) })}
      </Text>
    </Group>
  );
}
