import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { PersonRow } from '#features/people/contract.ts';
import { type PeopleQuery, peopleQuery } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { newOrNumber } from '#web/kit/addressParts.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { View } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useListPart } from '#web/kit/useListPart.ts';
import type { Neighbour } from '#web/kit/useNeighbours.ts';
import { useAbility } from '#web/session.ts';
import { type Editing, PersonDrawer } from './PersonDrawer.tsx';
import { peopleCountsQuery, peopleList, personQuery } from './queries.ts';
import { AddUserButton, UsersActions } from './UsersActions.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { useNeighbours } from './useNeighbours.ts';
import { usePeopleFilters } from './usePeopleFilters.ts';
import { usePersonActions } from './usePersonActions.ts';
import { useUserColumns } from './useUserColumns.tsx';

/** `open` is whose form lies beside the list: somebody's number, or `new`. */
const address = listAddress(lenient(z.extend(peopleQuery, { open: newOrNumber })));

export const Route = createFileRoute('/_frame/lms/users')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  // The table shows its own waiting and failing, so the page does not wait for the answer.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(peopleList(deps));
    void context.queryClient.prefetchQuery(peopleCountsQuery);
  },
  staticData: { title: 'pages:lms-users' },
  component: UsersPage,
});

const route = getRouteApi('/_frame/lms/users');

function UsersPage() {
  const { t } = useTranslation('people');
  const whole = route.useSearch();
  const { open } = whole;
  const search = useListPart(whole, 'open');
  const navigate = route.useNavigate();
  const people = useQuery(peopleList(search));
  const counts = useQuery(peopleCountsQuery).data;
  const columns = useUserColumns();
  const filters = usePeopleFilters();
  const mayManage = useAbility().can('manage', 'User');
  const bulkActions = useBulkActions(search);
  const edit = (editing: Editing) =>
    void navigate({ search: (before) => ({ ...before, open: editing ?? undefined }), resetScroll: false });

  // What a row's menu offers depends on things the list does not know: asked for when the menu opens.
  const [menuOf, setMenuOf] = useState<number>();
  const detail = useQuery({ ...personQuery(menuOf ?? 0), enabled: mayManage && menuOf !== undefined }).data;
  const actionsFor = usePersonActions({ onEdit: ({ id }) => edit(id) });

  const rowLink = useCallback(
    (person: PersonRow, name: ReactNode) => (
      <RowLink
        plain={`/lms/users/${person.id}`}
        to="/lms/users/$id"
        params={{ id: String(person.id) }}
        state={{ peopleList: search }}
      >
        {name}
      </RowLink>
    ),
    [search],
  );

  const neighbours = useNeighbours(search, typeof open === 'number' ? open : undefined);
  const to = (neighbour: Neighbour<PeopleQuery> | undefined) =>
    neighbour &&
    (() => void navigate({ search: { ...neighbour.list, open: neighbour.id }, replace: true, resetScroll: false }));

  const views: View<PeopleQuery>[] = [
    { id: 'all', label: t('users.tabs.all'), count: counts?.all, search: {} },
    ...(['Student', 'client', 'admin'] as const).map((role) => ({
      id: role,
      label: t(`users.tabs.${role}`),
      count: counts?.[role],
      search: { role: [role] },
    })),
  ];

  const actions = <UsersActions search={search} />;

  return (
    <>
      <PageHeader title={t('users.title')} help={t('users.help')} actions={actions} isOfList />
      <DataTable
        name="users"
        caption={t('users.title')}
        columns={columns}
        rows={people.data?.users}
        total={people.data?.total}
        about={people.data?.about}
        state={people}
        rowId={(person) => String(person.id)}
        rowName={(person) => person.fullName}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('users.search')}
        counted={(count) => t('users.counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowLink={rowLink}
        rowActions={(person) => actionsFor(person, detail?.id === person.id ? detail : undefined)}
        onRowMenu={({ id }) => setMenuOf(id)}
        bulkActions={bulkActions}
        empty={<EmptyState icon={IconUsers} title={t('users.empty')} detail={t('users.emptyDetail')} />}
        permission={PERMISSION_GRANTS['add-remove-users'].name}
        tools={actions}
        phoneAction={mayManage ? <AddUserButton /> : undefined}
      />
      {mayManage && (
        <PersonDrawer
          editing={open ?? null}
          role={search.role?.length === 1 ? search.role[0] : undefined}
          onClose={() => edit(null)}
          onOpen={(id) => void navigate({ to: '/lms/users/$id', params: { id: String(id) } })}
          neighbours={{ previous: to(neighbours.previous), next: to(neighbours.next) }}
        />
      )}
    </>
  );
}
