import { TextInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CopyButton } from '#web/kit/CopyButton.tsx';

const LINK = 'https://lms.example/join/biology-10';

export function CopyField() {
  const { t } = useTranslation('clipboard');
  return (
    <TextInput
      label={t('field.label')}
      value={LINK}
      readOnly
      dir="ltr"
      onFocus={(event) => event.currentTarget.select()}
      rightSectionWidth={44}
      rightSection={<CopyButton text={LINK} label={t('field.copy')} isSmall />}
    />
  );
}
