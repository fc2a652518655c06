import { Group, Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';

const INVOICES = [
  { id: 5041, state: 'paid', cents: 48_000 },
  { id: 5042, state: 'sent', cents: 12_950 },
  { id: 5043, state: 'paid', cents: 7_400 },
  { id: 5044, state: 'late', cents: 31_200 },
];
const VIEWS = ['all', 'paid', 'sent', 'late'] as const;
const inView = (view: string) => INVOICES.filter(({ state }) => view === 'all' || state === view);

export function WithCounts() {
  const { t } = useTranslation('component-tabs');
  const [view, setView] = useState<string | null>('all');
  return (
    <Tabs value={view} onChange={setView}>
      <Tabs.List aria-label={t('counts.label')}>
        {VIEWS.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            rightSection={
              <Text c="dimmed" fz={12}>
                {formatNumber(inView(one).length)}
              </Text>
            }
          >
            {t(`counts.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {VIEWS.map((one) => (
        <Tabs.Panel key={one} value={one} pt={12}>
          <Stack gap={8}>
            {inView(one).map(({ id, cents }) => (
              <Group key={id} justify="space-between">
                <Text fz={14}>{t('counts.invoice', { id })}</Text>
                <Text fz={14}>{formatMoney(cents)}</Text>
              </Group>
            ))}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
