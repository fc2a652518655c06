import { Button, Stack, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState } from '#web/kit/states.tsx';

export function NothingYet() {
  const { t } = useTranslation('component-states');
  const [hasOne, setHasOne] = useState(false);
  if (hasOne)
    return (
      <Stack align="flex-start">
        <Text fz={14}>{t('empty.question')}</Text>
        <Button variant="default" onClick={() => setHasOne(false)}>
          {t('empty.remove')}
        </Button>
      </Stack>
    );
  return (
    <EmptyState
      icon={IconListCheck}
      title={t('empty.none')}
      detail={t('empty.detail')}
      action={
        <Button size="xs" onClick={() => setHasOne(true)}>
          {t('empty.add')}
        </Button>
      }
    />
  );
}
