import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isAhead, isCardNumber } from '#web/kit/cardNumber.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { GroupedInput } from '#web/kit/GroupedInput.tsx';
import { Buttons } from './Buttons.tsx';
import { ExampleDialog } from './ExampleDialog.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

const card = z.object({
  number: z.string().refine(isCardNumber, 'This is no card number. Check its digits.'),
  name: z.string().trim().min(1, 'Enter the name.').max(120, 'Use at most 120 characters.'),
  until: z.string().refine((typed) => isAhead(typed, new Date()), 'Enter month and year, such as 09/30, not over yet.'),
  code: z.string().regex(/^\d{3,4}$/, 'Enter the three or four digits on the card.'),
});

function CardForm({ onClose, onDone }: Omit<ExampleProps, 'opened'>) {
  const { t } = useTranslation('examples');
  const form = useZodForm(card, {
    initialValues: { number: '', name: '', until: '', code: '' },
    onSubmit: ({ number }) => onDone(t('card.done', { last: number.slice(-4) })),
  });
  return (
    <Form form={form} className={classes.form}>
      <p className={classes.words}>{t('card.nothing')}</p>
      <GroupedInput
        label={t('card.number')}
        required
        data-autofocus
        placeholder="4242 4242 4242 4242"
        {...form.getInputProps('number')}
      />
      <TextInput label={t('card.name')} required autoComplete="off" {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <TextInput
          label={t('card.until')}
          placeholder="09/30"
          required
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...form.getInputProps('until')}
        />
        <TextInput
          label={t('card.code')}
          placeholder="123"
          required
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...form.getInputProps('code')}
        />
      </div>
      <Buttons onCancel={onClose}>
        <SubmitButton form={form}>{t('card.verb')}</SubmitButton>
      </Buttons>
    </Form>
  );
}

/** Checks what can be checked before a card is sent anywhere; here it never is. */
export function CardExample({ opened, ...act }: ExampleProps) {
  const { t } = useTranslation('examples');
  return (
    <ExampleDialog opened={opened} onClose={act.onClose} title={t('card.title')}>
      <CardForm {...act} />
    </ExampleDialog>
  );
}
