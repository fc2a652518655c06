import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountSettings, emailChangeBody } from '#features/account/contract.ts';
import { mailKept, useMailKept } from '#features/auth/ui/mailKept.ts';
import { PasswordField } from '#features/auth/ui/PasswordField.tsx';
import { ResendVerification } from '#features/auth/ui/ResendVerification.tsx';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { toast } from '#web/kit/toast.ts';
import { useSession } from '#web/session.ts';
import { settingsChanged } from './queries.ts';
import classes from './Settings.module.css';

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const form = useZodForm(emailChangeBody, {
    initialValues: { email: '', password: '' },
    guard: true,
    onSubmit: async (json) => {
      settingsChanged(await ask(api.api.account.email.$post({ json })));
      toast.done(t('email.sent'), {
        detail: (await mailKept()) ?? t('email.sentDetail', { email: json.email }),
      });
      onDone();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput
        type="email"
        label={t('email.new')}
        description={t('email.newHelp')}
        required
        autoFocus
        autoComplete="email"
        dir="ltr"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('twoSteps.offPassword')}
        description={t('twoSteps.offDetail')}
        required
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('email.send')}</SubmitButton>
      </div>
    </Form>
  );
}

type Pending = NonNullable<AccountSettings['pendingEmail']>;

/** A new address waits for its link. */
function PendingEmail({ pending }: { pending: Pending }) {
  const { t } = useTranslation('account');
  const { email } = pending;
  const again = useMutation({
    mutationFn: () => ask(api.api.account.email.resend.$post()),
    onSuccess: async (settings) => {
      settingsChanged(settings);
      toast.done(t('email.sent'), { detail: (await mailKept()) ?? t('email.sentDetail', { email }) });
    },
    onError: (error) => toast.failed(error),
  });
  const keep = useMutation({
    mutationFn: () => ask(api.api.account.email.$delete()),
    onSuccess: (settings) => {
      settingsChanged(settings);
      toast.done(t('email.kept'));
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <div className={classes.pending} role="status">
      <div>
        <p className={classes.value}>
          <bdi dir="ltr">{email}</bdi> <Pill kind="warning">{t('email.waiting')}</Pill>
        </p>
        <p className={classes.note}>{t('email.waitingDetail', { until: formatDateTime(pending.expiresAt) })}</p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" loading={again.isPending} onClick={() => again.mutate()}>
          {t('email.again')}
        </Button>
        <Button variant="subtle" color="gray" size="xs" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('email.keep')}
        </Button>
      </div>
    </div>
  );
}

/** The address one signs in with: a new one counts once the link sent to it is opened. */
export function EmailCard({ settings: { general, pendingEmail } }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const isVerified = useSession()?.emailVerified ?? true;
  const isKept = useMailKept(!isVerified);
  const [changing, setChanging] = useState(false);
  return (
    <SettingsCard title={t('email.title')} help={t('email.help')}>
      {changing ? (
        <ChangeForm onDone={() => setChanging(false)} />
      ) : (
        <div className={classes.row}>
          <div className={classes.words}>
            <p className={classes.value}>
              <bdi dir="ltr">{general.email}</bdi> {isVerified && <Pill kind="success">{t('email.confirmed')}</Pill>}
            </p>
            {!isVerified && <p className={classes.note}>{isKept ? t('outbox:kept') : t('email.openDetail')}</p>}
          </div>
          <div className={classes.buttons}>
            {!isVerified && <ResendVerification variant="default" />}
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('email.change')}
            </Button>
          </div>
        </div>
      )}
      {pendingEmail && !changing && <PendingEmail pending={pendingEmail} />}
    </SettingsCard>
  );
}
