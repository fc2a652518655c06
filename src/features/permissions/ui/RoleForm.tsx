import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { ROLE_TAKEN } from '#features/permissions/choices.ts';
import type { Role, RolesAnswer, roleChange } from '#features/permissions/contract.ts';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { saidAt } from '#web/kit/saidAt.ts';
import { toast } from '#web/kit/toast.ts';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { queryClient } from '#web/queryClient.ts';
import { deleteRole } from './deleteRole.tsx';
import { outcome } from './moves.ts';
import { PermissionTicks } from './PermissionTicks.tsx';
import { rightsChanged, rolesQuery } from './queries.ts';
import classes from './Roles.module.css';
import { roleNow } from './roleNow.ts';

const roleForm = lateSchema(async () => (await import('./roleForm.ts')).roleForm);

interface Props {
  /** Left out for a new one. */
  role?: Role | undefined;
  /** Somebody else deleted it while this was open: what stands here can be added anew. */
  isGone?: boolean;
  all: RolesAnswer;
  onClose: () => void;
}

/** Words and permissions of a role, saved in one go. Only what was changed here is sent. */
export function RoleForm({ role, isGone = false, all, onClose }: Props) {
  const { t } = useTranslation('roles');
  // As it was when this was opened: words that somebody else wrote meanwhile are not written over unseen.
  const [version, setVersion] = useState(role?.version ?? 0);

  async function change(changed: Role, json: z.input<typeof roleChange>) {
    try {
      const param = { role: encodeURIComponent(changed.name) };
      return (await ask(api.api.roles[':role'].$patch({ param, json }))).role;
    } catch (error) {
      // Whoever was told of a change may save over it.
      await rightsChanged();
      const now = roleNow(queryClient.getQueryData(rolesQuery.queryKey)?.roles ?? [], changed);
      if (now) setVersion(now.version);
      throw error;
    }
  }

  const keyFor = useOnceKey();
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
      if (role && !isGone) {
        const saved = await change(role, { version, ...words, ...ticks }).catch(saidAt('name', ROLE_TAKEN));
        toast.done(t('role.saved', { name: roleName(saved.name) }));
      } else {
        const json = { name, description, permissionIds };
        const adding = ask(api.api.roles.$post({ json: { ...json, key: keyFor(json) } }));
        await adding.catch(saidAt('name', ROLE_TAKEN));
        toast.done(t('role.added', { name }));
      }
      onClose();
      await rightsChanged();
    },
  });
  const copied = all.roles.find((one) => one.name === form.values.copyOf);
  const stored = role?.permissionIds ?? copied?.permissionIds ?? [];

  /** What somebody else wrote there meanwhile. */
  const theirs = (field: 'name' | 'description') => {
    const written = role?.[field] ?? '';
    const isOther = written !== form.getInitialValues()[field] && written !== form.values[field];
    return isOther ? t('role.nowReads', { text: written }) : undefined;
  };

  return (
    <Form form={form}>
      {isGone && <Notice tone="warning">{t('role.gone')}</Notice>}
      <TextInput
        label={t('role.name')}
        required
        data-autofocus
        dir="auto"
        disabled={Boolean(role?.refused.rename)}
        description={role?.refused.rename ? say(role.refused.rename) : theirs('name')}
        {...form.getInputProps('name')}
        {...(role?.builtIn ? { value: roleName(role.name) } : {})}
      />
      <Textarea
        label={t('role.description')}
        description={theirs('description')}
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
          !isGone &&
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
        <SubmitButton form={form}>{role && !isGone ? t('role.save') : t('role.addVerb')}</SubmitButton>
      </DrawerFoot>
      {role?.refused.delete && !role.builtIn && <p className={classes.help}>{say(role.refused.delete)}</p>}
    </Form>
  );
}
