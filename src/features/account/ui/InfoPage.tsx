import { Textarea, TextInput } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { type AccountSettings, infoBody } from '#features/account/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { toast } from '#web/kit/toast.ts';
import { useFollowing } from '#web/kit/useFollowing.ts';
import { queryClient } from '#web/queryClient.ts';
import { changedIn } from './changedIn.ts';
import { settingsChanged, settingsQuery } from './queries.ts';
import classes from './Settings.module.css';
import { Settings } from './Settings.tsx';

export const Route = createFileRoute('/_frame/pages/account-settings/info')({
  staticData: { title: 'pages:account-settings' },
  loader: () => queryClient.prefetchQuery(settingsQuery),
  component: InfoPage,
});

/** An empty day in a form is none. */
const typedInfo = infoBody.required().extend({
  dob: z.preprocess((day) => day || null, infoBody.shape.dob.unwrap()) as z.ZodType<string | null, string>,
});

type Info = AccountSettings['info'];
const valuesOf = (info: Info) => ({ ...info, dob: info.dob ?? '' });

function InfoForm({ info }: { info: Info }) {
  const { t } = useTranslation('account');
  const form = useZodForm(typedInfo, {
    initialValues: valuesOf(info),
    guard: true,
    onSubmit: async (typed) => {
      settingsChanged(await ask(api.api.account.info.$patch({ json: changedIn(form, typed) })));
      toast.done(t('saved'));
    },
  });
  useFollowing(form, info, valuesOf);
  return (
    <SettingsCard title={t('info.title')} help={t('info.help')}>
      <Form form={form} className={classes.form}>
        <Textarea
          label={t('info.bio')}
          description={t('info.bioHelp')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1000}
          dir="auto"
          {...form.getInputProps('bio')}
        />
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={t('info.dob')}
            autoComplete="bday"
            max={new Date().toISOString().slice(0, 10)}
            {...form.getInputProps('dob')}
          />
          <TextInput label={t('info.country')} autoComplete="country-name" {...form.getInputProps('country')} />
        </div>
        <TextInput
          type="url"
          label={t('info.website')}
          placeholder="https://"
          autoComplete="url"
          dir="ltr"
          {...form.getInputProps('website')}
        />
        <TextInput type="tel" label={t('info.phone')} autoComplete="tel" dir="ltr" {...form.getInputProps('phone')} />
        <div className={classes.buttons}>
          <SubmitButton form={form} disabled={!form.isDirty()}>
            {t('save')}
          </SubmitButton>
        </div>
      </Form>
    </SettingsCard>
  );
}

/** What one tells about oneself. */
function InfoPage() {
  return <Settings>{({ info }) => <InfoForm info={info} />}</Settings>;
}
