import { IconAlertTriangle } from '@tabler/icons-react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { settle } from '#web/kit/settle.ts';
import { toast } from '#web/kit/toast.ts';
import { reloadMe } from '#web/me.ts';
import { queryClient } from '#web/queryClient.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { PasswordField } from './PasswordField.tsx';
import { sessionsQuery } from './queries.ts';
import classes from './SecurityPage.module.css';

const changePasswordBody = lateSchema(async () => (await import('#features/auth/contract.ts')).changePasswordBody);

const EMPTY = { current: '', password: '' };

export function ChangePassword({ mustChange }: { mustChange: boolean }) {
  const { t } = useTranslation('account');
  const form = useZodForm(changePasswordBody, {
    initialValues: EMPTY,
    onSubmit: async (json) => {
      const sent = form.getValues();
      await ask(api.jwt['change-password'].$post({ json }));
      settle(form, sent, EMPTY);
      toast.done(t('password.done'), { detail: t('password.doneDetail') });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      await reloadMe().catch(() => {});
    },
  });
  return (
    <SettingsCard title={t('password.title')} help={t('password.help')}>
      {mustChange && (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          {t('password.mustChange')}
        </p>
      )}
      <Form form={form} className={classes.form}>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <NewPasswordInput label={t('password.new')} {...form.getInputProps('password')} />
        <div className={classes.buttons}>
          <SubmitButton form={form} variant={mustChange ? 'filled' : 'default'}>
            {t('password.submit')}
          </SubmitButton>
        </div>
      </Form>
    </SettingsCard>
  );
}
