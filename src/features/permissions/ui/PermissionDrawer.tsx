import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PERMISSION_TAKEN } from '#features/permissions/choices.ts';
import type { RolesAnswer } from '#features/permissions/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, type Neighbours, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { queryClient } from '#web/queryClient.ts';
import { useOpens } from './opens.ts';
import { rightsChanged, rolesQuery } from './queries.ts';
import classes from './Roles.module.css';

const permissionName = lateSchema(async () => (await import('#features/permissions/contract.ts')).permissionName);

type Known = RolesAnswer['permissions'][number];

interface Props {
  /** One to rename, or a new one. Null: closed. */
  edited: Known | 'new' | null;
  neighbours: Neighbours | undefined;
  onClose: () => void;
}

function Fields({ edited, onClose }: { edited: Known | 'new'; onClose: () => void }) {
  const { t } = useTranslation('roles');
  const { ofKey } = useOpens();
  // The name that stood there when this was opened: a newer one that was never looked at is not written over.
  const [seen, setSeen] = useState(edited === 'new' ? '' : edited.name);

  async function rename(id: number, name: string) {
    try {
      await ask(api.apps.permissions['update-permission'].$post({ json: { id, name, seen } }));
    } catch (error) {
      // Whoever was told of the newer name may save over it.
      await rightsChanged();
      const now = queryClient.getQueryData(rolesQuery.queryKey)?.permissions.find((one) => one.id === id);
      if (now) setSeen(now.name);
      throw error;
    }
  }

  const keyFor = useOnceKey();
  const form = useZodForm(permissionName, {
    initialValues: { name: edited === 'new' ? '' : edited.name },
    guard: true,
    onSubmit: async ({ name }) => {
      if (edited === 'new') {
        const json = { permission: { name }, key: keyFor(name) };
        const adding = ask(api.apps.permissions['add-permission'].$post({ json }));
        await adding.catch(saidAt('name', PERMISSION_TAKEN));
        toast.done(t('permission.added', { name }));
      } else if (name !== edited.name) {
        await rename(edited.id, name).catch(saidAt('name', PERMISSION_TAKEN));
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

export function PermissionDrawer({ edited, neighbours, onClose }: Props) {
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
      neighbours={neighbours}
    >
      {shown && <Fields key={shown === 'new' ? 'new' : shown.id} edited={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
