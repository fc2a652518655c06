import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AccessRole } from '#contract/access.ts';
import type { AccountRow } from '#contract/account.ts';
import { MANAGED_ROLES } from '#features/people/listContract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ZodForm } from '#web/kit/form.tsx';
import { EmailField } from '../EmailField.tsx';
import classes from '../PersonForm.module.css';
import { useAccessRoles } from '../useAccessRoles.ts';

interface Values {
  fullName: string;
  username: string;
  email: string;
  access?: AccessRole | undefined;
  role?: AccountRow['role'] | undefined;
  company?: string | undefined;
  country?: string | undefined;
  contact?: string | undefined;
}

/** Who it is: asked about every account, new or known. `more` stands after the roles. */
export function AccountFields<V extends Values>({
  form,
  emailRefused,
  accessRefused,
  more,
  onName,
}: {
  form: ZodForm<V>;
  /** Why the email cannot be changed here. */
  emailRefused?: string | null | undefined;
  /** Why the login role cannot be changed. */
  accessRefused?: string | null | undefined;
  more?: ReactNode;
  onName?: (name: string) => void;
}) {
  const { t } = useTranslation('accounts');
  const accessRoles = useAccessRoles(form.getInitialValues().access);
  const name = form.getInputProps('fullName');
  const text = { autoComplete: 'off', dir: 'auto' } as const;
  return (
    <>
      <TextInput
        label={t('fields.fullName')}
        required
        data-autofocus
        {...text}
        {...name}
        onChange={(event) => {
          name.onChange(event);
          onName?.(event.currentTarget.value);
        }}
      />
      <EmailField label={t('fields.email')} refused={emailRefused} {...form.getInputProps('email')} />
      <TextInput
        label={t('fields.username')}
        required
        autoCapitalize="none"
        spellCheck={false}
        {...text}
        {...form.getInputProps('username')}
      />
      <div className={classes.pair}>
        <Select
          label={t('fields.role')}
          allowDeselect={false}
          data={MANAGED_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <Select
          label={t('fields.access')}
          description={accessRefused ? say(accessRefused) : undefined}
          disabled={Boolean(accessRefused)}
          allowDeselect={false}
          data={accessRoles.map((value) => ({ value, label: t(`people:roles.${value}`) }))}
          {...form.getInputProps('access')}
        />
      </div>
      {more}
      <TextInput label={t('fields.company')} {...text} {...form.getInputProps('company')} />
      <div className={classes.pair}>
        <TextInput label={t('fields.country')} {...text} {...form.getInputProps('country')} />
        <TextInput label={t('fields.contact')} {...text} {...form.getInputProps('contact')} />
      </div>
    </>
  );
}
