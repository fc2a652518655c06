import { Button } from '@mantine/core';
import { IconCloudCheck, IconDeviceFloppy, IconEye, IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { Invoice, InvoiceSettings } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form } from '#web/kit/form.tsx';
import { formatDateTime, formatTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { numberOf } from '../money.ts';
import rail from '../preview/Preview.module.css';
import { Sheet } from '../sheet/Sheet.tsx';
import { Conflict, sideOf } from './Conflict.tsx';
import classes from './Editor.module.css';
import { newValues, valuesOf } from './invoiceForm.ts';
import { Options } from './Options.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';

interface Props {
  /** Undefined: a new one. */
  invoice?: Invoice;
  settings: InvoiceSettings;
}

const NOBODY = { id: null, name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };

/**
 * Writing an invoice: the sheet, and beside it where it goes from here. There is no button of type submit, so that Enter
 * in a line of text does not send the whole invoice.
 */
export function Editor({ invoice, settings }: Props) {
  const { t } = useTranslation('invoices');
  const [start] = useState(() => (invoice ? valuesOf(invoice) : newValues(settings)));
  const editing = useInvoiceForm({ id: invoice?.id ?? null, start, version: invoice?.version ?? null });
  const [looking, setLooking] = useState(false);
  const { form, restored, keptAt, saved, baseVersion } = editing;
  // What is wrong when it is sent is seen where it is written, and the cursor goes there.
  const [seenRefusals, setSeenRefusals] = useState(form.refusals);
  if (seenRefusals !== form.refusals) {
    setSeenRefusals(form.refusals);
    if (Object.keys(form.errors).length > 0) setLooking(false);
  }
  const isBehind = invoice !== undefined && !saved && baseVersion !== null && invoice.version > baseVersion;
  const isPaid = invoice?.invoiceStatus === 'Paid';
  const number = invoice ? numberOf(invoice) : t('sheet.noNumber');
  const paidCents = invoice?.totals.paidCents ?? 0;

  function where() {
    if (keptAt === false) return t('editor.notKept');
    return keptAt ? t('editor.keptAt', { time: formatTime(keptAt) }) : null;
  }

  return (
    <Form form={form} className={classes.editor}>
      <div className={rail.columns}>
        <div className={rail.paper}>
          {restored && !saved && (
            <Notice
              actions={
                <Button
                  variant="default"
                  size="xs"
                  onClick={() =>
                    editing.startFrom(
                      invoice ? valuesOf(invoice) : newValues(settings),
                      invoice ? invoice.version : null,
                    )
                  }
                >
                  {t('editor.discard')}
                </Button>
              }
            >
              {t('editor.restored', { time: formatDateTime(restored.at) })}
            </Notice>
          )}
          {invoice?.sentAt && !isBehind && (
            <Notice>
              {isPaid
                ? t('editor.isPaid')
                : invoice.orderId
                  ? t('editor.ofOrder', { number: invoice.orderId })
                  : t('editor.isSent', { time: formatDateTime(invoice.sentAt) })}
            </Notice>
          )}
          {isBehind && (
            <Conflict
              theirs={invoice}
              mine={form.values}
              refused={editing.refused}
              busy={form.busy}
              onTake={() => editing.startFrom(valuesOf(invoice), invoice.version)}
              onOverwrite={() => editing.overwrite(invoice.version)}
            />
          )}
          {looking && (
            <Sheet
              content={{ ...sideOf(form.values, NOBODY), id: invoice?.id ?? null }}
              sender={settings.sender}
              bank={settings}
              paidCents={paidCents}
              bill={invoice}
            />
          )}
          <SheetForm
            form={form}
            settings={settings}
            number={number}
            paidCents={paidCents}
            isNew={invoice === undefined}
            bill={invoice}
            hidden={looking}
          />
        </div>
        <aside className={rail.rail} aria-label={t('rail')}>
          <section className={`${rail.actions} ${classes.saving}`} aria-label={t('actions.label')}>
            {!invoice?.isCancelled && (
              <Button
                fullWidth
                leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
                loading={form.busy}
                onClick={() => editing.save('send')}
              >
                {t('editor.saveAndSend')}
              </Button>
            )}
            <Button
              fullWidth
              variant="default"
              leftSection={<IconDeviceFloppy size={16} stroke={1.75} aria-hidden />}
              loading={form.busy}
              onClick={() => editing.save('look')}
            >
              {t('editor.save')}
            </Button>
            <Button
              fullWidth
              variant="default"
              aria-pressed={looking}
              leftSection={
                looking ? (
                  <IconPencil size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconEye size={16} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => setLooking(!looking)}
            >
              {looking ? t('editor.write') : t('actions.preview')}
            </Button>
            <p className={classes.kept} role="status">
              {where() && (
                <>
                  <IconCloudCheck size={16} stroke={1.75} aria-hidden /> {where()}
                </>
              )}
            </p>
          </section>
          <Options form={form} />
        </aside>
      </div>
    </Form>
  );
}
