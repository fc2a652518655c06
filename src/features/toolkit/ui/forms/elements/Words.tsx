import { NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PasswordField } from '#features/auth/ui/PasswordField.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldPair } from '#web/kit/form.tsx';

const MOST = 160;

export function Words() {
  const { t } = useTranslation('form-elements');
  const [about, setAbout] = useState('');
  return (
    <Stack>
      <TextInput label={t('words.course')} required dir="auto" placeholder={t('words.courseHint')} />
      <FieldPair>
        <NumberInput label={t('words.places')} min={1} max={500} defaultValue={24} clampBehavior="blur" />
        <PasswordField label={t('words.password')} autoComplete="new-password" defaultValue="chalk-and-slate" />
      </FieldPair>
      <Textarea
        label={t('words.about')}
        description={t('words.left', { count: MOST - about.length })}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MOST}
        dir="auto"
        value={about}
        onChange={(event) => setAbout(event.currentTarget.value)}
      />
    </Stack>
  );
}
