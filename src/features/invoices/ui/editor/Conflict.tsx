import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Invoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { useSession } from '#web/session.ts';
import { Compare } from '../preview/Compare.tsx';
import classes from './Editor.module.css';
import { countable, type InvoiceValues } from './invoiceForm.ts';

interface Props {
  theirs: Invoice;
  mine: InvoiceValues;
  /** A saving that was refused because of theirs; null while nobody has tried. */
  refused: object | null;
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

/**
 * Two people changed it, or one in two windows: who, what differs, and which goes on. Both stay among the versions.
 */
export function Conflict({ theirs, mine, refused, busy, onTake, onOverwrite }: Props) {
  const { t } = useTranslation('invoices');
  const me = useSession()?.id;
  const whose = theirs.changedBy && theirs.changedBy.id === me ? 'own' : 'theirs';
  const section = useRef<HTMLElement>(null);
  // Whoever pressed Save reads here why it was not.
  useEffect(() => {
    if (refused) section.current?.focus();
  }, [refused]);
  return (
    <section ref={section} className={classes.conflict} tabIndex={-1} aria-label={t(`conflict.${whose}.title`)}>
      <Notice tone="warning">
        <strong>{t(`conflict.${whose}.title`)}</strong>{' '}
        {t(`conflict.${whose}.detail`, {
          name: theirs.changedBy?.fullName ?? t('somebody'),
          time: formatDateTime(theirs.changedAt),
        })}
      </Notice>
      <p className={classes.hint}>{t(`conflict.${whose}.legend`)}</p>
      <Compare from={theirs} to={sideOf(mine, theirs.client)} />
      <div className={classes.buttons}>
        <Button
          variant="subtle"
          leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/apps/invoice/preview/$id" params={{ id: String(theirs.id) }} target="_blank" {...props} />
          )}
        >
          {t(`conflict.${whose}.look`)}
        </Button>
        <Button variant="default" onClick={onTake}>
          {t(`conflict.${whose}.take`)}
        </Button>
        <Button loading={busy} onClick={onOverwrite}>
          {t(`conflict.${whose}.overwrite`)}
        </Button>
      </div>
    </section>
  );
}
