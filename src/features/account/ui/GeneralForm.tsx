import { TextInput } from '@mantine/core';
import { type AccountSettings, generalBody } from '#features/account/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { toast } from '#web/kit/toast.ts';
import { useFollowing } from '#web/kit/useFollowing.ts';
import { changedIn } from './changedIn.ts';
import { shownChanged } from './queries.ts';
import classes from './Settings.module.css';

type General = AccountSettings['general'];
const valuesOf = ({ fullName, username, company }: General) => ({ fullName, username, company });

export function GeneralForm({ general }: { general: General }) {
  const { t } = useTranslation('account');
  const form = useZodForm(generalBody, {
    initialValues: valuesOf(general),
    guard: true,
    onSubmit: async (typed) => {
      await shownChanged(await ask(api.api.account.general.$patch({ json: changedIn(form, typed) })));
      toast.done(t('saved'));
    },
  });
  useFollowing(form, general, valuesOf);
  return (
    <SettingsCard title={t('general.title')} help={t('general.help')}>
      <Form form={form} className={classes.form}>
        <TextInput label={t('general.fullName')} required autoComplete="name" {...form.getInputProps('fullName')} />
        <TextInput
          label={t('general.username')}
          description={t('general.usernameHelp')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <TextInput label={t('general.company')} autoComplete="organization" {...form.getInputProps('company')} />
        <div className={classes.buttons}>
          <SubmitButton form={form} disabled={!form.isDirty()}>
            {t('save')}
          </SubmitButton>
        </div>
      </Form>
    </SettingsCard>
  );
}
