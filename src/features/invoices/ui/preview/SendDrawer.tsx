import { Button, Textarea, TextInput } from '@mantine/core';
import { IconMailCheck, IconPaperclip } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mailKept } from '#features/auth/ui/mailKept.ts';
import type { OneInvoice } from '#features/invoices/contract.ts';
import { api, ask } from '#web/client.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { meet } from '#web/kit/meet.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { invoiceChanged } from '../deeds.ts';
import classes from '../invoices.module.css';
import { numberOf } from '../money.ts';
import { usePdf } from '../usePdf.ts';
import { CancelledNotice } from './CancelledNotice.tsx';
import { OfInvoice } from './OfInvoice.tsx';

const sendForm = lateSchema(async () => (await import('./drawerForms.ts')).sendForm);

/** The letter as it stands there before anybody writes another: what is asked for follows from what is open. */
function letterOf(t: Translate<'invoices'>, { invoice, sender }: OneInvoice) {
  const { client, currency, totals } = invoice;
  const number = numberOf(invoice);
  const text = { name: client.name, number };
  const amount = formatMoney(Math.abs(totals.balanceCents), currency);
  const subject = t('sending.subjectText', { number, sender: sender.name });
  if (totals.balanceCents === 0) return { subject, message: t('sending.messagePaid', text) };
  if (totals.balanceCents < 0) return { subject, message: t('sending.messageCredit', { ...text, amount }) };
  return { subject, message: t('sending.messageText', { ...text, amount, date: formatDate(invoice.dueDate) }) };
}

function SendForm({ one, onClose }: { one: OneInvoice; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const { invoice } = one;
  const hasPdf = usePdf();
  const [marking, setMarking] = useState(false);
  const { subject, message } = letterOf(t, one);
  const to = invoice.client.companyEmail;
  const letter = useMemo(() => ({ mail: true as const, to, subject, message }), [to, subject, message]);
  const form = useZodForm(sendForm, {
    initialValues: letter,
    guard: true,
    onSubmit: async (json) => {
      const sent = await ask(api.api.invoice.invoices[':id'].send.$post({ param: { id: invoice.id }, json }));
      invoiceChanged(sent);
      toast.done(t('sending.done', { number: numberOf(invoice) }), {
        detail: (await mailKept()) ?? t('sending.doneTo', { email: json.to }),
      });
      onClose();
    },
  });

  // The language comes, a payment is noted: what nobody has touched follows.
  const written = useRef(letter);
  const { getValues, setValues, resetDirty } = form;
  useEffect(() => {
    if (written.current === letter) return;
    setValues(meet(written.current, getValues(), letter).values);
    resetDirty(letter);
    written.current = letter;
  }, [letter, getValues, setValues, resetDirty]);

  async function mark() {
    setMarking(true);
    try {
      const sent = await ask(
        api.api.invoice.invoices[':id'].send.$post({ param: { id: invoice.id }, json: { mail: false } }),
      );
      invoiceChanged(sent);
      toast.done(t('sending.marked', { number: numberOf(invoice) }));
      form.resetDirty();
      onClose();
    } catch (error) {
      toast.failed(error);
    } finally {
      setMarking(false);
    }
  }

  return (
    <Form form={form} className={classes.form}>
      <TextInput
        type="email"
        label={t('sending.to')}
        required
        data-autofocus
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('to')}
      />
      <TextInput label={t('sending.subject')} dir="auto" autoComplete="off" {...form.getInputProps('subject')} />
      <Textarea label={t('sending.message')} dir="auto" autosize minRows={8} {...form.getInputProps('message')} />
      <p className={classes.attached}>
        <IconPaperclip size={16} stroke={1.75} aria-hidden />
        {hasPdf ? t('sending.withPdf', { id: invoice.id }) : t('sending.withLink')}
      </p>
      <DrawerFoot
        start={
          invoice.sentAt === null ? (
            <Button
              variant="subtle"
              leftSection={<IconMailCheck size={16} stroke={1.75} aria-hidden />}
              loading={marking}
              onClick={() => void mark()}
            >
              {t('actions.markSent')}
            </Button>
          ) : undefined
        }
      >
        <SubmitButton form={form}>{t('actions.send')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

export function SendDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  return (
    <OfInvoice id={id} title={t('sending.title')} onClose={onClose}>
      {(one) =>
        // It may be asked for from the list, or from an address.
        one.invoice.isCancelled ? <CancelledNotice invoice={one.invoice} /> : <SendForm one={one} onClose={onClose} />
      }
    </OfInvoice>
  );
}
