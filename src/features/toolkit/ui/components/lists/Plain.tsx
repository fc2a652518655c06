import { List, SimpleGrid } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const THINGS = ['pen', 'ruler', 'book'] as const;
const STEPS = ['read', 'solve', 'check'] as const;

export function Plain() {
  const { t } = useTranslation('component-lists');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      <List spacing={8}>
        {THINGS.map((one) => (
          <List.Item key={one}>{t(`plain.${one}`)}</List.Item>
        ))}
      </List>
      <List type="ordered" spacing={8}>
        {STEPS.map((one) => (
          <List.Item key={one}>{t(`plain.${one}`)}</List.Item>
        ))}
      </List>
    </SimpleGrid>
  );
}
