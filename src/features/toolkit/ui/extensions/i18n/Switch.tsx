import { Radio, Stack, Text } from '@mantine/core';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { usePreferences } from '#web/preferences.ts';

export function Switch() {
  const { t } = useTranslation('i18n');
  const { language, save } = usePreferences();
  return (
    <>
      <Radio.Group
        label={t('switch.label')}
        value={language}
        onChange={(chosen) => isLanguage(chosen) && save({ language: chosen })}
      >
        <Stack gap={8} mt={8}>
          {LANGUAGES.map((one) => (
            <Radio key={one} value={one} label={<bdi lang={one}>{LANGUAGE_NAMES[one]}</bdi>} />
          ))}
        </Stack>
      </Radio.Group>
      <Text mt={16} aria-live="polite">
        {t('switch.greeting', { name: 'Amara' })}
      </Text>
    </>
  );
}
