import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OneInvoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { invoiceVersionQuery } from '../queries.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { Compare } from './Compare.tsx';
import classes from './Preview.module.css';

interface Props {
  one: OneInvoice;
  version: number;
  onBack: () => void;
}

/** An older version on the sheet, with what has changed since. */
export function OldVersion({ one: { invoice, sender, paymentDetails }, version, onBack }: Props) {
  const { t } = useTranslation('invoices');
  const old = useQuery({ ...invoiceVersionQuery(invoice.id, version), enabled: isStaying });
  const back = (
    <Button variant="default" size="xs" onClick={onBack}>
      {t('versions.back')}
    </Button>
  );
  if (old.isError)
    return (
      <>
        <div>{back}</div>
        <FailedState error={old.error} onRetry={() => void old.refetch()} />
      </>
    );
  if (!old.data) return <SkeletonRows rows={6} />;
  const { at, by } = old.data.version;
  return (
    <>
      <Notice tone="warning" actions={back}>
        {t('versions.isOld', {
          version,
          name: by?.fullName ?? t('somebody'),
          time: formatDateTime(at),
        })}
      </Notice>
      <section className={classes.card} aria-label={t('versions.changes')}>
        <h2 className={classes.cardTitle}>{t('versions.changes')}</h2>
        <Compare from={old.data.invoice} to={invoice} />
      </section>
      <Sheet content={{ ...old.data.invoice, id: invoice.id }} sender={sender} bank={paymentDetails} bill={invoice} />
    </>
  );
}
