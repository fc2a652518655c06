import { Button, PasswordInput, Radio } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { AccessRole } from '#contract/access.ts';
import { mailKept } from '#features/auth/ui/mailKept.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { personChanged } from './deeds.ts';
import { PersonFields } from './PersonFields.tsx';
import classes from './PersonForm.module.css';
import { STARTS } from './personValues.ts';
import { useAccessRoles } from './useAccessRoles.ts';
import { useSuggestedUsername } from './useSuggestedUsername.ts';

const newPersonForm = lateSchema(async () => (await import('./personForm.ts')).newPersonForm);

interface Props {
  /** The tab that is open says whom one is likely to add. */
  role: AccessRole | undefined;
  onClose: () => void;
  onOpen: (id: number) => void;
}

export function NewPersonForm({ role, onClose, onOpen }: Props) {
  const { t } = useTranslation('people');
  const likely = useAccessRoles().find((one) => one === role) ?? 'Student';
  const keyFor = useOnceKey();
  const form = useZodForm(newPersonForm, {
    initialValues: {
      fullName: '',
      username: '',
      email: '',
      role: likely,
      permissionRoles: [],
      company: '',
      country: '',
      contact: '',
      start: 'invite',
      password: '',
    },
    guard: true,
    onSubmit: async (body) => {
      const { person } = await ask(api.api.people.$post({ json: { ...body, key: keyFor(body) } }));
      personChanged(person);
      onClose();
      toast.done(t('form.added', { name: person.fullName }), {
        detail: person.invitation ? ((await mailKept()) ?? t('form.invited', { email: person.email })) : undefined,
        act: { label: t('form.open'), run: () => onOpen(person.id) },
      });
    },
  });

  const follow = useSuggestedUsername(form);

  return (
    <Form form={form} className={classes.form}>
      <PersonFields form={form} onName={follow} usernameHelp={t('form.usernameHelp')} />
      <Radio.Group label={t('form.start')} {...form.getInputProps('start')}>
        <div className={classes.checks}>
          {STARTS.map((start) => (
            <Radio key={start} value={start} label={t(`form.starts.${start}`)} />
          ))}
        </div>
      </Radio.Group>
      {form.values.start === 'password' && (
        <PasswordInput
          label={t('form.password')}
          description={t('form.passwordHelp')}
          required
          autoComplete="new-password"
          visibilityToggleIcon={({ reveal }) =>
            reveal ? <IconEyeOff size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />
          }
          visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword'), tabIndex: 0 }}
          {...form.getInputProps('password')}
          aria-invalid={form.errors.password ? true : undefined}
        />
      )}
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <SubmitButton form={form}>{t('form.add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
