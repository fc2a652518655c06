import { Button, Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

export function NotYetOpen() {
  const { t } = useTranslation('component-tabs');
  const [isDone, setDone] = useState(false);
  return (
    <Tabs defaultValue="test">
      <Tabs.List aria-label={t('disabled.label')}>
        <Tabs.Tab value="test">{t('disabled.test')}</Tabs.Tab>
        <Tabs.Tab value="result" disabled={!isDone}>
          {t('disabled.result')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="test" pt={16}>
        <Stack gap={12} align="flex-start">
          <Text fz={14} role="status">
            {isDone ? t('disabled.done') : t('disabled.open')}
          </Text>
          <Button variant="default" disabled={isDone} onClick={() => setDone(true)}>
            {t('disabled.handIn')}
          </Button>
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="result" pt={16}>
        <Text fz={14}>{t('disabled.text')}</Text>
      </Tabs.Panel>
    </Tabs>
  );
}
