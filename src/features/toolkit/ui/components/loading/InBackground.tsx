import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const MAKING_MS = 3_000;

export function InBackground() {
  const { t } = useTranslation('component-loading');
  const [isMaking, setMaking] = useState(false);

  async function make() {
    setMaking(true);
    const working = toast.working(t('background.working'));
    await new Promise((done) => setTimeout(done, MAKING_MS));
    toast.close(working);
    toast.done(t('background.done'));
    setMaking(false);
  }

  return (
    <Button variant="default" disabled={isMaking} onClick={() => void make()}>
      {t('background.start')}
    </Button>
  );
}
