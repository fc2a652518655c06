import { Textarea, TextInput } from '@mantine/core';
import { lineTotals } from '#contract/invoice.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { columnLabel, FormRow } from '#web/kit/FormRows.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatMoney } from '#web/kit/format.ts';
import type { FormRowsOf } from '#web/kit/useFormRows.ts';
import classes from './Editor.module.css';
import { countable, type FormLine, type InvoiceValues } from './invoiceForm.ts';

interface Props {
  form: ZodForm<InvoiceValues>;
  rows: FormRowsOf<FormLine>;
  line: FormLine;
  place: number;
}

export function LineRow({ form, rows, line, place }: Props) {
  const { t } = useTranslation('invoices');
  const of = (field: keyof FormLine) => form.getInputProps(`lines.${place}.${field}`);
  const first = rows.first(place);
  // In the figures the same keys do the same; in the description Enter begins a new line of text.
  const { onKeyDown } = first;
  return (
    <FormRow of={rows} row={line} place={place} className={classes.figures}>
      <div className={classes.item}>
        <TextInput
          {...first}
          {...columnLabel(t('line.item'))}
          placeholder={t('line.itemPlaceholder')}
          dir="auto"
          autoComplete="off"
          {...of('title')}
        />
        <Textarea
          aria-label={t('line.description')}
          placeholder={t('line.description')}
          dir="auto"
          autosize
          minRows={1}
          maxRows={6}
          {...of('description')}
        />
      </div>
      <AmountInput
        {...columnLabel(t('line.quantity'))}
        className={classes.figure}
        decimals={3}
        onKeyDown={onKeyDown}
        {...of('quantityMilli')}
      />
      <AmountInput
        {...columnLabel(t('line.price'))}
        className={classes.figure}
        decimals={2}
        least={2}
        onKeyDown={onKeyDown}
        {...of('priceCents')}
      />
      <AmountInput
        {...columnLabel(t('line.discount'))}
        className={classes.figure}
        decimals={2}
        emptyIsZero
        onKeyDown={onKeyDown}
        {...of('discountBp')}
      />
      <AmountInput
        {...columnLabel(t('line.tax'))}
        className={classes.figure}
        decimals={2}
        emptyIsZero
        onKeyDown={onKeyDown}
        {...of('taxBp')}
      />
      <output className={classes.lineTotal} aria-label={t('line.total')} data-label={t('line.total')}>
        {formatMoney(lineTotals(countable(line)).netCents, form.values.currency)}
      </output>
    </FormRow>
  );
}
