import { Accordion, Group, Text } from '@mantine/core';
import { IconAtom, IconBook2, IconMathFunction } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';

const COURSES = [
  { id: 'maths', icon: IconMathFunction, state: 'passed', kind: 'success' },
  { id: 'physics', icon: IconAtom, state: 'running', kind: 'accent' },
  { id: 'literature', icon: IconBook2, state: 'open', kind: 'neutral' },
] as const;

export function Facts() {
  const { t } = useTranslation('component-accordion');
  return (
    <Accordion variant="contained" radius="md" order={3}>
      {COURSES.map(({ id, icon: Glyph, state, kind }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control icon={<Glyph size={18} stroke={1.75} aria-hidden />}>
            <Group justify="space-between" gap={8}>
              {t(`facts.${id}.name`)}
              <Pill kind={kind}>{t(`facts.states.${state}`)}</Pill>
            </Group>
          </Accordion.Control>
          <Accordion.Panel>
            <Text c="dimmed">{t(`facts.${id}.about`)}</Text>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
