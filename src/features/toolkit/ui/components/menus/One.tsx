import { Button, Text } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';

const COURSES = [
  { name: 'Algebra', lessons: 24, begins: '2026-09-07' },
  { name: 'Mechanics', lessons: 12, begins: '2026-09-01' },
  { name: 'Poetry', lessons: 18, begins: '2026-10-05' },
];
const ORDERS = ['name', 'lessons', 'begins'] as const;
type Order = (typeof ORDERS)[number];

export function One() {
  const { t } = useTranslation('component-menus');
  const [order, setOrder] = useState<Order>('name');
  const sorted = COURSES.toSorted((a, b) => (a[order] < b[order] ? -1 : 1));
  return (
    <>
      <Menu width={200} position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}>
            {t('one.by', { order: t(`one.${order}`) })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={order} onChange={(next) => setOrder(ORDERS.find((one) => one === next) ?? order)}>
            {ORDERS.map((one) => (
              <Menu.RadioItem key={one} value={one}>
                {t(`one.${one}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <Text mt={12} aria-live="polite">
        {formatList(sorted.map(({ name }) => t(`one.courses.${name}`)))}
      </Text>
    </>
  );
}
