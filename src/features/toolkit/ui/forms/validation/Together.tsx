import { Checkbox, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldPair, Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatSpan } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';

const term = z
  .object({
    first: z.iso.date('Choose a day.'),
    last: z.iso.date('Choose a day.'),
    isBilled: z.boolean(),
    company: z.string().trim(),
  })
  .refine(({ first, last }) => first <= last, {
    path: ['last'],
    message: 'This is before the first day.',
    when: () => true,
  })
  .refine(({ isBilled, company }) => !isBilled || company !== '', {
    path: ['company'],
    message: 'This is required.',
    when: () => true,
  });

export function Together() {
  const { t } = useTranslation('form-validation');
  const form = useZodForm(term, {
    initialValues: { first: '2026-11-23', last: '2026-11-20', isBilled: true, company: '' },
    onSubmit: ({ first, last }) => void toast.done(t('together.fine', { span: formatSpan(first, last) })),
  });
  const { isBilled } = form.values;
  return (
    <Form form={form}>
      <FieldPair>
        <TextInput type="date" label={t('together.first')} required {...form.getInputProps('first')} />
        <TextInput type="date" label={t('together.last')} required {...form.getInputProps('last')} />
      </FieldPair>
      <Checkbox label={t('together.billed')} {...form.getInputProps('isBilled', { type: 'checkbox' })} />
      {isBilled && <TextInput label={t('together.company')} required dir="auto" {...form.getInputProps('company')} />}
      <SubmitButton form={form} ms="auto">
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
