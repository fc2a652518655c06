import { Button, TextInput } from '@mantine/core';
import type { ApiKey } from '#features/apikeys/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import drawer from '#web/kit/SideDrawer.module.css';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './ApiKeys.module.css';
import { keyChanged } from './queries.ts';

const renameKeyBody = lateSchema(async () => (await import('#features/apikeys/contract.ts')).renameKeyBody);

function RenameForm({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('apikeys');
  const form = useZodForm(renameKeyBody, {
    initialValues: { name: apiKey.name },
    guard: true,
    onSubmit: async (json) => {
      keyChanged((await ask(api.api.keys[':id'].$patch({ param: { id: apiKey.id }, json }))).key);
      toast.done(t('rename.done'));
      onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput label={t('fields.name')} required data-autofocus {...form.getInputProps('name')} />
      <div className={drawer.foot}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('rename.verb')}</SubmitButton>
      </div>
    </Form>
  );
}

export function RenameDrawer({ apiKey, onClose }: { apiKey: ApiKey | undefined; onClose: () => void }) {
  const { t } = useTranslation('apikeys');
  return (
    <SideDrawer opened={apiKey !== undefined} size={420} title={t('rename.title')} onClose={onClose}>
      {apiKey && <RenameForm key={apiKey.id} apiKey={apiKey} onClose={onClose} />}
    </SideDrawer>
  );
}
