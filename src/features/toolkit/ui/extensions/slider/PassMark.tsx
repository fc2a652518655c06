import { Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

const percent = (value: number) => formatNumber(value / 100, { style: 'percent' });

export function PassMark() {
  const { t } = useTranslation('slider');
  const [mark, setMark] = useState(60);
  return (
    <>
      <Text fz={13} fw={550} mb={8}>
        {t('passMark.label')}
      </Text>
      <Slider
        thumbLabel={t('passMark.label')}
        value={mark}
        onChange={setMark}
        step={5}
        label={percent}
        marks={[0, 50, 100].map((value) => ({ value, label: percent(value) }))}
        mb={28}
        mx={8}
      />
      <Text c="dimmed" fz={13} aria-live="polite">
        {t('passMark.result', { mark: percent(mark) })}
      </Text>
    </>
  );
}
