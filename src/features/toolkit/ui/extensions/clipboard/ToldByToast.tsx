import { Button } from '@mantine/core';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { Menu } from '#web/kit/Menu.tsx';

const EMAIL = 'ines.carvalho@alderbrook.school';

export function ToldByToast() {
  const { t } = useTranslation('clipboard');
  return (
    <Menu width={248} position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}>
          {t('told.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(EMAIL, t('told.done', { email: EMAIL }))}
        >
          {t('told.email')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
