import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const COURSES = ['algebra', 'botany', 'history'] as const;

export function UndoInstead() {
  const { t } = useTranslation('component-dialogs');
  const [archived, setArchived] = useState<string[]>([]);

  function archive(course: string) {
    setArchived((before) => [...before, course]);
    toast.done(t('undo.done', { course: t(`undo.${course}`) }), {
      undo: () => setArchived((before) => before.filter((one) => one !== course)),
    });
  }

  const left = COURSES.filter((course) => !archived.includes(course));
  return (
    <Stack gap={4}>
      {left.map((course) => (
        <Group key={course} justify="space-between">
          <Text fz={14}>{t(`undo.${course}`)}</Text>
          <ActionIcon aria-label={t('undo.archive', { course: t(`undo.${course}`) })} onClick={() => archive(course)}>
            <IconArchive size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {left.length === 0 && (
        <Text c="dimmed" fz={13}>
          {t('undo.none')}
        </Text>
      )}
    </Stack>
  );
}
