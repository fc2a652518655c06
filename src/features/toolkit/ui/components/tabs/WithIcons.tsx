import { Tabs, Text } from '@mantine/core';
import { IconBell, IconLock, IconUser } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const PARTS = [
  { id: 'profile', icon: IconUser },
  { id: 'safety', icon: IconLock },
  { id: 'notices', icon: IconBell },
] as const;

export function WithIcons() {
  const { t } = useTranslation('component-tabs');
  return (
    <Tabs defaultValue="profile">
      <Tabs.List aria-label={t('icons.label')}>
        {PARTS.map(({ id, icon: Glyph }) => (
          <Tabs.Tab key={id} value={id} leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}>
            {t(`icons.${id}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {PARTS.map(({ id }) => (
        <Tabs.Panel key={id} value={id} pt={16}>
          <Text fz={14}>{t(`icons.text.${id}`)}</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
