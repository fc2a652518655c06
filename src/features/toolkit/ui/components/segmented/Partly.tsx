import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';

const STATES = ['draft', 'review', 'published'] as const;

export function Partly() {
  const { t } = useTranslation('component-segmented');
  const [state, setState] = useState('draft');
  const [isReady, setReady] = useState(false);
  return (
    <Stack gap={12} align="flex-start">
      <Segments
        aria-label={t('partly.label')}
        data={STATES.map((value) => ({
          value,
          label: t(`partly.${value}`),
          disabled: value === 'published' && !isReady,
        }))}
        value={state}
        onChange={setState}
      />
      <Segments
        disabled
        aria-label={t('partly.whole')}
        data={STATES.map((value) => ({ value, label: t(`partly.${value}`) }))}
        value={state}
      />
      <Switch
        label={t('partly.ready')}
        checked={isReady}
        onChange={({ currentTarget }) => {
          setReady(currentTarget.checked);
          if (!currentTarget.checked && state === 'published') setState('review');
        }}
      />
    </Stack>
  );
}
