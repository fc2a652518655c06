import { Accordion, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const WEEKS = ['one', 'two', 'three'] as const;

export function SeveralOpen() {
  const { t } = useTranslation('component-accordion');
  const [open, setOpen] = useState<string[]>(['one']);
  return (
    <>
      <Group gap={8} mb={12}>
        <Button variant="default" disabled={open.length === WEEKS.length} onClick={() => setOpen([...WEEKS])}>
          {t('severalOpen.all')}
        </Button>
        <Button variant="subtle" disabled={open.length === 0} onClick={() => setOpen([])}>
          {t('severalOpen.none')}
        </Button>
      </Group>
      <Accordion multiple order={3} value={open} onChange={setOpen}>
        {WEEKS.map((week) => (
          <Accordion.Item key={week} value={week}>
            <Accordion.Control>{t(`severalOpen.${week}.name`)}</Accordion.Control>
            <Accordion.Panel>{t(`severalOpen.${week}.topics`)}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
}
