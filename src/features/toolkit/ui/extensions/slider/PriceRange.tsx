import { RangeSlider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoneyWhole, formatNumber } from '#web/kit/format.ts';

const money = (price: number) => formatMoneyWhole(price * 100);
const PRICES = [0, 0, 15, 19, 25, 29, 29, 35, 40, 49, 49, 59, 75, 80, 99, 120, 145, 180];

export function PriceRange() {
  const { t } = useTranslation('slider');
  const [[from, to], setRange] = useState<[number, number]>([20, 100]);
  const count = PRICES.filter((price) => price >= from && price <= to).length;
  return (
    <>
      <Text fz={13} fw={550} mb={8}>
        {t('range.label')}
      </Text>
      <RangeSlider
        thumbFromLabel={t('range.from')}
        thumbToLabel={t('range.to')}
        value={[from, to]}
        onChange={setRange}
        max={200}
        step={5}
        minRange={10}
        label={money}
        marks={[0, 100, 200].map((value) => ({ value, label: money(value) }))}
        mb={28}
        mx={16}
      />
      <Text c="dimmed" fz={13} aria-live="polite">
        {t('range.result', { count, number: formatNumber(count), from: money(from), to: money(to) })}
      </Text>
    </>
  );
}
