import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { invoiceTotals } from '#contract/invoice.ts';
import type { Invoice, InvoiceSettings } from '#features/invoices/contract.ts';
import { SERVICES } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { Sender } from '../sheet/Head.tsx';
import sheet from '../sheet/Sheet.module.css';
import { Totals } from '../sheet/Totals.tsx';
import { daysAfter } from '../today.ts';
import { ClientField } from './ClientField.tsx';
import classes from './Editor.module.css';
import { countable, type InvoiceValues } from './invoiceForm.ts';
import { Lines } from './Lines.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

interface Props {
  form: ZodForm<InvoiceValues>;
  settings: InvoiceSettings;
  number: string;
  paidCents: number;
  isNew: boolean;
  bill: Pick<Invoice, 'orderId' | 'isCancelled'> | undefined;
  /** It stays while something else is shown: what is half typed in it, and what can be taken back. */
  hidden: boolean;
}

/** The sheet itself, to be written on. */
export function SheetForm({ form, settings, number, paidCents, isNew, bill, hidden }: Props) {
  const { t } = useTranslation('invoices');
  const [setting, setSetting] = useState(false);
  const { values } = form;
  const issued = form.getInputProps('issuedDate');

  /** The term stays while nobody has chosen another due day. */
  function issueOn(day: string) {
    const wasUsual = values.dueDate === daysAfter(values.issuedDate, settings.termDays);
    issued.onChange(day);
    if (isNew && wasUsual && day) form.setFieldValue('dueDate', daysAfter(day, settings.termDays));
  }

  return (
    <article className={sheet.sheet} aria-label={t('sheet.label')} hidden={hidden}>
      <header className={sheet.head}>
        <div className={classes.sender}>
          <Sender sender={settings.sender} />
          <Button
            variant="default"
            size="xs"
            className={classes.below}
            leftSection={<IconSettings size={16} stroke={1.75} aria-hidden />}
            onClick={() => setSetting(true)}
          >
            {t('settings.open')}
          </Button>
        </div>
        <div className={classes.days}>
          <h2 className={sheet.number}>
            {t('sheet.invoice')} <bdi>{number}</bdi>
          </h2>
          <DayInput
            label={t('sheet.issued')}
            required
            {...issued}
            onChange={(event) => issueOn(event.currentTarget.value)}
          />
          <DayInput label={t('sheet.due')} required min={values.issuedDate} {...form.getInputProps('dueDate')} />
        </div>
      </header>
      <div className={sheet.parties}>
        <ClientField form={form} />
        <div className={classes.beside}>
          {/* An order lists products, and its sheet names no service. */}
          {!bill?.orderId && (
            <Select
              label={t('sheet.service')}
              allowDeselect={false}
              data={SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))}
              {...form.getInputProps('service')}
            />
          )}
          <TextInput
            label={t('sheet.salesperson')}
            dir="auto"
            autoComplete="off"
            {...form.getInputProps('salesperson')}
          />
        </div>
      </div>
      <Lines form={form} taxBp={settings.taxBp ?? 0} />
      <div className={sheet.foot}>
        <div className={classes.noteField}>
          <Textarea
            label={t('sheet.note')}
            dir="auto"
            autosize
            minRows={3}
            disabled={!values.showNote}
            {...form.getInputProps('note')}
          />
        </div>
        <Totals
          totals={invoiceTotals(values.lines.map(countable))}
          paidCents={paidCents}
          currency={values.currency ?? 'USD'}
          isCancelled={bill?.isCancelled ?? false}
        />
      </div>
      <SettingsDrawer opened={setting} onClose={() => setSetting(false)} />
    </article>
  );
}
