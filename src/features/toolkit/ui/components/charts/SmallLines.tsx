import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Sparkline } from '#web/kit/charts/Sparkline.tsx';
import { formatNumber } from '#web/kit/format.ts';

const WEEKS = [
  { id: 'algebra', values: [12, 14, 13, 17, 21, 20, 24] },
  { id: 'botany', values: [22, 20, 21, 18, 16, 17, 15] },
  { id: 'history', values: [9, null, 11, 10, 12, null, 12] },
];

export function SmallLines() {
  const { t } = useTranslation('component-charts');
  return (
    <Stack gap={12} maw={480}>
      {WEEKS.map(({ id, values }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Text fz={14}>{t(`bars.${id}`)}</Text>
          <Group gap={16} wrap="nowrap">
            <Sparkline values={values} />
            <Text fz={14} fw={550} w={32} ta="end">
              {formatNumber(values.at(-1) ?? 0)}
            </Text>
          </Group>
        </Group>
      ))}
    </Stack>
  );
}
