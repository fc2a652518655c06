import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useOnPhone } from '#web/kit/DataTable/useOnPhone.ts';
import { Segmented } from '#web/kit/Segmented.tsx';

const RANGES = ['days', 'month', 'year'] as const;
type Range = (typeof RANGES)[number];

export function Folding() {
  const { t } = useTranslation('component-segmented');
  const onPhone = useOnPhone();
  const [range, setRange] = useState<Range>('days');
  const [isNarrow, setNarrow] = useState(false);
  return (
    <>
      <Segmented
        label={t('folding.label')}
        data={RANGES.map((value) => ({ value, label: t(`folding.${value}`) }))}
        value={range}
        onChange={setRange}
        folds={onPhone || isNarrow}
      />
      <Text my={12} c="dimmed" fz={13} aria-live="polite">
        {t('folding.shows', { range: t(`folding.${range}`) })}
      </Text>
      <Switch
        label={t('folding.narrow')}
        checked={onPhone || isNarrow}
        disabled={onPhone}
        onChange={({ currentTarget }) => setNarrow(currentTarget.checked)}
      />
    </>
  );
}
