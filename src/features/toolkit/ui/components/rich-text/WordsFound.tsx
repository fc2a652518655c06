import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';

export function WordsFound() {
  const { t } = useTranslation('component-rich-text');
  const [words, setWords] = useState('');
  return (
    <Stack gap={12}>
      <SearchField label={t('found.search')} clearLabel={t('found.clear')} q={words} onAsk={setWords} />
      <SafeHtml html={`<p>${t('found.text')}</p>`} marks={words} />
    </Stack>
  );
}
