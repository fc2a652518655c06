import { Button, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';

export function LookCloser() {
  const { t } = useTranslation('component-drawers');
  const [isOpen, setOpen] = useState(false);
  const facts = [
    { name: t('look.client'), value: 'Alderbrook School' },
    { name: t('look.issued'), value: formatDate('2026-11-02') },
    { name: t('look.due'), value: formatDate('2026-11-30') },
    { name: t('look.total'), value: formatMoney(128_450) },
  ];
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('look.open')}
      </Button>
      <SideDrawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('look.invoice')}
        aside={<Pill kind="success">{t('look.paid')}</Pill>}
      >
        <SimpleGrid component="dl" cols={2} m={0}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <Text component="dt" c="dimmed" fz={12}>
                {name}
              </Text>
              <Text component="dd" fz={14} m={0}>
                {value}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </SideDrawer>
    </>
  );
}
