import { Checkbox, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccessRole, PermissionRole } from '#contract/access.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ZodForm } from '#web/kit/form.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { useAbility } from '#web/session.ts';
import { EmailField } from './EmailField.tsx';
import classes from './PersonForm.module.css';
import { roleNamesQuery } from './queries.ts';
import { useAccessRoles } from './useAccessRoles.ts';

export interface PersonValues {
  fullName: string;
  username: string;
  email: string;
  role?: AccessRole | undefined;
  permissionRoles?: PermissionRole[] | undefined;
  company?: string | undefined;
  country?: string | undefined;
  contact?: string | undefined;
}

interface Props<V extends PersonValues> {
  form: ZodForm<V>;
  /** Why the email cannot be changed here. */
  emailRefused?: string | null | undefined;
  /** Why the role cannot be changed. */
  roleRefused?: string | null | undefined;
  usernameHelp?: string;
  onName?: (name: string) => void;
}

/** What is asked about everybody, new or known. */
export function PersonFields<V extends PersonValues>({
  form,
  emailRefused,
  roleRefused,
  usernameHelp,
  onName,
}: Props<V>) {
  const { t } = useTranslation('people');
  const name = form.getInputProps('fullName');
  const givesRoles = useAbility().can('manage', 'Permission');
  const accessRoles = useAccessRoles(form.getInitialValues().role);
  const isClient = form.values.role === 'client';
  const roles = useQuery({ ...roleNamesQuery, enabled: isClient }).data ?? [];
  return (
    <>
      <TextInput
        label={t('form.fullName')}
        required
        data-autofocus
        autoComplete="off"
        dir="auto"
        {...name}
        onChange={(event) => {
          name.onChange(event);
          onName?.(event.currentTarget.value);
        }}
      />
      <EmailField label={t('form.email')} refused={emailRefused} {...form.getInputProps('email')} />
      <TextInput
        label={t('form.username')}
        description={usernameHelp}
        required={!usernameHelp}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        {...form.getInputProps('username')}
      />
      <Select
        label={t('form.role')}
        description={roleRefused ? say(roleRefused) : undefined}
        disabled={Boolean(roleRefused)}
        data={accessRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...form.getInputProps('role')}
      />
      {isClient && (
        <Checkbox.Group
          label={t('form.permissionRoles')}
          description={givesRoles ? t('form.permissionRolesHelp') : t('form.permissionRolesAsk')}
          {...form.getInputProps('permissionRoles')}
        >
          <div className={classes.checks}>
            {roles.map((value) => (
              <Checkbox key={value} value={value} label={<bdi>{roleName(value)}</bdi>} disabled={!givesRoles} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <TextInput label={t('form.company')} autoComplete="off" dir="auto" {...form.getInputProps('company')} />
      <div className={classes.pair}>
        <TextInput label={t('form.country')} autoComplete="off" dir="auto" {...form.getInputProps('country')} />
        <TextInput label={t('form.contact')} autoComplete="off" dir="auto" {...form.getInputProps('contact')} />
      </div>
    </>
  );
}
