import { Select, Switch } from '@mantine/core';
import { CURRENCIES } from '#contract/money.ts';
import { PAYMENT_METHODS } from '#features/invoices/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ZodForm } from '#web/kit/form.tsx';
import rail from '../preview/Preview.module.css';
import classes from './Editor.module.css';
import type { InvoiceValues } from './invoiceForm.ts';

/** What is not written on the sheet itself: how it can be paid and what is shown. */
export function Options({ form }: { form: ZodForm<InvoiceValues> }) {
  const { t } = useTranslation('invoices');
  return (
    <section className={`${rail.card} ${classes.options}`} aria-label={t('editor.options')}>
      <Select
        label={t('editor.currency')}
        allowDeselect={false}
        searchable
        data={[...CURRENCIES]}
        {...form.getInputProps('currency')}
      />
      <Select
        label={t('editor.method')}
        allowDeselect={false}
        data={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        {...form.getInputProps('paymentMethod')}
      />
      <Switch
        label={t('editor.showPaymentDetails')}
        {...form.getInputProps('showPaymentDetails', { type: 'checkbox' })}
      />
      <Switch label={t('editor.showNote')} {...form.getInputProps('showNote', { type: 'checkbox' })} />
    </section>
  );
}
