import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CURRENCIES } from '#contract/money.ts';
import { type InvoiceSettings, invoiceSettings } from '#features/invoices/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from '../invoices.module.css';
import { invoiceSettingsQuery } from '../queries.ts';

interface FormProps {
  known: { settings: InvoiceSettings; version: number };
  onClose: () => void;
}

function SettingsForm({ known, onClose }: FormProps) {
  const { t } = useTranslation('invoices');
  const queries = useQueryClient();
  const form = useZodForm(invoiceSettings, {
    initialValues: known.settings,
    guard: true,
    onSubmit: async (settings) => {
      const stored = await ask(api.api.invoice.settings.$put({ json: { ...settings, version: known.version } }));
      queries.setQueryData(invoiceSettingsQuery.queryKey, stored);
      void queries.invalidateQueries({ queryKey: ['invoices', 'one'] });
      toast.done(t('settings.saved'));
      onClose();
    },
  });
  const text = (
    field: 'sender.name' | 'sender.contact' | 'sender.taxId' | 'bankName' | 'country' | 'iban' | 'swiftCode',
    label: string,
  ) => <TextInput label={label} dir="auto" autoComplete="off" {...form.getInputProps(field)} />;
  return (
    <Form form={form} className={classes.form}>
      <h3 className={classes.heading}>{t('settings.sender')}</h3>
      <TextInput
        label={t('settings.name')}
        required
        data-autofocus
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('sender.name')}
      />
      <Textarea
        label={t('settings.address')}
        dir="auto"
        autosize
        minRows={2}
        {...form.getInputProps('sender.address')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('settings.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...form.getInputProps('sender.email')}
        />
        {text('sender.contact', t('settings.contact'))}
      </div>
      {text('sender.taxId', t('sheet.taxId'))}
      <h3 className={classes.heading}>{t('settings.bank')}</h3>
      <div className={classes.pair}>
        {text('bankName', t('sheet.bank.bankName'))}
        {text('country', t('sheet.bank.country'))}
      </div>
      <div className={classes.pair}>
        {text('iban', t('sheet.bank.iban'))}
        {text('swiftCode', t('sheet.bank.swiftCode'))}
      </div>
      <h3 className={classes.heading}>{t('settings.start')}</h3>
      <div className={classes.pair}>
        <Select
          label={t('editor.currency')}
          allowDeselect={false}
          searchable
          data={[...CURRENCIES]}
          {...form.getInputProps('currency')}
        />
        <AmountInput label={t('line.tax')} decimals={2} emptyIsZero {...form.getInputProps('taxBp')} />
      </div>
      <AmountInput label={t('settings.termDays')} decimals={0} {...form.getInputProps('termDays')} />
      <Textarea label={t('sheet.note')} dir="auto" autosize minRows={3} {...form.getInputProps('note')} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('settings.save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

/** What stands on every sheet, and what a new invoice begins with. */
export function SettingsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const known = useQuery({ ...invoiceSettingsQuery, enabled: opened });
  return (
    <SideDrawer opened={opened} title={t('settings.title')} onClose={onClose}>
      {known.isError && <FailedState error={known.error} onRetry={() => void known.refetch()} />}
      {known.data ? (
        <SettingsForm key={String(opened)} known={known.data} onClose={onClose} />
      ) : (
        !known.isError && <SkeletonRows rows={5} />
      )}
    </SideDrawer>
  );
}
