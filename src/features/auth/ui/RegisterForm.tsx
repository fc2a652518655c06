import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { useEnter } from './enter.ts';
import classes from './forms.module.css';
import { mailKept } from './mailKept.ts';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { loginPath, type Variant } from './paths.ts';
import { startQuery } from './queries.ts';

const registerBody = lateSchema(async () => (await import('#features/auth/contract.ts')).registerBody);

const firstBody = lateSchema(async () => (await import('#features/auth/contract.ts')).firstBody);

export function RegisterForm({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const { returnTo } = useSearch({ strict: false });
  const enter = useEnter();
  const firstRun = useQuery(startQuery).data?.firstRun ?? false;

  const form = useZodForm(firstRun ? firstBody : registerBody, {
    initialValues: { fullName: '', username: '', email: '', password: '', setupCode: '' },
    onSubmit: async ({ setupCode, ...person }) => {
      const answer = await ask(api.jwt.register.$post({ json: firstRun ? { ...person, setupCode } : person }));
      if ('error' in answer) throw conflict(answer.error);
      queryClient.removeQueries({ queryKey: startQuery.queryKey });
      const { user: userData, accessToken, refreshToken } = answer;
      await enter({ userData, accessToken, refreshToken }, returnTo);
      toast.done(t('register.done'), {
        detail: (await mailKept()) ?? t('register.doneDetail', { email: userData.email }),
      });
    },
  });

  return (
    <>
      <Form form={form} className={classes.form}>
        {firstRun && (
          <TextInput
            size="md"
            label={t('fields.setupCode')}
            description={t('register.setupCodeHelp')}
            autoComplete="off"
            autoFocus
            required
            {...form.getInputProps('setupCode')}
          />
        )}
        <TextInput
          size="md"
          label={t('fields.fullName')}
          autoComplete="name"
          autoFocus={!firstRun}
          dir="auto"
          {...form.getInputProps('fullName')}
        />
        <TextInput
          size="md"
          label={t('fields.username')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          dir="auto"
          {...form.getInputProps('username')}
        />
        <TextInput
          size="md"
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          required
          dir="auto"
          {...form.getInputProps('email')}
        />
        <NewPasswordInput size="md" label={t('fields.password')} required {...form.getInputProps('password')} />
        <SubmitButton form={form} fullWidth h={44}>
          {firstRun ? t('register.submitFirst') : t('register.submit')}
        </SubmitButton>
      </Form>
      {!firstRun && (
        <p className={classes.after}>
          {t('register.haveAccount')}{' '}
          <Link to={loginPath(variant)} search={returnTo ? { returnTo } : {}} className={classes.link}>
            {t('login.submit')}
          </Link>
        </p>
      )}
    </>
  );
}

/** A used email or username comes as a success with messages: put them on their fields like any other. */
function conflict(error: { email: string | null; username: string | null }) {
  const fields: Record<string, string[]> = {};
  for (const [name, message] of Object.entries(error)) if (message) fields[name] = [message];
  return new ApiError(409, Object.values(error).join(' '), { fields });
}
