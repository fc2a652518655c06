import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { formatDateTime, formatMoney } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { invoiceVersionsQuery } from '../queries.ts';
import classes from './Preview.module.css';

interface Props {
  invoice: Invoice;
  /** The one on the sheet. */
  shown: number;
  onShow: (version: number) => void;
}

/** How it was before; any of them can be put on the sheet. With a single one there is nothing to choose. */
export function Versions({ invoice, shown, onShow }: Props) {
  const { t } = useTranslation('invoices');
  const { data: versions = [] } = useQuery({ ...invoiceVersionsQuery(invoice.id), enabled: isStaying });
  if (versions.length < 2) return null;
  return (
    <section className={classes.card} aria-label={t('versions.title')}>
      <h2 className={classes.cardTitle}>{t('versions.title')}</h2>
      <ol className={classes.rows}>
        {versions.map(({ version, at, by, after, totalCents }) => (
          <li key={version} className={classes.row}>
            <div className={classes.words}>
              <span className={classes.name}>
                {t('versions.named', { version })} · {formatMoney(totalCents, invoice.currency)}
              </span>
              <span className={classes.detail}>{t(`versions.after.${after}`)}</span>
              <span className={classes.detail}>
                {by && <bdi>{by.fullName}</bdi>}
                {by && ' · '}
                {formatDateTime(at)}
              </span>
            </div>
            {version === shown ? (
              <Pill kind="accent">{t('versions.shown')}</Pill>
            ) : (
              <Button
                variant="default"
                size="xs"
                aria-label={t('versions.showNamed', { version })}
                onClick={() => onShow(version)}
              >
                {t('versions.show')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
