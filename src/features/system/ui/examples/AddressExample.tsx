import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { Buttons } from './Buttons.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

const line = z.string().trim().min(1, 'This is required.').max(120, 'Use at most 120 characters.');
const address = z.object({ kind: z.enum(['home', 'school']), name: line, street: line, postcode: line, city: line });

function AddressForm({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const form = useZodForm(address, {
    initialValues: { kind: 'home', name: '', street: '', postcode: '', city: '' },
    onSubmit: ({ name, street, postcode, city }) => onDone(t('address.done', { name, street, postcode, city })),
  });
  return (
    <Form form={form} className={classes.form}>
      <Segments
        fullWidth
        aria-label={t('address.kind')}
        data={[
          { value: 'home', label: t('address.home') },
          { value: 'school', label: t('address.school') },
        ]}
        value={form.values.kind}
        onChange={(kind) => form.setFieldValue('kind', kind)}
      />
      <TextInput
        label={t('address.name')}
        required
        data-autofocus
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <TextInput label={t('address.street')} required autoComplete="street-address" {...form.getInputProps('street')} />
      <div className={classes.pair}>
        <TextInput
          label={t('address.postcode')}
          required
          autoComplete="postal-code"
          {...form.getInputProps('postcode')}
        />
        <TextInput label={t('address.city')} required autoComplete="address-level2" {...form.getInputProps('city')} />
      </div>
      <Buttons onCancel={onClose}>
        <SubmitButton form={form}>{t('address.verb')}</SubmitButton>
      </Buttons>
    </Form>
  );
}

export function AddressExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('address.title')}>
      <AddressForm {...act} />
    </ExampleDialog>
  );
}
