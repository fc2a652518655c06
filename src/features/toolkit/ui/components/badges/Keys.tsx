import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { toast } from '#web/kit/toast.ts';

const KEYS = ['E', 'R', 'S'] as const;

export function Keys() {
  const { t } = useTranslation('component-badges');
  const [pressed, setPressed] = useState('');
  const run = (key: string) => {
    setPressed(key);
    toast.done(t(`keys.${key}.done`));
  };
  return (
    <Stack
      gap={12}
      onKeyDown={(event) => {
        const key = KEYS.find((one) => one === event.key.toUpperCase());
        if (key && !event.ctrlKey && !event.metaKey && !event.altKey) run(key);
      }}
    >
      <Group gap={8}>
        {KEYS.map((key) => (
          <Button
            key={key}
            variant="default"
            aria-keyshortcuts={key}
            rightSection={<Kbd>{key}</Kbd>}
            onClick={() => run(key)}
          >
            {t(`keys.${key}.name`)}
          </Button>
        ))}
      </Group>
      <Text c="dimmed" fz={13} aria-live="polite">
        {pressed ? t('keys.last', { name: t(`keys.${pressed}.name`) }) : t('keys.hint')}
      </Text>
    </Stack>
  );
}
