import { Button, Text } from '@mantine/core';
import { IconArchive, IconFolder, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';

const FOLDERS = ['families', 'exams', 'trips'] as const;

export function Nested() {
  const { t } = useTranslation('component-menus');
  const [place, setPlace] = useState('inbox');
  return (
    <>
      <Menu width={220} position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}>
            {t('nested.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconArchive size={16} stroke={1.75} aria-hidden />}
            onClick={() => setPlace('archive')}
          >
            {t('nested.archive')}
          </Menu.Item>
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<IconFolder size={16} stroke={1.75} aria-hidden />}>
                {t('nested.move')}
              </Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              {FOLDERS.map((folder) => (
                <Menu.Item key={folder} onClick={() => setPlace(folder)}>
                  {t(`nested.${folder}`)}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
        </Menu.Dropdown>
      </Menu>
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {t('nested.lies', { place: t(`nested.${place}`) })}
      </Text>
    </>
  );
}
