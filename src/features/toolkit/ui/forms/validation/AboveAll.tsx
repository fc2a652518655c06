import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';

/** Nobody has it: the row was deleted while its form was open. */
const GONE = 2_000_000_000;

export function AboveAll() {
  const { t } = useTranslation('form-validation');
  const form = useZodForm(z.object({ city: z.string().trim().min(1, 'Enter the city.') }), {
    initialValues: { city: 'Porto' },
    onSubmit: ({ city }) =>
      ask(api.api.datatables.employees[':id'].$patch({ param: { id: GONE }, json: { version: 1, city } })),
  });
  return (
    <Form form={form}>
      <TextInput label={t('above.city')} required dir="auto" {...form.getInputProps('city')} />
      <SubmitButton form={form} ms="auto">
        {t('above.save')}
      </SubmitButton>
    </Form>
  );
}
