import { IconCopy, IconFilter, IconMail, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCESS_ROLES, PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import { PERSON_STATUSES, type PeopleQuery, type PersonRow, peopleQuery } from '#features/people/contract.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import type { BulkAction, Filter, RowAction, Selection, View } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { copyEmails } from './copyEmails.ts';
import { everyoneMatching, MOST_COPIED, peopleCountsQuery, peopleList } from './queries.ts';
import { useUserColumns } from './useUserColumns.tsx';

const address = listAddress(lenient(peopleQuery));

export const Route = createFileRoute('/_frame/lms/users')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search }) => search,
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
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const people = useQuery(peopleList(search));
  const counts = useQuery(peopleCountsQuery).data;
  const columns = useUserColumns();

  const views: View<PeopleQuery>[] = [
    { id: 'all', label: t('users.tabs.all'), count: counts?.all, search: {} },
    ...(['Student', 'client', 'admin'] as const).map((role) => ({
      id: role,
      label: t(`users.tabs.${role}`),
      count: counts?.[role],
      search: { role: [role] },
    })),
  ];
  const filters: Filter<PeopleQuery>[] = useMemo(
    () => [
      choiceFilter(
        'status',
        t('users.columns.status'),
        PERSON_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ),
      choiceFilter(
        'role',
        t('users.columns.role'),
        ACCESS_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
      ),
    ],
    [t],
  );

  const rowActions = (person: PersonRow): RowAction[] => [
    {
      id: 'copy',
      label: t('users.copyEmail'),
      icon: IconCopy,
      shortcut: 'c',
      run: () => copyEmails([person]),
    },
    {
      id: 'role',
      label: t('users.onlyThisRole'),
      icon: IconFilter,
      shortcut: 'r',
      run: () => navigate({ search: (before) => ({ ...before, role: [person.role], page: 1 }) }),
    },
  ];

  async function copySelected({ all, rows }: Selection<PersonRow>) {
    try {
      const chosen = all ? await everyoneMatching(search) : rows;
      const cut = all && chosen.length === MOST_COPIED;
      await copyEmails(chosen, cut ? t('users.onlyFirst', { number: formatNumber(MOST_COPIED) }) : undefined);
    } catch (error) {
      toast.failed(error);
    }
  }
  const bulkActions: BulkAction<PersonRow>[] = [
    { id: 'copy', label: t('users.copyEmails'), icon: IconMail, run: copySelected },
  ];

  return (
    <>
      <PageHeader title={t('users.title')} help={t('users.help')} />
      <DataTable
        name="users"
        caption={t('users.title')}
        columns={columns}
        rows={people.data?.users}
        total={people.data?.total}
        state={people}
        rowId={(person) => String(person.id)}
        rowName={(person) => person.fullName}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('users.search')}
        counted={(count) => t('users.counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowActions={rowActions}
        bulkActions={bulkActions}
        empty={<EmptyState icon={IconUsers} title={t('users.empty')} detail={t('users.emptyDetail')} />}
        permission={PERMISSION_GRANTS['add-remove-users'].name}
      />
    </>
  );
}
