import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Leaving, leaveBody } from '#features/account/contract.ts';
import { PasswordField } from '#features/auth/ui/PasswordField.tsx';
import { Belongings } from '#features/people/ui/Belongings.tsx';
import { api, ask } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { endSession } from '#web/session.ts';
import { leavingQuery } from './queries.ts';
import classes from './Settings.module.css';

function LeaveForm({ leaving, onCancel }: { leaving: Leaving; onCancel: () => void }) {
  const { t } = useTranslation('account');
  const form = useZodForm(leaveBody, {
    initialValues: { password: '', code: '' },
    onSubmit: async (json) => {
      const sure = await confirm({
        question: t('leave.question'),
        detail: t('leave.detail'),
        verb: t('leave.verb'),
        danger: true,
      });
      if (!sure) return;
      await ask(api.api.account.delete.$post({ json }));
      // Stays on the way to the login page.
      toast.done(t('leave.done'));
      await endSession();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <div>
        <Belongings gone={leaving.gone} kept={leaving.kept} />
      </div>
      <PasswordField
        label={t('twoSteps.offPassword')}
        description={t('twoSteps.offDetail')}
        required
        autoFocus
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {leaving.twoSteps && (
        <TextInput
          label={t('leave.code')}
          description={t('leave.codeHelp')}
          required
          autoComplete="one-time-code"
          dir="ltr"
          {...form.getInputProps('code')}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form} color="red">
          {t('leave.verb')}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Says what goes along and what stays before it asks for the password. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const leaving = useQuery(leavingQuery);
  const [opened, setOpened] = useState(false);

  function content() {
    if (leaving.isError && !leaving.data)
      return <FailedState error={leaving.error} onRetry={() => void leaving.refetch()} />;
    if (!leaving.data) return <SkeletonRows rows={1} />;
    if (leaving.data.refused) return <Notice>{say(leaving.data.refused)}</Notice>;
    if (opened) return <LeaveForm leaving={leaving.data} onCancel={() => setOpened(false)} />;
    return (
      <Button variant="default" className={classes.danger} onClick={() => setOpened(true)}>
        {t('leave.open')}
      </Button>
    );
  }

  return (
    <SettingsCard title={t('leave.title')} help={t('leave.help')}>
      {content()}
    </SettingsCard>
  );
}
