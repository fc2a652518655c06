import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#features/audit/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime } from '#web/kit/format.ts';
import classes from './AuditPage.module.css';
import { factsOf } from './detail.ts';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** One entry whole: what the list has no room for. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const { t, i18n } = useTranslation('audit');
  const fieldName = (field: string) => (i18n.exists(`audit:fields.${field}`) ? t(`fields.${field}`) : field);
  const meaning = (value: string) => (i18n.exists(`audit:reasons.${value}`) ? t(`reasons.${value}`) : value);
  return (
    <Drawer
      opened={entry !== null}
      onClose={onClose}
      position="right"
      size={420}
      title={entry ? t(`actions.${entry.action}`) : ''}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {entry && (
        <dl className={classes.facts}>
          <Line label={t('columns.at')}>{formatDateTime(entry.at)}</Line>
          <Line label={t('columns.actor')}>{entry.actor.name || t('somebody')}</Line>
          {entry.viewer && <Line label={t('viewer')}>{entry.viewer.name}</Line>}
          {entry.subject?.name && <Line label={t('columns.subject')}>{entry.subject.name}</Line>}
          <Line label={t('columns.from')}>
            <bdi dir="ltr">{entry.address}</bdi>
            {entry.device && ` · ${entry.device}`}
          </Line>
          {factsOf(entry.detail).map(({ field, from, value }) => (
            <Line key={field} label={fieldName(field)}>
              {from !== undefined && <span className={classes.before}>{meaning(from)}</span>} {meaning(value)}
            </Line>
          ))}
        </dl>
      )}
    </Drawer>
  );
}
