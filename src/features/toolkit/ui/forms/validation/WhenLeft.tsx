import { NumberInput, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';

const applicant = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 characters.'),
  email: z.email('Enter a complete email, such as name@school.org.'),
  age: z.number('Give a number.').int('Give a whole number.').min(0, 'Give a number from 0 on.'),
});

export function WhenLeft() {
  const { t } = useTranslation('form-validation');
  const form = useZodForm(applicant, {
    initialValues: { name: '', email: '', age: 12 },
    onSubmit: ({ name }) => void toast.done(t('left.fine', { name })),
  });
  return (
    <Form form={form}>
      <TextInput label={t('name')} required dir="auto" {...form.getInputProps('name')} />
      <TextInput type="email" label={t('email')} required dir="ltr" {...form.getInputProps('email')} />
      <NumberInput label={t('left.age')} required {...form.getInputProps('age')} />
      <SubmitButton form={form} ms="auto">
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
