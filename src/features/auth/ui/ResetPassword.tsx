import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { reloadMe } from '#web/me.ts';
import { getSession } from '#web/session.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { BackToSignIn } from './ForgotPassword.tsx';
import classes from './forms.module.css';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { forgotPath, loginPath, type Variant } from './paths.ts';
import { linkQuery } from './queries.ts';

const passwordOnly = lateSchema(async () =>
  (await import('#features/auth/contract.ts')).resetBody.pick({ password: true }),
);

export function ResetPassword({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const { token } = useSearch({ strict: false });
  const [state, setState] = useState<'asking' | 'done' | 'link-used'>('asking');
  const link = useQuery({ ...linkQuery(token ?? ''), enabled: token !== undefined }).data;
  // Somebody who was invited never had a password, nor a device.
  const words = link?.invited ? 'invited' : 'reset';

  const form = useZodForm(passwordOnly, {
    initialValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await ask(api.jwt['reset-password'].$post({ json: { token: token ?? '', password } }));
        // If it was theirs, the login in this browser is over too: it ends here, before anything else notices.
        if (getSession()) await reloadMe().catch(() => {});
        setState('done');
      } catch (error) {
        if (!(error instanceof ApiError && error.fields.token)) throw error;
        setState('link-used');
      }
    },
  });

  const isUsed = state === 'link-used' || (state === 'asking' && link?.works === false);
  if (!token || isUsed) {
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
      <AuthLayout variant={variant} title={t(`${words}.done`)} detail={t('reset.doneDetail')}>
        <Button component={Link} to={loginPath(variant)} fullWidth h={44}>
          {t('login.submit')}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout variant={variant} title={t(`${words}.title`)} detail={t(`${words}.detail`)}>
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
