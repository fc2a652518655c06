import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { ROLE_TAKEN } from '#features/permissions/choices.ts';
import type { Role, RolesAnswer, roleChange } from '#features/permissions/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { deleteRole } from './deleteRole.tsx';
import { outcome } from './moves.ts';
import { PermissionTicks } from './PermissionTicks.tsx';
import { rightsChanged, rolesQuery } from './queries.ts';
import classes from './Roles.module.css';

const roleForm = lateSchema(async () => (await import('./roleForm.ts')).roleForm);

interface Props {
  /** Left out for a new one. */
  role?: Role | undefined;
  all: RolesAnswer;
  onClose: () => void;
}

/** Words and permissions of a role, saved in one go. Only what was changed here is sent. */
export function RoleForm({ role, all, onClose }: Props) {
  const { t } = useTranslation('roles');
  // As it was when this was opened: words that somebody else wrote meanwhile are not written over unseen.
  const [version, setVersion] = useState(role?.version ?? 0);

  async function change(name: string, json: z.input<typeof roleChange>) {
    try {
      await ask(api.api.roles[':role'].$patch({ param: { role: encodeURIComponent(name) }, json }));
    } catch (error) {
      // Whoever was told of a change may save over it.
      await rightsChanged();
      const now = queryClient.getQueryData(rolesQuery.queryKey)?.roles.find((one) => one.name === name);
      if (now) setVersion(now.version);
      throw error;
    }
  }

  const form = useZodForm(roleForm, {
    initialValues: { name: role?.name ?? '', description: role?.description ?? '', copyOf: '', moves: {} },
    guard: true,
    onSubmit: async ({ name, description, moves }) => {
      const { given, taken, permissionIds } = outcome(moves, stored, all.permissions);
      const words = {
        ...(name === form.getInitialValues().name ? {} : { name }),
        ...(description === form.getInitialValues().description ? {} : { description }),
      };
      const ticks = given.length + taken.length > 0 ? { permissionIds } : {};
      if (role) {
        await change(role.name, { version, ...words, ...ticks }).catch(saidAt('name', ROLE_TAKEN));
        toast.done(t('role.saved', { name: roleName(name) }));
      } else {
        const adding = ask(api.api.roles.$post({ json: { name, description, permissionIds } }));
        await adding.catch(saidAt('name', ROLE_TAKEN));
        toast.done(t('role.added', { name }));
      }
      onClose();
      await rightsChanged();
    },
  });
  const copied = all.roles.find((one) => one.name === form.values.copyOf);
  const stored = role?.permissionIds ?? copied?.permissionIds ?? [];

  const written = role?.description ?? '';
  const isOther = written !== form.getInitialValues().description && written !== form.values.description;
  const theirs = isOther ? t('role.nowReads', { text: written }) : undefined;

  return (
    <Form form={form}>
      <TextInput
        label={t('role.name')}
        required
        data-autofocus
        dir="auto"
        disabled={Boolean(role?.refused.rename)}
        description={role?.refused.rename ? say(role.refused.rename) : undefined}
        {...form.getInputProps('name')}
        {...(role?.builtIn ? { value: roleName(role.name) } : {})}
      />
      <Textarea
        label={t('role.description')}
        description={theirs}
        autosize
        minRows={2}
        dir="auto"
        {...form.getInputProps('description')}
      />
      {!role && (
        <Select
          label={t('role.copyOf')}
          data={[
            { value: '', label: t('role.scratch') },
            ...all.roles.map((one) => ({
              value: one.name,
              label: roleName(one.name),
              disabled: Boolean(one.refused.give),
            })),
          ]}
          allowDeselect={false}
          value={form.values.copyOf}
          onChange={(value) => form.setValues({ copyOf: value ?? '', moves: {} })}
        />
      )}
      <PermissionTicks
        of={role}
        stored={stored}
        permissions={all.permissions}
        moves={form.values.moves}
        onMoves={(moves) => form.setFieldValue('moves', moves)}
      />
      <DrawerFoot
        start={
          role &&
          !role.builtIn && (
            <Button
              variant="subtle"
              color="red"
              disabled={Boolean(role.refused.delete)}
              onClick={() => void deleteRole(role, onClose)}
            >
              {t('delete.roleVerb')}
            </Button>
          )
        }
      >
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{role ? t('role.save') : t('role.addVerb')}</SubmitButton>
      </DrawerFoot>
      {role?.refused.delete && !role.builtIn && <p className={classes.help}>{say(role.refused.delete)}</p>}
    </Form>
  );
}
