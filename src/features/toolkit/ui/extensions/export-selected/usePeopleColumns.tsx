import { useMemo } from 'react';
import type { PersonRow } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate } from '#web/kit/format.ts';

export function usePeopleColumns(): Column<PersonRow>[] {
  const { t } = useTranslation('export-selected');
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('list.name'),
        sortable: true,
        fixed: true,
        width: 260,
        phone: 'title',
        cell: ({ fullName, id, username, avatar }) => (
          <TitleCell
            name={fullName}
            second={<bdi dir="ltr">@{username}</bdi>}
            picture={(size) => <PersonAvatar name={fullName} id={id} src={avatar} size={size} />}
          />
        ),
      },
      {
        id: 'email',
        header: t('list.email'),
        sortable: true,
        phone: 'facts',
        cell: ({ email }) => <span dir="ltr">{email}</span>,
      },
      {
        id: 'createdAt',
        header: t('list.joined'),
        sortable: true,
        sortFirst: 'desc',
        width: 140,
        cell: ({ createdAt }) => formatDate(createdAt),
      },
    ],
    [t],
  );
}
