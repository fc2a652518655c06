import { MaskInput, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isAhead, isCardNumber } from '#web/kit/cardNumber.ts';
import { FieldPair, Form, useZodForm } from '#web/kit/form.tsx';
import { GroupedInput } from '#web/kit/GroupedInput.tsx';
import { isIban } from '#web/kit/groups.ts';

export function Masks() {
  const { t } = useTranslation('form-elements');
  const schema = z.object({
    iban: z.string().refine(isIban, t('masks.noIban')),
    card: z.string().refine(isCardNumber, 'This is no card number. Check its digits.'),
    until: z.string().refine((typed) => isAhead(typed, new Date()), t('masks.over')),
    phone: z.string().regex(/^[\d\s+()./-]*$/, 'Use digits, spaces and + ( ) - / only.'),
  });
  const form = useZodForm(schema, {
    initialValues: { iban: '', card: '', until: '', phone: '' },
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <Stack>
        <GroupedInput
          label={t('masks.iban')}
          placeholder="DE89 3704 0044 0532 0130 00"
          counts={/[a-z0-9]/i}
          most={34}
          inputMode="text"
          {...form.getInputProps('iban')}
        />
        <FieldPair>
          <GroupedInput label={t('masks.card')} placeholder="4242 4242 4242 4242" {...form.getInputProps('card')} />
          <MaskInput
            label={t('masks.until')}
            placeholder="09/30"
            mask="99/99"
            slotChar={null}
            dir="ltr"
            {...form.getInputProps('until')}
          />
        </FieldPair>
        <TextInput
          type="tel"
          label={t('masks.phone')}
          description={t('masks.phoneHelp')}
          autoComplete="tel"
          dir="ltr"
          {...form.getInputProps('phone')}
        />
      </Stack>
    </Form>
  );
}
