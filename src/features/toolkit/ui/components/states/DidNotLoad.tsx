import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';

const ANSWER_MS = 1_200;

export function DidNotLoad() {
  const { t } = useTranslation('component-states');
  const [state, setState] = useState<'failed' | 'loading' | 'here'>('failed');

  function retry() {
    setState('loading');
    setTimeout(() => setState('here'), ANSWER_MS);
  }

  if (state === 'failed') {
    const error = new ApiError(500, t('failed.why'), { id: '7f3a-21' });
    return <FailedState title={t('failed.what')} error={error} onRetry={retry} />;
  }
  if (state === 'loading') return <SkeletonRows rows={3} />;
  return (
    <Stack align="flex-start">
      <Text fz={14}>{t('failed.here')}</Text>
      <Button variant="default" onClick={() => setState('failed')}>
        {t('failed.again')}
      </Button>
    </Stack>
  );
}
