import { Loader, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';

export function States() {
  const { t } = useTranslation('form-elements');
  const [locked, setLocked] = useState(true);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={16}>
        <TextInput label={t('states.rest')} defaultValue="Daniel Osei" />
        <TextInput label={t('states.help')} description={t('states.helpText')} defaultValue="daniel.osei" />
        <TextInput label={t('states.required')} required placeholder={t('states.placeholder')} />
        <TextInput
          label={t('states.wrong')}
          defaultValue="daniel.osei@alderbrook"
          dir="ltr"
          error={<FieldError>{t('states.wrongText')}</FieldError>}
        />
        <TextInput
          label={t('states.busy')}
          defaultValue="AB-2041"
          aria-busy
          rightSection={<Loader size={16} role="img" aria-label={t('states.checking')} />}
        />
        <TextInput label={t('states.readOnly')} readOnly variant="filled" value="2026-1107" />
        <TextInput label={t('states.disabled')} disabled={locked} defaultValue={t('states.year')} />
      </SimpleGrid>
      <Switch
        mt={16}
        label={t('states.lock')}
        checked={locked}
        onChange={(event) => setLocked(event.currentTarget.checked)}
      />
    </>
  );
}
