import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FormRows } from '#web/kit/FormRows.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { useFormRows } from '#web/kit/useFormRows.ts';
import classes from './Editor.module.css';
import { blankLine, type InvoiceValues, isBlank } from './invoiceForm.ts';
import { LineRow } from './LineRow.tsx';

const MOST_LINES = 200;

interface Props {
  form: ZodForm<InvoiceValues>;
  taxBp: number;
}

const linesOf = ({ lines }: InvoiceValues) => lines;

/** The lines of an invoice: written, moved by hand or by key, removed with a way back. */
export function Lines({ form, taxBp }: Props) {
  const { t } = useTranslation('invoices');
  const rows = useFormRows(form, {
    path: 'lines',
    of: linesOf,
    blank: (before) => blankLine(before?.taxBp ?? taxBp),
    isBlank,
    most: MOST_LINES,
    name: (place) => t('line.named', { place: formatNumber(place + 1) }),
  });
  const head = (
    <div className={classes.figures}>
      <span>{t('line.item')}</span>
      <span>{t('line.quantity')}</span>
      <span>{t('line.price')}</span>
      <span>{t('line.discount')}</span>
      <span>{t('line.tax')}</span>
      <span>{t('line.total')}</span>
    </div>
  );
  return (
    <div className={classes.lines}>
      <FormRows of={rows} label={t('line.label')} add={t('line.add')} hint={t('line.hint')} head={head}>
        {(line, place) => <LineRow key={line.key} form={form} rows={rows} line={line} place={place} />}
      </FormRows>
    </div>
  );
}
