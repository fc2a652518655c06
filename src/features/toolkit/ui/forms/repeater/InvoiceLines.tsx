import { Group, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { typedCents } from '#contract/moneyRules.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { columnLabel, FormRow, FormRows } from '#web/kit/FormRows.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { useFormRows } from '#web/kit/useFormRows.ts';
import { uuid } from '#web/kit/uuid.ts';
import classes from './InvoiceLines.module.css';

const line = z.object({
  key: z.string(),
  item: z.string().trim().min(1, 'Say what it is for.'),
  pieces: z.number('Give a quantity.').int('Give a whole number.').min(1, 'Give a quantity above zero.'),
  price: typedCents,
});
const bill = z.object({ lines: z.array(line).min(1, 'Add at least one line.') });
type Line = z.infer<typeof line>;

const blank = (): Line => ({ key: uuid(), item: '', pieces: 1, price: Number.NaN });
/** Whole cents, so that sums never drift; what is no number yet counts as nothing. */
const sumOf = ({ pieces, price }: Line) => pieces * price || 0;

export function InvoiceLines() {
  const { t } = useTranslation('form-repeater');
  const form = useZodForm(bill, {
    initialValues: { lines: [{ key: 'first', item: t('lines.book'), pieces: 24, price: 1895 }, blank()] },
    onSubmit: ({ lines }) => void toast.done(t('lines.fine', { count: lines.length })),
  });
  const rows = useFormRows(form, {
    path: 'lines',
    of: ({ lines }) => lines,
    blank,
    isBlank: ({ item, price }) => item === '' && Number.isNaN(price),
    most: 10,
    name: (place) => t('lines.named', { place: formatNumber(place + 1) }),
  });
  const total = rows.rows.reduce((sum, one) => sum + sumOf(one), 0);
  const head = (
    <div className={classes.line}>
      <span>{t('lines.item')}</span>
      <span>{t('lines.pieces')}</span>
      <span>{t('lines.price')}</span>
      <span>{t('lines.sum')}</span>
    </div>
  );
  return (
    <Form form={form} className={classes.form}>
      <FormRows of={rows} label={t('lines.title')} add={t('lines.add')} hint={t('lines.hint')} head={head}>
        {(one, at) => (
          <FormRow key={one.key} of={rows} row={one} place={at} className={classes.line}>
            <TextInput
              {...rows.first(at)}
              {...columnLabel(t('lines.item'))}
              dir="auto"
              {...form.getInputProps(`lines.${at}.item`)}
            />
            <AmountInput
              {...columnLabel(t('lines.pieces'))}
              decimals={0}
              {...form.getInputProps(`lines.${at}.pieces`)}
            />
            <AmountInput
              {...columnLabel(t('lines.price'))}
              decimals={2}
              least={2}
              {...form.getInputProps(`lines.${at}.price`)}
            />
            <output className={classes.sum} aria-label={t('lines.sum')}>
              {formatMoney(sumOf(one), 'EUR')}
            </output>
          </FormRow>
        )}
      </FormRows>
      <Group justify="space-between">
        <Text fw={600} aria-live="polite">
          {t('lines.total', { total: formatMoney(total, 'EUR') })}
        </Text>
        <SubmitButton form={form}>{t('check')}</SubmitButton>
      </Group>
    </Form>
  );
}
