import { TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import classes from './NewsletterForm.module.css';

const subscribeBody = lateSchema(async () => (await import('#features/newsletter/contract.ts')).subscribeBody);

/** Leave an address, get the news. */
export function NewsletterForm() {
  const { t } = useTranslation('misc');
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const form = useZodForm(subscribeBody, {
    initialValues: { email: '' },
    onSubmit: async (json) => setSubscribed((await ask(api.api.newsletter.$post({ json }))).email),
  });

  if (subscribed) {
    return (
      <p className={classes.done} role="status">
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        {t('comingSoon.done', { email: subscribed })}
      </p>
    );
  }
  return (
    <Form form={form} className={classes.form}>
      <TextInput
        className={classes.field}
        aria-label={t('comingSoon.email')}
        placeholder={t('comingSoon.email')}
        type="email"
        autoComplete="email"
        dir="auto"
        {...form.getInputProps('email')}
      />
      <SubmitButton form={form}>{t('comingSoon.submit')}</SubmitButton>
    </Form>
  );
}
