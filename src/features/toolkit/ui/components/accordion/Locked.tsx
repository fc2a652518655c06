import { Accordion, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const PARTS = [
  { id: 'basics', isOpen: true },
  { id: 'practice', isOpen: true },
  { id: 'exam', isOpen: false },
] as const;

export function Locked() {
  const { t } = useTranslation('component-accordion');
  return (
    <Accordion order={3}>
      {PARTS.map(({ id, isOpen }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control
            disabled={!isOpen}
            chevron={isOpen ? undefined : <IconLock size={16} stroke={1.75} aria-hidden />}
          >
            <Group gap={8} justify="space-between">
              {t(`locked.${id}.name`)}
              {!isOpen && (
                <Text span c="dimmed" fz={13} fw={400}>
                  {t('locked.why')}
                </Text>
              )}
            </Group>
          </Accordion.Control>
          <Accordion.Panel>{t(`locked.${id}.about`)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
