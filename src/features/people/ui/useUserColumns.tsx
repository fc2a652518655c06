import { useMemo } from 'react';
import type { PersonRow } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Status } from '#web/kit/Status.tsx';
import classes from './UsersPage.module.css';

export function useUserColumns(): Column<PersonRow>[] {
  const { t } = useTranslation('people');
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('users.columns.name'),
        sortable: true,
        fixed: true,
        width: 250,
        phone: 'title',
        cell: (person) => (
          <TitleCell
            name={person.fullName}
            second={<bdi dir="ltr">@{person.username}</bdi>}
            picture={(size) => <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={size} />}
          />
        ),
      },
      {
        id: 'username',
        header: t('users.columns.username'),
        sortable: true,
        hiddenAtFirst: true,
        width: 150,
        cell: (person) => <bdi dir="ltr">@{person.username}</bdi>,
      },
      {
        id: 'email',
        header: t('users.columns.email'),
        sortable: true,
        cell: (person) => <span dir="ltr">{person.email}</span>,
      },
      {
        id: 'role',
        header: t('users.columns.role'),
        sortable: true,
        width: 110,
        phone: 'facts',
        cell: (person) => t(`roles.${person.role}`),
      },
      {
        id: 'status',
        header: t('users.columns.status'),
        sortable: true,
        width: 132,
        phone: 'status',
        cell: (person) => <Status shape={person.status}>{t(`statuses.${person.status}`)}</Status>,
      },
      {
        id: 'lastActiveAt',
        header: t('users.columns.lastActive'),
        sortable: true,
        sortFirst: 'desc',
        width: 130,
        phone: 'facts',
        cell: ({ lastActiveAt }) =>
          lastActiveAt ? (
            <time dateTime={lastActiveAt} title={formatDateTime(lastActiveAt)}>
              {formatRelative(lastActiveAt)}
            </time>
          ) : (
            <span className={classes.quiet}>{t('users.never')}</span>
          ),
        phoneCell: ({ lastActiveAt }) => (lastActiveAt ? formatRelative(lastActiveAt) : t('users.neverSignedIn')),
      },
      {
        id: 'createdAt',
        header: t('users.columns.joined'),
        sortable: true,
        sortFirst: 'desc',
        width: 130,
        cell: (person) => <time dateTime={person.createdAt}>{formatDate(person.createdAt)}</time>,
      },
    ],
    [t],
  );
}
