import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#features/audit/contract.ts';
import { subjectName } from '#features/audit/subjectName.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatList } from '#web/kit/format.ts';
import { neighboursOf } from '#web/kit/neighboursOf.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState } from '#web/kit/states.tsx';
import classes from './AuditPage.module.css';
import { factsOf } from './detail.ts';
import { auditEntryQuery } from './queries.ts';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

interface Props {
  id: number | undefined;
  /** The rows of the list, once they are there. */
  shown: AuditEntry[] | undefined;
  onOpen: (next: number | undefined) => void;
}

/** One entry whole: what the list has no room for. A link to one holds when it has left the page of the list. */
export function EntryDrawer({ id, shown, onOpen }: Props) {
  const { t, i18n } = useTranslation('audit');
  const inList = shown?.find((one) => one.id === id);
  const alone = useQuery({ ...auditEntryQuery(id ?? 0), enabled: id !== undefined && shown !== undefined && !inList });
  const entry = id === undefined ? undefined : (inList ?? alone.data);
  const fieldName = (field: string) => (i18n.exists(`audit:fields.${field}`) ? t(`fields.${field}`) : field);
  const meaning = (value: string) => (i18n.exists(`audit:reasons.${value}`) ? t(`reasons.${value}`) : value);
  return (
    <SideDrawer
      opened={entry !== undefined || (id !== undefined && alone.isError)}
      onClose={() => onOpen(undefined)}
      size={420}
      title={entry ? t(`actions.${entry.action}`) : t('details')}
      neighbours={neighboursOf(shown ?? [], inList, (one) => onOpen(one.id))}
    >
      {!entry && alone.isError && <FailedState error={alone.error} onRetry={() => void alone.refetch()} />}
      {entry && (
        <dl className={classes.facts}>
          <Line label={t('columns.at')}>{formatDateTime(entry.at)}</Line>
          <Line label={t('columns.actor')}>{entry.actor.name || t('somebody')}</Line>
          {entry.viewer && <Line label={t('viewer')}>{entry.viewer.name}</Line>}
          {subjectName(entry) && <Line label={t('columns.subject')}>{subjectName(entry)}</Line>}
          <Line label={t('columns.from')}>
            <bdi dir="ltr">{entry.address}</bdi>
            {entry.device && ` · ${say(entry.device)}`}
          </Line>
          {factsOf(entry.detail).map(({ field, from, value }) => (
            <Line key={field} label={fieldName(field)}>
              {from !== undefined && <span className={classes.before}>{meaning(from)}</span>}{' '}
              {field === 'fields' ? formatList(value.split(', ').map(fieldName)) : meaning(value)}
            </Line>
          ))}
        </dl>
      )}
    </SideDrawer>
  );
}
