import { Button, Select, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { PAYMENT_METHODS } from '#features/invoices/choices.ts';
import type { OneInvoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { DayInput } from '#web/kit/DayInput.tsx';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatMoney } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { uuid } from '#web/kit/uuid.ts';
import classes from '../invoices.module.css';
import { balanceInWords, openOf } from '../money.ts';
import { lastDay, today } from '../today.ts';
import { OfInvoice } from './OfInvoice.tsx';
import { addPayment } from './payment.ts';

const paymentForm = lateSchema(async () => (await import('./drawerForms.ts')).paymentForm);

function PaymentForm({ one: { invoice }, onClose }: { one: OneInvoice; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const { balanceCents, paidCents } = invoice.totals;
  /** What is left: to be paid, or to be given back. */
  const openCents = invoice.isCancelled ? -paidCents : balanceCents;
  /** Then the balance is without it, while the drawer slides away. */
  const [isAdded, setAdded] = useState(false);
  /** Sent again after a lost answer it is the same payment. */
  const key = useRef(uuid());
  const form = useZodForm(paymentForm, {
    initialValues: {
      amountCents: openCents > 0 || invoice.isCancelled ? openCents : Number.NaN,
      paidOn: today(),
      method: invoice.paymentMethod,
      note: '',
    },
    guard: true,
    onSubmit: async (json) => {
      await addPayment(invoice, json, key.current);
      setAdded(true);
      onClose();
    },
  });
  const tooMuch = form.values.amountCents - Math.max(openCents, 0);
  return (
    <Form form={form} className={classes.form}>
      <p className={classes.quiet}>
        {t('payment.balance', { balance: balanceInWords(openOf(invoice), invoice.currency) })}
      </p>
      <AmountInput
        label={t('payment.amount', { currency: invoice.currency })}
        description={t('payment.amountHelp')}
        required
        data-autofocus
        decimals={2}
        least={2}
        {...form.getInputProps('amountCents')}
      />
      {tooMuch > 0 && !isAdded && (
        <Notice tone="warning">{t('payment.tooMuch', { amount: formatMoney(tooMuch, invoice.currency) })}</Notice>
      )}
      <div className={classes.pair}>
        <DayInput label={t('payment.date')} required max={lastDay()} {...form.getInputProps('paidOn')} />
        <Select
          label={t('payment.method')}
          allowDeselect={false}
          data={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          {...form.getInputProps('method')}
        />
      </div>
      <TextInput label={t('payment.note')} dir="auto" autoComplete="off" {...form.getInputProps('note')} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('payment.add')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function PaymentDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  return (
    <OfInvoice id={id} title={t('payment.title')} onClose={onClose}>
      {(one) => <PaymentForm one={one} onClose={onClose} />}
    </OfInvoice>
  );
}
