import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const TASKS = ['essay', 'quiz', 'lab'] as const;

export function WithUndo() {
  const { t } = useTranslation('toastr');
  const [tasks, setTasks] = useState<readonly (typeof TASKS)[number][]>(TASKS);

  function remove(task: (typeof TASKS)[number]) {
    const put = (isThere: boolean) =>
      setTasks((now) => TASKS.filter((one) => (one === task ? isThere : now.includes(one))));
    put(false);
    toast.done(t('undo.removed', { name: t(`undo.${task}`) }), { undo: () => put(true) });
  }

  return (
    <Stack component="ul" gap={4} m={0} p={0} aria-label={t('undo.list')}>
      {tasks.map((task) => (
        <Group key={task} component="li" justify="space-between" wrap="nowrap">
          {t(`undo.${task}`)}
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('undo.removeOne', { name: t(`undo.${task}`) })}
            onClick={() => remove(task)}
          >
            {t('undo.remove')}
          </Button>
        </Group>
      ))}
      {tasks.length === 0 && (
        <Text component="li" c="dimmed">
          {t('undo.empty')}
        </Text>
      )}
    </Stack>
  );
}
