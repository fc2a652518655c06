import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { DEMO_ACCOUNTS } from '#contract/demoAccounts.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { useEnter } from './enter.ts';
import classes from './forms.module.css';
import { PasswordField } from './PasswordField.tsx';
import { forgotPath, registerPath, twoStepsPath, type Variant } from './paths.ts';
import { isSignedIn, startQuery } from './queries.ts';
import { keepTicket } from './ticket.ts';
import { useLoginProblem } from './useLoginProblem.ts';

const loginBody = lateSchema(async () => (await import('#features/auth/contract.ts')).loginBody);

export function LoginForm({ variant }: { variant: Variant }) {
  const { t } = useTranslation('auth');
  const { returnTo } = useSearch({ strict: false });
  const navigate = useNavigate();
  const enter = useEnter();
  const problemOf = useLoginProblem();
  const { demoAccounts = [], inTab = false } = useQuery(startQuery).data ?? {};

  async function signIn(json: { email: string; password: string; remember?: boolean }) {
    try {
      const answer = await ask(api.jwt.login.$post({ json }));
      if (isSignedIn(answer)) return await enter(answer, returnTo);
      keepTicket({ ticket: answer.twoSteps.ticket, returnTo });
      return await navigate({ to: twoStepsPath(variant) });
    } catch (error) {
      throw error instanceof ApiError ? problemOf(error) : error;
    }
  }

  const form = useZodForm(loginBody, {
    initialValues: { email: '', password: '', remember: false },
    onSubmit: signIn,
  });

  return (
    <>
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
        <div className={classes.labelled}>
          <label htmlFor="login-password" className={classes.label}>
            {t('fields.password')}
          </label>
          <PasswordField
            className={classes.below}
            size="md"
            id="login-password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          {/* Stands beside the label, and comes after the field: from the email, Tab leads to the password. */}
          <Link to={forgotPath(variant)} className={classes.link}>
            {t('login.forgot')}
          </Link>
        </div>
        <Checkbox label={t('login.remember')} {...form.getInputProps('remember', { type: 'checkbox' })} />
        <SubmitButton form={form} fullWidth h={44}>
          {t('login.submit')}
        </SubmitButton>
      </Form>
      <p className={classes.after}>
        {t('login.newHere')}{' '}
        <Link to={registerPath(variant)} search={returnTo ? { returnTo } : {}} className={classes.link}>
          {t('login.createAccount')}
        </Link>
      </p>
      <DemoAccounts
        accounts={demoAccounts}
        inTab={inTab}
        busy={form.busy}
        onPick={({ email }) => {
          const account = DEMO_ACCOUNTS.find((one) => one.email === email);
          form.setValues({ email, password: account?.password ?? '' });
          form.formProps.ref.current?.requestSubmit();
        }}
      />
    </>
  );
}
