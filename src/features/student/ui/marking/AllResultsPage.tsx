import { IconClipboardCheck, IconFilter, IconListSearch, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import { type ResultQuery, resultQuery } from '#features/student/listContract.ts';
import type { ResultRow } from '#features/student/resultsContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { Filter, RowAction, View } from '#web/kit/DataTable/types.ts';
import { usePersonFilter } from '#web/kit/DataTable/usePersonFilter.tsx';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useLiveTopic } from '#web/live.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import { usePracticeName } from '../usePracticeName.ts';
import { exportResults } from './exportResults.ts';
import { countsQuery, resultList } from './queries.ts';
import { useResultColumns } from './useResultColumns.tsx';

const address = listAddress(lenient(resultQuery));

export const Route = createFileRoute('/_frame/lms/results')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(resultList(deps)),
  staticData: { title: 'pages:lms-results' },
  component: AllResultsPage,
});

const route = getRouteApi('/_frame/lms/results');

/** What students handed in, newest first, and which essays wait for a mark. */
function AllResultsPage() {
  const { t } = useTranslation('results');
  const search = route.useSearch();
  const change = route.useNavigate();
  const navigate = useNavigate();
  const mayReadPeople = useAbility().can('read', 'User');
  const results = useQuery(resultList(search));
  const counts = useQuery(countsQuery).data;
  const columns = useResultColumns();
  const nameOf = usePracticeName();
  // Their names stand in the list.
  useLiveTopic('people', () => void queryClient.invalidateQueries({ queryKey: ['results'] }));

  const views: View<ResultQuery>[] = [
    { id: 'all', label: t('views.all'), count: counts?.all, search: {} },
    { id: 'toMark', label: t('views.toMark'), count: counts?.toMark, search: { toMark: true } },
  ];
  const person = usePersonFilter<ResultQuery>('person', t('columns.person'), search.person);
  const filters: Filter<ResultQuery>[] = useMemo(
    () => [
      ...(person ? [person] : []),
      daysFilter<ResultQuery>('finished', t('columns.finished'), ['last-1', 'last-7', 'last-30']),
    ],
    [t, person],
  );
  const rowLink = useCallback(
    (row: ResultRow, name: ReactNode) => (
      <RowLink plain={`/lms/results/${row.id}`} to="/lms/results/$id" params={{ id: String(row.id) }}>
        {name}
      </RowLink>
    ),
    [],
  );
  const rowActions = (row: ResultRow): RowAction[] => [
    {
      id: 'open',
      label: t(row.ungraded > 0 ? 'mark' : 'open'),
      icon: IconListSearch,
      run: () => void navigate({ to: '/lms/results/$id', params: { id: String(row.id) } }),
    },
    ...(mayReadPeople
      ? [
          {
            id: 'only',
            label: t('onlyThis'),
            icon: IconFilter,
            run: () => void change({ search: (before) => ({ ...before, person: [row.person.id], page: 1 }) }),
          },
          {
            id: 'person',
            label: t('toPerson'),
            icon: IconUser,
            run: () => void navigate({ to: '/lms/users/$id', params: { id: String(row.person.id) } }),
          },
        ]
      : []),
  ];

  const actions = <ExportMenu onExport={(format) => void exportResults(format, search)} />;

  return (
    <>
      <PageHeader title={t('title')} help={t('help')} actions={actions} isOfList />
      <DataTable
        name="results"
        caption={t('title')}
        columns={columns}
        rows={results.data?.results}
        total={results.data?.total}
        about={results.data?.about}
        state={results}
        rowId={(row) => String(row.id)}
        rowName={(row) => t('named', { name: row.person.name, practice: nameOf(row) })}
        search={search}
        onSearch={(patch, how) => change({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowLink={rowLink}
        rowActions={rowActions}
        tools={actions}
        empty={<EmptyState icon={IconClipboardCheck} title={t('empty')} detail={t('emptyDetail')} />}
        permission={PERMISSION_GRANTS.management.name}
      />
    </>
  );
}
