import { DataList, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';

export function FactsList() {
  const { t } = useTranslation('component-lists');
  const [isUpright, setUpright] = useState(false);
  const facts = [
    { name: t('factsList.number'), value: '5041' },
    { name: t('factsList.issued'), value: formatDate('2026-11-02') },
    { name: t('factsList.sum'), value: formatMoney(31_850) },
    { name: t('factsList.state'), value: <Pill kind="success">{t('factsList.paid')}</Pill> },
  ];
  return (
    <>
      <DataList orientation={isUpright ? 'vertical' : 'horizontal'} withDivider={!isUpright} mb={16}>
        {facts.map(({ name, value }) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
      <Switch
        label={t('factsList.upright')}
        checked={isUpright}
        onChange={({ currentTarget }) => setUpright(currentTarget.checked)}
      />
    </>
  );
}
