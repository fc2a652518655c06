import { IconUserMinus, IconUserPlus, IconUserShield, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { PERSON_STATUSES } from '#features/people/listContract.ts';
import type { Holder, Role } from '#features/permissions/contract.ts';
import { HOLDING, type HoldersQuery } from '#features/permissions/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { BulkAction, Column, Filter, OnSearch, RowAction } from '#web/kit/DataTable/types.ts';
import { formatDateTime, formatList, formatNumber, formatRelative } from '#web/kit/format.ts';
import { roleName } from '#web/kit/roleName.ts';
import { Status } from '#web/kit/Status.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { moveMany } from './moveRoles.ts';
import { holdersList } from './queries.ts';
import { RolePills } from './RolePills.tsx';
import classes from './Roles.module.css';

interface Props {
  roles: Role[];
  search: HoldersQuery;
  onSearch: OnSearch<HoldersQuery>;
  mayManage: boolean;
  onEdit: (person: Holder) => void;
  phoneAction: ReactNode;
}

function useColumns(): Column<Holder>[] {
  const { t } = useTranslation('roles');
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('people:users.columns.name'),
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
        id: 'roles',
        header: t('people.columns.roles'),
        phone: 'facts',
        plain: true,
        cell: (person) => <RolePills roles={person.roles} none={t('people.none')} />,
        phoneCell: (person) => formatList(person.roles.map(roleName)) || t('people.none'),
      },
      {
        id: 'email',
        header: t('people:users.columns.email'),
        sortable: true,
        width: 270,
        cell: (person) => <span dir="ltr">{person.email}</span>,
      },
      {
        id: 'status',
        header: t('people:users.columns.status'),
        sortable: true,
        width: 132,
        phone: 'status',
        cell: (person) => <Status shape={person.status}>{t(`people:statuses.${person.status}`)}</Status>,
      },
      {
        id: 'lastActiveAt',
        header: t('people:users.columns.lastActive'),
        sortable: true,
        sortFirst: 'desc',
        width: 130,
        cell: ({ lastActiveAt }) =>
          lastActiveAt ? (
            <time dateTime={lastActiveAt} title={formatDateTime(lastActiveAt)}>
              {formatRelative(lastActiveAt)}
            </time>
          ) : (
            <span className={classes.quiet}>{t('people:users.never')}</span>
          ),
      },
    ],
    [t],
  );
}

/** Client accounts, and the roles they hold. */
export function HoldersTable({ roles, search, onSearch, mayManage, onEdit, phoneAction }: Props) {
  const { t } = useTranslation('roles');
  const found = useQuery(holdersList(search));
  const columns = useColumns();
  const filters = useMemo(
    (): Filter<HoldersQuery>[] => [
      choiceFilter(
        'role',
        t('people.columns.roles'),
        roles.map(({ name }) => ({ value: name, label: roleName(name) })),
      ),
      choiceFilter(
        'holding',
        t('people.holding'),
        HOLDING.map((value) => ({ value, label: t(`people.held.${value}`) })),
      ),
      choiceFilter(
        'status',
        t('people:users.columns.status'),
        PERSON_STATUSES.map((value) => ({ value, label: t(`people:statuses.${value}`) })),
      ),
    ],
    [roles, t],
  );
  const rowActions = (person: Holder): RowAction[] =>
    mayManage
      ? [
          {
            id: 'roles',
            label: t('people.change'),
            icon: IconUserShield,
            shortcut: 'e',
            refused: person.refused,
            run: () => onEdit(person),
          },
        ]
      : [];
  const rowLink = useCallback(
    (person: Holder, name: ReactNode) => (
      <RowLink
        plain={`/apps/roles?open=person:${person.id}`}
        to="/apps/roles"
        search={{ ...search, open: `person:${person.id}` }}
      >
        {name}
      </RowLink>
    ),
    [search],
  );
  const choicesOf = (action: 'give' | 'take') =>
    roles
      .filter((role) => role.refused.give === null)
      .map(({ name }) => ({
        id: name,
        label: roleName(name),
        run: (chosen: Parameters<typeof moveMany>[2]) => moveMany(action, name, chosen, search),
      }));
  const bulkActions: BulkAction<Holder>[] = mayManage
    ? [
        { id: 'give', label: t('people.give'), icon: IconUserPlus, choices: choicesOf('give') },
        { id: 'take', label: t('people.take'), icon: IconUserMinus, choices: choicesOf('take') },
      ]
    : [];

  return (
    <section aria-labelledby="holders-title">
      <div className={classes.sectionHead}>
        <h2 id="holders-title" className={classes.sectionTitle}>
          {t('people.title')}
        </h2>
        <p className={classes.help}>{t('people.help')}</p>
      </div>
      <DataTable
        name="role-people"
        caption={t('people.title')}
        columns={columns}
        rows={found.data?.people}
        total={found.data?.total}
        about={found.data?.about}
        state={found}
        rowId={(person) => String(person.id)}
        rowName={(person) => person.fullName}
        search={search}
        onSearch={onSearch}
        searchLabel={t('people:users.search')}
        counted={(count) => t('people.counted', { count, number: formatNumber(count) })}
        filters={filters}
        rowLink={mayManage ? rowLink : undefined}
        rowActions={rowActions}
        bulkActions={bulkActions}
        phoneAction={phoneAction}
        empty={<EmptyState icon={IconUsers} title={t('people.empty')} detail={t('people.emptyDetail')} />}
      />
    </section>
  );
}
