import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { BackToSignIn } from './ForgotPassword.tsx';
import classes from './forms.module.css';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { forgotPath, loginPath, type Variant } from './paths.ts';

const passwordOnly = lateSchema(async () =>
  (await import('#features/auth/contract.ts')).resetBody.pick({ password: true }),
);

export function ResetPassword({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const { token } = useSearch({ strict: false });
  const [state, setState] = useState<'asking' | 'done' | 'link-used'>('asking');

  const form = useZodForm(passwordOnly, {
    initialValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await ask(api.jwt['reset-password'].$post({ json: { token: token ?? '', password } }));
        setState('done');
      } catch (error) {
        if (!(error instanceof ApiError && error.fields.token)) throw error;
        setState('link-used');
      }
    },
  });

  if (!token || state === 'link-used') {
    return (
      <AuthLayout
        variant={variant}
        title={token ? t('reset.used') : t('reset.incomplete')}
        detail={token ? t('reset.usedDetail') : t('reset.incompleteDetail')}
      >
        <Button component={Link} to={forgotPath(variant)} fullWidth h={44}>
          {t('reset.askAgain')}
        </Button>
        <BackToSignIn variant={variant} />
      </AuthLayout>
    );
  }
  if (state === 'done') {
    return (
      <AuthLayout variant={variant} title={t('reset.done')} detail={t('reset.doneDetail')}>
        <Button component={Link} to={loginPath(variant)} fullWidth h={44}>
          {t('login.submit')}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout variant={variant} title={t('reset.title')} detail={t('reset.detail')}>
      <Form form={form} className={classes.form}>
        <NewPasswordInput size="md" label={t('fields.newPassword')} autoFocus {...form.getInputProps('password')} />
        <SubmitButton form={form} fullWidth h={44}>
          {t('reset.submit')}
        </SubmitButton>
      </Form>
      <BackToSignIn variant={variant} />
    </AuthLayout>
  );
}
