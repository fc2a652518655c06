import { Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { tabInSight } from '#web/kit/tabInSight.ts';

const WEEKS = Array.from({ length: 12 }, (_, index) => String(index + 1));

export function ManyWeeks() {
  const { t } = useTranslation('component-tabs');
  const [week, setWeek] = useState<string | null>('1');
  return (
    <Tabs value={week} onChange={setWeek}>
      <Tabs.List aria-label={t('many.label')} style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}>
        {WEEKS.map((one) => (
          <Tabs.Tab key={one} value={one} ref={one === week ? tabInSight : undefined}>
            {t('many.week', { week: formatNumber(Number(one)) })}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {WEEKS.map((one) => (
        <Tabs.Panel key={one} value={one} pt={16}>
          <Text fz={14}>{t('many.text', { week: formatNumber(Number(one)) })}</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
