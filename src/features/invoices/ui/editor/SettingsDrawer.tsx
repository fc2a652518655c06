import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { CURRENCIES } from '#contract/money.ts';
import { type InvoiceSettings, invoiceSettings } from '#features/invoices/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { meet } from '#web/kit/meet.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import classes from '../invoices.module.css';
import { invoiceSettingsQuery } from '../queries.ts';

type SettingsValues = z.input<typeof invoiceSettings>;

interface StoredSettings {
  settings: InvoiceSettings;
  version: number;
}

function SettingsForm({ known, onClose }: { known: StoredSettings; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  /** The settings as the fields have them, and the version that is saved over. */
  const [base, setBase] = useState(known);
  const [isOld, setIsOld] = useState(false);
  const form = useZodForm(invoiceSettings, {
    initialValues: known.settings,
    guard: true,
    onSubmit: async (settings) => {
      try {
        const stored = await ask(api.api.invoice.settings.$put({ json: { ...settings, version: base.version } }));
        queryClient.setQueryData(invoiceSettingsQuery.queryKey, stored);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && (await follow())) return;
        throw error;
      }
      void queryClient.invalidateQueries({ queryKey: ['invoices', 'one'] });
      toast.done(t('settings.saved'));
      onClose();
    },
  });

  /** Somebody else was quicker: what was typed stays, the rest shows theirs, and saving again is a decision. */
  async function follow(): Promise<boolean> {
    const now = await queryClient.fetchQuery({ ...invoiceSettingsQuery, staleTime: 0 });
    if (now.version === base.version) return false;
    const typed = form.getValues();
    const { values } = meet<SettingsValues>(base.settings, typed, now.settings);
    const sender = meet<SettingsValues['sender']>(base.settings.sender, typed.sender, now.settings.sender).values;
    form.setValues({ ...values, sender });
    setBase(now);
    setIsOld(true);
    // Nothing was saved: what was typed is still to be.
    setTimeout(() => form.resetDirty(now.settings));
    return true;
  }

  function showTheirs() {
    form.setValues(base.settings);
    form.resetDirty(base.settings);
    setIsOld(false);
  }

  const text = (
    field: 'sender.name' | 'sender.contact' | 'sender.taxId' | 'bankName' | 'country' | 'iban' | 'swiftCode',
    label: string,
  ) => <TextInput label={label} dir="auto" autoComplete="off" {...form.getInputProps(field)} />;
  return (
    <Form form={form} className={classes.form}>
      {isOld && (
        <Notice
          tone="warning"
          actions={
            <Button variant="default" size="xs" onClick={showTheirs}>
              {t('settings.showNewer')}
            </Button>
          }
        >
          {t('settings.newer')}
        </Notice>
      )}
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

function Known({ onClose }: { onClose: () => void }) {
  // Fresh when the form opens, and then left alone: what is typed into it is saved over what it was typed into.
  const known = useQuery({ ...invoiceSettingsQuery, staleTime: 0, refetchOnMount: 'always' });
  const [first, setFirst] = useState<StoredSettings>();
  if (!first && known.data && !known.isFetching) setFirst(known.data);
  if (first) return <SettingsForm known={first} onClose={onClose} />;
  if (known.isError) return <FailedState error={known.error} onRetry={() => void known.refetch()} />;
  return <SkeletonRows rows={5} />;
}

/** What stands on every sheet, and what a new invoice begins with. */
export function SettingsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  return (
    <SideDrawer opened={opened} title={t('settings.title')} onClose={onClose}>
      <Known onClose={onClose} />
    </SideDrawer>
  );
}
