import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Invoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { Compare } from '../preview/Compare.tsx';
import classes from './Editor.module.css';
import { countable, type InvoiceValues } from './invoiceForm.ts';

interface Props {
  theirs: Invoice;
  mine: InvoiceValues;
  busy: boolean;
  onTake: () => void;
  onOverwrite: () => void;
}

/** What is typed, with figures that are not there yet counted as nothing. */
export function sideOf(values: InvoiceValues, nobody: Invoice['client']) {
  const { client, lines, note = '', salesperson = '' } = values;
  return {
    ...values,
    client: client ?? nobody,
    note,
    salesperson,
    currency: values.currency ?? 'USD',
    paymentMethod: values.paymentMethod ?? 'Bank Account',
    showPaymentDetails: values.showPaymentDetails ?? true,
    showNote: values.showNote ?? true,
    lines: lines.map((line) => ({ ...countable(line), title: line.title, description: line.description ?? '' })),
  };
}

/** Two people changed it: who, what differs, and whose goes on. Both stay among the versions. */
export function Conflict({ theirs, mine, busy, onTake, onOverwrite }: Props) {
  const { t } = useTranslation('invoices');
  return (
    <section className={classes.conflict} aria-label={t('conflict.title')}>
      <Notice tone="warning">
        <strong>{t('conflict.title')}</strong>{' '}
        {t('conflict.detail', {
          name: theirs.changedBy?.fullName ?? t('somebody'),
          time: formatDateTime(theirs.changedAt),
        })}
      </Notice>
      <p className={classes.hint}>{t('conflict.legend')}</p>
      <Compare from={theirs} to={sideOf(mine, theirs.client)} />
      <div className={classes.buttons}>
        <Button
          variant="subtle"
          leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/apps/invoice/preview/$id" params={{ id: String(theirs.id) }} target="_blank" {...props} />
          )}
        >
          {t('conflict.look')}
        </Button>
        <Button variant="default" onClick={onTake}>
          {t('conflict.take')}
        </Button>
        <Button loading={busy} onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </div>
    </section>
  );
}
