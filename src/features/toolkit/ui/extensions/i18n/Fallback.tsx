import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { isLanguage, LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { translate } from '#web/i18n/translate.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';

/** What browsers ask for; we speak some of it. */
const ASKED = ['de-AT', 'pt-BR', 'ar-EG', 'nl', 'it', 'ja'];

export function Fallback() {
  const { t, i18n } = useTranslation('i18n');
  const [asked, setAsked] = useState('nl');
  const own = asked.slice(0, 2);
  const spoken = isLanguage(own) ? own : 'en';
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <>
      <Select
        label={t('fallback.label')}
        value={asked}
        onChange={(value) => setAsked(value ?? 'nl')}
        data={ASKED.map((value) => ({ value, label: names.of(value) ?? value }))}
        maw={280}
      />
      <Text mt={16} aria-live="polite">
        {t(isLanguage(own) ? 'fallback.spoken' : 'fallback.unknown', { language: LANGUAGE_NAMES[spoken] })}
      </Text>
      {/* An area or a word that a language lacks is said in English as well. */}
      <Text mt={4} c="dimmed" fz={13}>
        <bdi lang="en">{translate('en', 'i18n', 'switch.greeting', { name: 'Amara' })}</bdi>
      </Text>
    </>
  );
}
