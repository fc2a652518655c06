import { Button, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';

const COLUMNS = ['name', 'role', 'status', 'joined'] as const;

export function Several() {
  const { t } = useTranslation('component-menus');
  const [shown, setShown] = useState<string[]>(['name', 'status']);
  const columns = COLUMNS.filter((one) => shown.includes(one));
  return (
    <>
      <Menu width={200} position="bottom-start" closeOnItemClick={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}>
            {t('several.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.CheckboxGroup value={shown} onChange={setShown}>
            {COLUMNS.map((one) => (
              <Menu.CheckboxItem key={one} value={one} disabled={one === 'name'}>
                {t(`several.${one}`)}
              </Menu.CheckboxItem>
            ))}
          </Menu.CheckboxGroup>
        </Menu.Dropdown>
      </Menu>
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {t('several.shown', { columns: formatList(columns.map((one) => t(`several.${one}`))) })}
      </Text>
    </>
  );
}
