import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { markTests, TESTS, useMarked } from './markTests.ts';

function Far() {
  const { t } = useTranslation('toastr');
  const done = useMarked();
  return (
    <>
      <Progress.Root size={6} my={4}>
        <Progress.Section value={(done / TESTS) * 100} aria-label={t('working.running')} />
      </Progress.Root>
      {t('working.far', { done: formatNumber(done), total: formatNumber(TESTS) })}
    </>
  );
}

export function Working() {
  const { t } = useTranslation('toastr');
  const [isRunning, setRunning] = useState(false);

  async function start() {
    setRunning(true);
    const stop = new AbortController();
    const shown = toast.working(t('working.running'), {
      detail: <Far />,
      act: { label: t('working.stop'), run: () => stop.abort(), stays: true },
    });
    const done = await markTests(stop.signal);
    toast.close(shown);
    const words = { done: formatNumber(done), total: formatNumber(TESTS) };
    toast.done(done === TESTS ? t('working.ended', words) : t('working.stopped', words));
    setRunning(false);
  }

  return (
    <Button variant="default" loading={isRunning} onClick={() => void start()}>
      {t('working.start')}
    </Button>
  );
}
