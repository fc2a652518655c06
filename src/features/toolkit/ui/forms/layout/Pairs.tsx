import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldPair, Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';

const address = z.object({
  street: z.string().trim().min(1, 'Enter the street.'),
  postcode: z.string().trim().min(1, 'Enter the postcode.'),
  city: z.string().trim().min(1, 'Enter the city.'),
});

export function Pairs() {
  const { t } = useTranslation('form-layout');
  const form = useZodForm(address, {
    initialValues: { street: '14 Mill Lane', postcode: '', city: '' },
    onSubmit: ({ postcode, city }) => void toast.done(t('pairs.saved', { place: `${postcode} ${city}` })),
  });
  return (
    <Form form={form}>
      <TextInput label={t('pairs.street')} required dir="auto" {...form.getInputProps('street')} />
      <FieldPair>
        <TextInput label={t('pairs.postcode')} required dir="auto" {...form.getInputProps('postcode')} />
        <TextInput label={t('pairs.city')} required dir="auto" {...form.getInputProps('city')} />
      </FieldPair>
      <SubmitButton form={form} ms="auto">
        {t('pairs.save')}
      </SubmitButton>
    </Form>
  );
}
