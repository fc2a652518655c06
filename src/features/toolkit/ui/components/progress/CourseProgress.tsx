import { Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

const COURSES = [
  { id: 'algebra', done: 12, of: 12 },
  { id: 'botany', done: 7, of: 20 },
  { id: 'history', done: 0, of: 8 },
] as const;

export function CourseProgress() {
  const { t } = useTranslation('component-progress');
  return (
    <Stack gap={16}>
      {COURSES.map(({ id, done, of }) => (
        <div key={id}>
          <Group justify="space-between" mb={6}>
            <Text fz={14} fw={550}>
              {t(`course.${id}`)}
            </Text>
            <Text c="dimmed" fz={13}>
              {t('course.done', { done: formatNumber(done), of: formatNumber(of) })}
            </Text>
          </Group>
          <Progress value={(done / of) * 100} size={6} aria-label={t(`course.${id}`)} />
        </div>
      ))}
    </Stack>
  );
}
