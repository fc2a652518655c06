import { Button, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';

const WAYS = ['save', 'saveNew', 'saveDraft'] as const;

export function Split() {
  const { t } = useTranslation('component-button-groups');
  const [done, setDone] = useState<(typeof WAYS)[number]>();
  return (
    <>
      <Button.Group style={{ gap: 1 }}>
        <Button onClick={() => setDone('save')}>{t('split.save.name')}</Button>
        <Menu>
          <Menu.Target>
            <Button px={10} aria-label={t('split.other')}>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {WAYS.slice(1).map((way) => (
              <Menu.Item key={way} onClick={() => setDone(way)}>
                {t(`split.${way}.name`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {done ? t(`split.${done}.done`) : t('split.nothing')}
      </Text>
    </>
  );
}
