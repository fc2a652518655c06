import { Button, MultiSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AREAS } from '#contract/access.ts';
import { KEY_SCOPES } from '#features/apikeys/choices.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import drawer from '#web/kit/SideDrawer.module.css';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import classes from './ApiKeys.module.css';
import { keyChanged } from './queries.ts';
import { ShownOnce } from './ShownOnce.tsx';

const newKeyForm = lateSchema(async () => (await import('./newKeyForm.ts')).newKeyForm);

const DAYS = 90;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function NewKeyForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const { t } = useTranslation('apikeys');
  const keyFor = useOnceKey();
  const form = useZodForm(newKeyForm, {
    initialValues: { name: '', scope: 'read', areas: [], expiresOn: inDays(DAYS) },
    guard: true,
    onSubmit: async (json) => {
      const { key, secret } = await ask(api.api.keys.$post({ json: { ...json, key: keyFor(json) } }));
      keyChanged(key);
      onMade(secret);
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput
        label={t('fields.name')}
        description={t('fields.nameHelp')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Radio.Group label={t('fields.scope')} {...form.getInputProps('scope')}>
        <div className={classes.choices}>
          {KEY_SCOPES.map((scope) => (
            <Radio key={scope} value={scope} label={t(`scopes.${scope}`)} description={t(`scopeHelp.${scope}`)} />
          ))}
        </div>
      </Radio.Group>
      <MultiSelect
        label={t('fields.areas')}
        description={t('fields.areasHelp')}
        placeholder={form.getValues().areas?.length ? undefined : t('everywhere')}
        data={AREAS.map((area) => ({ value: area, label: t(`areas.${area}`) }))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('fields.areasClear') }}
        {...form.getInputProps('areas')}
      />
      <TextInput
        type="date"
        label={t('fields.expiresOn')}
        description={t('fields.expiresOnHelp')}
        min={inDays(0)}
        {...form.getInputProps('expiresOn')}
      />
      <div className={drawer.foot}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('add')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Asks what the key is for, then shows it this once. */
export function NewKeyDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('apikeys');
  const [secret, setSecret] = useState<string | null>(null);
  // Only once it is closed: whoever is asked may stay with the key.
  if (!opened && secret) setSecret(null);
  return (
    <SideDrawer opened={opened} title={secret ? t('once.title') : t('add')} onClose={onClose}>
      {opened &&
        (secret ? <ShownOnce secret={secret} onDone={onClose} /> : <NewKeyForm onMade={setSecret} onClose={onClose} />)}
    </SideDrawer>
  );
}
