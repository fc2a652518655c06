import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

const TASKS = ['topic', 'sources', 'draft', 'proof'] as const;

export function Checks() {
  const { t } = useTranslation('component-lists');
  const [done, setDone] = useState<string[]>(['topic']);
  return (
    <Checkbox.Group
      label={t('checks.label')}
      value={done}
      onChange={setDone}
      description={t('checks.done', { done: formatNumber(done.length), all: formatNumber(TASKS.length) })}
    >
      <Stack gap={12} mt={12}>
        {TASKS.map((task) => (
          <Checkbox
            key={task}
            value={task}
            label={
              <Text
                span
                inherit
                td={done.includes(task) ? 'line-through' : 'none'}
                c={done.includes(task) ? 'dimmed' : 'inherit'}
              >
                {t(`checks.${task}`)}
              </Text>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
