import { ActionIcon, Group, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Popover } from '#web/kit/Popover.tsx';

export function HelpWords() {
  const { t } = useTranslation('component-popovers');
  return (
    <Group gap={4}>
      <Text fz={14} fw={550}>
        {t('words.label')}
      </Text>
      <Popover width={280} position="bottom-start" trapFocus returnFocus withRoles>
        <Popover.Target>
          <ActionIcon aria-label={t('words.open')}>
            <IconHelpCircle size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('words.label')}>
          <Text fz={13}>{t('words.text')}</Text>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}
