import { Breadcrumbs, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const INSIDE: Record<string, string[]> = {
  school: ['course', 'forms'],
  course: ['unit', 'tests'],
  unit: ['lesson'],
};

export function Folders() {
  const { t } = useTranslation('component-breadcrumbs');
  const [way, setWay] = useState(['school', 'course']);
  const here = way.at(-1) ?? 'school';
  const inside = INSIDE[here] ?? [];
  return (
    <>
      <nav aria-label={t('folders.title')}>
        <Breadcrumbs
          separator={<IconChevronRight data-turns size={14} stroke={1.75} aria-hidden />}
          separatorMargin={4}
        >
          {way.map((folder, place) =>
            folder === here ? (
              <Text key={folder} span fz={13} fw={550} aria-current="page">
                {t(`folders.${folder}`)}
              </Text>
            ) : (
              <UnstyledButton key={folder} fz={13} py={4} onClick={() => setWay(way.slice(0, place + 1))}>
                {t(`folders.${folder}`)}
              </UnstyledButton>
            ),
          )}
        </Breadcrumbs>
      </nav>
      <Group gap={8} mt={16} mih={36}>
        {inside.map((folder) => (
          <Button
            key={folder}
            variant="default"
            leftSection={<IconFolder size={16} stroke={1.75} aria-hidden />}
            onClick={() => setWay([...way, folder])}
          >
            {t(`folders.${folder}`)}
          </Button>
        ))}
        {inside.length === 0 && <Text c="dimmed">{t('folders.empty')}</Text>}
      </Group>
    </>
  );
}
