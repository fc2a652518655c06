import { NativeSelect, Pill, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './InlineBar.module.css';

const guest = z.object({ email: z.email('Enter an email address.'), role: z.enum(['reader', 'writer']) });
type Guest = z.infer<typeof guest>;

export function InlineBar() {
  const { t } = useTranslation('form-layout');
  const [guests, setGuests] = useState<Guest[]>([{ email: 'ines.carvalho@alderbrook.school', role: 'reader' }]);
  const form = useZodForm(guest, {
    initialValues: { email: '', role: 'reader' },
    onSubmit: (one) => {
      setGuests((all) => [...all.filter(({ email }) => email !== one.email), one]);
      form.reset();
    },
  });
  // Who was invited again meanwhile is there already.
  const bringBack = (one: Guest) =>
    setGuests((all) => (all.some(({ email }) => email === one.email) ? all : [...all, one]));
  const remove = (one: Guest) => {
    setGuests((all) => all.filter((other) => other !== one));
    toast.done(t('bar.removed', { email: one.email }), { undo: () => bringBack(one) });
  };
  return (
    <>
      <Form form={form} className={classes.bar}>
        <TextInput type="email" label={t('bar.email')} dir="ltr" autoComplete="off" {...form.getInputProps('email')} />
        <NativeSelect
          label={t('bar.role')}
          data={guest.shape.role.options.map((value) => ({ value, label: t(`bar.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <SubmitButton form={form}>{t('bar.invite')}</SubmitButton>
      </Form>
      <ul className={classes.guests} aria-label={t('bar.guests')} aria-live="polite">
        {guests.map((one) => (
          <Pill
            key={one.email}
            component="li"
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('bar.remove', { email: one.email }),
              tabIndex: 0,
              'aria-hidden': false,
            }}
            onRemove={() => remove(one)}
          >
            {one.email} · {t(`bar.${one.role}`)}
          </Pill>
        ))}
      </ul>
    </>
  );
}
