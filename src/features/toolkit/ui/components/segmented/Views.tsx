import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';

const VIEWS = ['day', 'week', 'month'] as const;

export function Views() {
  const { t } = useTranslation('component-segmented');
  const [view, setView] = useState('week');
  return (
    <>
      <Segments
        aria-label={t('views.label')}
        data={VIEWS.map((value) => ({ value, label: t(`views.${value}.name`) }))}
        value={view}
        onChange={setView}
      />
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {t(`views.${view}.shows`)}
      </Text>
    </>
  );
}
