import { Tabs, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const PARTS = ['general', 'grading', 'access'] as const;

export function Sideways() {
  const { t } = useTranslation('component-tabs');
  return (
    <Tabs defaultValue="general" orientation="vertical">
      <Tabs.List aria-label={t('side.label')}>
        {PARTS.map((part) => (
          <Tabs.Tab key={part} value={part}>
            {t(`side.${part}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {PARTS.map((part) => (
        <Tabs.Panel key={part} value={part} ps={16} pt={12}>
          <Text fz={14}>{t(`side.text.${part}`)}</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
