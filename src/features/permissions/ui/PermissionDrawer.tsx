import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissionName, type RolesAnswer } from '#features/permissions/contract.ts';
import { api, ask } from '#web/client.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { useOpens } from './opens.ts';
import { rightsChanged } from './queries.ts';
import classes from './Roles.module.css';

type Known = RolesAnswer['permissions'][number];

interface Props {
  /** One to rename, or a new one. Null: closed. */
  edited: Known | 'new' | null;
  onClose: () => void;
}

function Fields({ edited, onClose }: { edited: Known | 'new'; onClose: () => void }) {
  const { t } = useTranslation('roles');
  const { ofKey } = useOpens();
  const form = useZodForm(permissionName, {
    initialValues: { name: edited === 'new' ? '' : edited.name },
    guard: true,
    onSubmit: async ({ name }) => {
      if (edited === 'new') {
        await ask(api.apps.permissions['add-permission'].$post({ json: { permission: { name } } }));
        toast.done(t('permission.added', { name }));
      } else if (name !== edited.name) {
        await ask(
          api.apps.permissions['update-permission'].$post({ json: { id: edited.id, name, seen: edited.name } }),
        );
        toast.done(t('permission.renamed', { name }));
      }
      onClose();
      await rightsChanged();
    },
  });
  const opens = edited === 'new' ? null : ofKey(edited.key);
  return (
    <Form form={form}>
      <TextInput label={t('permission.name')} required data-autofocus dir="auto" {...form.getInputProps('name')} />
      <p className={classes.help}>
        {edited === 'new' ? t('permission.newHelp') : (opens ?? t('permission.opensNothing'))}
      </p>
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>
          {edited === 'new' ? t('permission.addVerb') : t('permission.renameVerb')}
        </SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function PermissionDrawer({ edited, onClose }: Props) {
  const { t } = useTranslation('roles');
  // What it shows stays while it slides away.
  const [shown, setShown] = useState(edited);
  if (edited !== null && edited !== shown) setShown(edited);
  return (
    <SideDrawer
      opened={edited !== null}
      title={shown === 'new' ? t('permission.newTitle') : t('permission.renameTitle')}
      onClose={onClose}
      size={420}
    >
      {shown && <Fields key={shown === 'new' ? 'new' : shown.id} edited={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
