import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SearchField } from '#web/kit/SearchField.tsx';

export function Clear() {
  const { t } = useTranslation('component-search');
  const [q, setQ] = useState(t('courses.biology'));
  return (
    <>
      <SearchField q={q} onAsk={setQ} label={t('clear.label')} clearLabel={t('clear.empty')} />
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {q ? t('clear.asked', { q }) : t('clear.nothing')}
      </Text>
    </>
  );
}
