import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AuditEntry } from '#features/audit/contract.ts';
import { subjectName } from '#features/audit/subjectName.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { useAbility } from '#web/session.ts';
import classes from './AuditPage.module.css';

export function useAuditColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const seesPeople = useAbility().can('read', 'User');
  return useMemo(() => {
    const who = ({ actor }: AuditEntry) => actor.name || t('somebody');
    const when = ({ at }: AuditEntry) => (
      <time dateTime={at} title={formatDateTime(at)}>
        {formatRelative(at)}
      </time>
    );
    return [
      {
        id: 'action',
        header: t('columns.action'),
        sortable: true,
        fixed: true,
        width: 230,
        phone: 'title',
        cell: (entry) => <TitleCell name={t(`actions.${entry.action}`)} />,
      },
      {
        id: 'actor',
        header: t('columns.actor'),
        sortable: true,
        width: 210,
        phone: 'facts',
        cell: (entry) => (
          <span className={classes.person}>
            {entry.actor.id !== null && (
              <PersonAvatar name={entry.actor.name} id={entry.actor.id} src={entry.actor.avatar} size={22} />
            )}
            <span className={classes.name} dir="auto">
              {entry.viewer ? t('viewedBy', { name: who(entry), viewer: entry.viewer.name }) : who(entry)}
            </span>
          </span>
        ),
        phoneCell: (entry) => {
          const { subject, actor } = entry;
          const other = subject?.type === 'person' && subject.id === actor.id ? '' : subjectName(entry);
          return other ? t('whoToWhom', { who: who(entry), whom: other }) : who(entry);
        },
      },
      {
        id: 'subject',
        header: t('columns.subject'),
        cell: (entry) => {
          const { subject, action, actor } = entry;
          // What people do with their own account is said by their name once.
          if (!subject || !subjectName(entry) || (subject.type === 'person' && subject.id === actor.id)) return null;
          const isPerson = subject.type === 'person' && subject.id !== null && action !== 'person-deleted';
          return isPerson && seesPeople ? (
            <Link to="/lms/users/$id" params={{ id: String(subject.id) }} className={classes.subject} dir="auto">
              {subject.name}
            </Link>
          ) : (
            <span dir="auto">{subject.name}</span>
          );
        },
      },
      {
        id: 'from',
        header: t('columns.from'),
        width: 230,
        cell: ({ address, device }) => (
          <span className={classes.from}>
            <bdi dir="ltr">{address}</bdi>
            {device && <span className={classes.device}>{say(device)}</span>}
          </span>
        ),
      },
      {
        id: 'at',
        header: t('columns.at'),
        sortable: true,
        sortFirst: 'desc',
        width: 140,
        phone: 'status',
        cell: when,
      },
    ];
  }, [t, seesPeople]);
}
