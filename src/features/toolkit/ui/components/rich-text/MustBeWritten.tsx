import { Group } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { toast } from '#web/kit/toast.ts';

export function MustBeWritten() {
  const { t } = useTranslation('component-rich-text');
  const schema = z.object({ question: z.string().min(1, t('wrong.missing')) });
  const form = useZodForm(schema, {
    initialValues: { question: '' },
    onSubmit: () => toast.done(t('wrong.saved')),
  });
  return (
    <Form form={form}>
      <RichText
        label={t('wrong.label')}
        required
        placeholder={t('wrong.placeholder')}
        pictures={false}
        value={form.values.question}
        onChange={(html) => form.setFieldValue('question', html)}
        error={form.getInputProps('question').error}
      />
      <Group justify="flex-end">
        <SubmitButton form={form}>{t('wrong.save')}</SubmitButton>
      </Group>
    </Form>
  );
}
