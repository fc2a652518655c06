import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';

const SUBJECTS = ['algebra', 'biology', 'chemistry', 'history', 'mechanics', 'poetry'] as const;

export function Searched() {
  const { t } = useTranslation('component-menus');
  const [subject, setSubject] = useState<(typeof SUBJECTS)[number]>('algebra');
  const [q, setQ] = useState('');
  const found = SUBJECTS.filter((one) => t(`searched.${one}`).toLowerCase().includes(q.trim().toLowerCase()));
  return (
    <Menu width={240} position="bottom-start" onClose={() => setQ('')}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}>
          {t(`searched.${subject}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Search
          aria-label={t('searched.find')}
          placeholder={t('searched.find')}
          dir="auto"
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        {found.map((one) => (
          <Menu.Item key={one} onClick={() => setSubject(one)}>
            {t(`searched.${one}`)}
          </Menu.Item>
        ))}
        {found.length === 0 && <Menu.Label>{t('searched.none')}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}
