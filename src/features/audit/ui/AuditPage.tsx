import { Button } from '@mantine/core';
import { IconDownload, IconFilter, IconHistory, IconListSearch, IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { AuditEntry } from '#features/audit/contract.ts';
import { AUDIT_ACTIONS, AUDIT_GROUPS, auditQuery } from '#features/audit/listContract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { asQuery } from '#web/kit/asQuery.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { Filter, RowAction, View } from '#web/kit/DataTable/types.ts';
import { usePersonFilter } from '#web/kit/DataTable/usePersonFilter.tsx';
import { download } from '#web/kit/download.ts';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { EntryDrawer } from './EntryDrawer.tsx';
import { auditList } from './queries.ts';
import { useAuditColumns } from './useAuditColumns.tsx';

/** `open` is the entry whose details are shown. */
const search = z.extend(auditQuery, { open: z.optional(z.number()) });
type Search = z.infer<typeof search>;
const address = listAddress(lenient(search));

export const Route = createFileRoute('/_frame/lms/audit')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { open, ...list } }) => list,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditList(deps)),
  staticData: { title: 'pages:audit' },
  component: AuditPage,
});

const route = getRouteApi('/_frame/lms/audit');

function AuditPage() {
  const { t } = useTranslation('audit');
  const { open, ...list } = route.useSearch();
  const navigate = route.useNavigate();
  const entries = useQuery(auditList(list));
  const columns = useAuditColumns();
  const change = (part: Partial<Search>) => navigate({ search: (before) => ({ ...before, ...part }) });
  const show = (next: number | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: next }), resetScroll: false });

  const views: View<Search>[] = [
    { id: 'all', label: t('tabs.all'), search: {} },
    ...(['signIns', 'accounts', 'people', 'questions', 'invoices', 'access'] as const).map((id) => ({
      id,
      label: t(`tabs.${id}`),
      search: { action: [...AUDIT_GROUPS[id]] },
    })),
  ];
  const person = usePersonFilter<Search>('person', t('columns.person'), list.person);
  const filters: Filter<Search>[] = useMemo(
    () => [
      ...(person ? [person] : []),
      daysFilter<Search>('at', t('columns.at'), ['last-1', 'last-7', 'last-30']),
      choiceFilter<Search>(
        'action',
        t('columns.action'),
        AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
      ),
    ],
    [t, person],
  );

  const rowActions = (entry: AuditEntry): RowAction[] => {
    const id = entry.actor.id ?? (entry.subject?.type === 'person' ? entry.subject.id : null);
    return [
      { id: 'open', label: t('details'), icon: IconListSearch, run: () => show(entry.id) },
      {
        id: 'action',
        label: t('onlyThisAction'),
        icon: IconFilter,
        run: () => change({ action: [entry.action], page: 1 }),
      },
      // Whoever may not read people would not see by whom the list is narrowed.
      ...(id === null || !person
        ? []
        : [
            {
              id: 'person',
              label: t('onlyThisPerson'),
              icon: IconUserSearch,
              run: () => change({ person: [id], page: 1 }),
            },
          ]),
    ];
  };

  const { q, action, at, person: people } = list;
  const save = () =>
    download((init) => api.api.audit.export.$get({ query: asQuery({ q, action, at, person: people }) }, { init }), {
      busy: t('exporting'),
      name: 'audit.csv',
    });

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />} onClick={save}>
            {t('export')}
          </Button>
        }
      />
      <DataTable
        name="audit"
        caption={t('title')}
        columns={columns}
        rows={entries.data?.entries}
        total={entries.data?.total}
        about={entries.data?.about}
        state={entries}
        rowId={(entry) => String(entry.id)}
        rowName={(entry) => t(`actions.${entry.action}`)}
        rowLink={(entry, name) => (
          <RowLink
            plain={`/lms/audit?open=${entry.id}`}
            to="/lms/audit"
            search={(before: object) => ({ ...before, open: entry.id })}
          >
            {name}
          </RowLink>
        )}
        search={list}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('search')}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowActions={rowActions}
        empty={<EmptyState icon={IconHistory} title={t('empty')} detail={t('emptyDetail')} />}
        permission={PERMISSION_GRANTS.management.name}
      />
      <EntryDrawer id={open} shown={entries.data?.entries} onOpen={show} />
    </>
  );
}
