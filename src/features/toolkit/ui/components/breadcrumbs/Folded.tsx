import { ActionIcon, Breadcrumbs, Button, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconDots, IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';

const WAY = ['school', 'year', 'course', 'unit', 'lesson', 'sheet'];

export function Folded() {
  const { t } = useTranslation('component-breadcrumbs');
  const [depth, setDepth] = useState(WAY.length);
  const way = WAY.slice(0, depth);
  const middle = way.slice(1, -1);
  const go = (place: string) => setDepth(WAY.indexOf(place) + 1);
  return (
    <>
      <nav aria-label={t('folded.title')}>
        <Breadcrumbs
          separator={<IconChevronRight data-turns size={14} stroke={1.75} aria-hidden />}
          separatorMargin={4}
        >
          {depth > 1 && (
            <UnstyledButton fz={13} py={4} onClick={() => go('school')}>
              {t('folders.school')}
            </UnstyledButton>
          )}
          {middle.length > 0 && (
            <Menu position="bottom-start">
              <Menu.Target>
                <ActionIcon size={28} aria-label={t('folded.between')}>
                  <IconDots size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {middle.map((place) => (
                  <Menu.Item key={place} onClick={() => go(place)}>
                    {t(`folders.${place}`)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <Text span fz={13} fw={550} aria-current="page">
            {t(`folders.${way.at(-1)}`)}
          </Text>
        </Breadcrumbs>
      </nav>
      {depth < WAY.length && (
        <Button
          variant="default"
          mt={12}
          leftSection={<IconFolder size={16} stroke={1.75} aria-hidden />}
          onClick={() => go('sheet')}
        >
          {t('folders.sheet')}
        </Button>
      )}
    </>
  );
}
