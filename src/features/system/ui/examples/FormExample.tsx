import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { email } from '#features/auth/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Buttons } from './Buttons.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

const guest = z.object({
  name: z.string().trim().min(1, 'Enter the name.').max(120, 'Use at most 120 characters.'),
  email,
});

function GuestForm({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const form = useZodForm(guest, {
    initialValues: { name: '', email: '' },
    onSubmit: ({ name, email: address }) => onDone(t('form.done', { name, email: address })),
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput label={t('form.name')} required data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('form.email')} type="email" required dir="ltr" {...form.getInputProps('email')} />
      <Buttons onCancel={onClose}>
        <SubmitButton form={form}>{t('form.verb')}</SubmitButton>
      </Buttons>
    </Form>
  );
}

/** A short form: fields are checked when they are left, the first wrong one gets the focus. */
export function FormExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('form.title')}>
      <GuestForm {...act} />
    </ExampleDialog>
  );
}
