import { Tabs, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const PARTS = ['overview', 'lessons', 'people'] as const;

export function CoursePanels() {
  const { t } = useTranslation('component-tabs');
  return (
    <Tabs defaultValue="overview">
      <Tabs.List aria-label={t('panels.label')}>
        {PARTS.map((part) => (
          <Tabs.Tab key={part} value={part}>
            {t(`panels.${part}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {PARTS.map((part) => (
        <Tabs.Panel key={part} value={part} pt={16}>
          <Text fz={14}>{t(`panels.text.${part}`)}</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
