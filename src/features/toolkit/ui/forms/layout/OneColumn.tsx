import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';

const course = z.object({
  name: z.string().trim().min(1, 'Enter a name.'),
  about: z.string().max(500, 'Use at most 500 characters.'),
});

export function OneColumn() {
  const { t } = useTranslation('form-layout');
  const form = useZodForm(course, {
    initialValues: { name: '', about: '' },
    onSubmit: ({ name }) => {
      toast.done(t('column.added', { name }));
      form.reset();
    },
  });
  return (
    <Form form={form}>
      <TextInput label={t('column.name')} required dir="auto" {...form.getInputProps('name')} />
      <Textarea label={t('column.about')} autosize minRows={3} dir="auto" {...form.getInputProps('about')} />
      <SubmitButton form={form} ms="auto">
        {t('column.add')}
      </SubmitButton>
    </Form>
  );
}
