import { Accordion, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

const GROUPS = [
  { id: 'courses', settings: ['lesson', 'result'] },
  { id: 'messages', settings: ['mail', 'chat'] },
] as const;

export function Settings() {
  const { t } = useTranslation('component-accordion');
  const [on, setOn] = useState<string[]>(['lesson', 'result', 'mail']);
  const toggle = (one: string) => setOn(on.includes(one) ? on.filter((other) => other !== one) : [...on, one]);
  return (
    <Accordion variant="separated" radius="md" order={3}>
      {GROUPS.map(({ id, settings }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>
            {t(`settings.${id}`)}
            <Text span c="dimmed" fw={400} ms={8}>
              {t('settings.on', {
                on: formatNumber(settings.filter((one) => on.includes(one)).length),
                all: formatNumber(settings.length),
              })}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Stack gap={12}>
              {settings.map((one) => (
                <Switch
                  key={one}
                  label={t(`settings.${one}`)}
                  checked={on.includes(one)}
                  onChange={() => toggle(one)}
                />
              ))}
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
