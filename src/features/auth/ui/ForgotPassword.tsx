import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import classes from './forms.module.css';
import { useMailKept } from './mailKept.ts';
import { loginPath, type Variant } from './paths.ts';

const forgotBody = lateSchema(async () => (await import('#features/auth/contract.ts')).forgotBody);

export function ForgotPassword({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const isKept = useMailKept();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form is gone, and with it what had the focus.
  useEffect(() => {
    if (sentTo) heading.current?.focus();
  }, [sentTo]);

  const form = useZodForm(forgotBody, {
    initialValues: { email: '' },
    onSubmit: async (json) => {
      await ask(api.jwt['forgot-password'].$post({ json }));
      setSentTo(json.email);
    },
  });

  if (sentTo) {
    return (
      <AuthLayout
        variant={variant}
        title={isKept ? t('forgot.kept') : t('forgot.sent')}
        titleRef={heading}
        detail={isKept ? t('forgot.keptDetail', { email: sentTo }) : t('forgot.sentDetail', { email: sentTo })}
      >
        <Button variant="default" fullWidth h={44} onClick={() => setSentTo(null)}>
          {t('forgot.again')}
        </Button>
        <BackToSignIn variant={variant} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout variant={variant} title={t('forgot.title')} detail={t('forgot.detail')}>
      <Form form={form} className={classes.form}>
        <TextInput
          size="md"
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          autoFocus
          dir="auto"
          {...form.getInputProps('email')}
        />
        <SubmitButton form={form} fullWidth h={44}>
          {t('forgot.submit')}
        </SubmitButton>
      </Form>
      <BackToSignIn variant={variant} />
    </AuthLayout>
  );
}

export function BackToSignIn({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  return (
    <p className={classes.after}>
      <Link to={loginPath(variant)} className={classes.link}>
        {t('backToSignIn')}
      </Link>
    </p>
  );
}
