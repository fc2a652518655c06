import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const soon = () => new Promise((done) => setTimeout(done, 1500));

export function Busy() {
  const { t } = useTranslation('component-buttons');
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    await soon();
    setBusy(false);
    toast.done(t('busy.sent'));
  }

  return (
    <Group gap={8}>
      <Button loading={isBusy} aria-busy={isBusy} onClick={() => void send()}>
        {t('busy.send')}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => toast.done(t('busy.shown'))}>
        {t('busy.preview')}
      </Button>
    </Group>
  );
}
