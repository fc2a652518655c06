import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FormRow, FormRows } from '#web/kit/FormRows.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { useFormRows } from '#web/kit/useFormRows.ts';
import { uuid } from '#web/kit/uuid.ts';

const number = z.string().regex(/^[\d\s+()./-]{4,}$/, 'Use digits, spaces and + ( ) - / only.');
const contact = z.object({ phones: z.array(z.object({ key: z.string(), number })) });

export function Phones() {
  const { t } = useTranslation('form-repeater');
  const form = useZodForm(contact, {
    initialValues: { phones: [{ key: 'office', number: '+351 22 040 1200' }] },
    onSubmit: ({ phones }) => void toast.done(t('phones.fine', { count: phones.length })),
  });
  const rows = useFormRows(form, {
    path: 'phones',
    of: ({ phones }) => phones,
    blank: () => ({ key: uuid(), number: '' }),
    isBlank: ({ number }) => number === '',
    most: 3,
    name: (place) => t('phones.named', { place: formatNumber(place + 1) }),
  });
  return (
    <Form form={form}>
      <FormRows of={rows} label={t('phones.title')} add={t('phones.add')} isLean hint={rows.isFull && t('phones.full')}>
        {(one, at) => (
          <FormRow key={one.key} of={rows} row={one} place={at}>
            <TextInput
              {...rows.first(at)}
              type="tel"
              dir="ltr"
              aria-label={rows.name(at)}
              {...form.getInputProps(`phones.${at}.number`)}
            />
          </FormRow>
        )}
      </FormRows>
      <SubmitButton form={form} ms="auto">
        {t('check')}
      </SubmitButton>
    </Form>
  );
}
