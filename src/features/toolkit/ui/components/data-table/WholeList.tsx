import { IconArchive, IconCopy, IconListCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { matching, pageOf, STATUSES, type TestRow, type TestSearch, testsNamed, UNTOUCHED } from './tests.ts';
import { useTestColumns } from './useTestColumns.tsx';

const READY = { isPending: false, isFetching: false, error: null, refetch: () => undefined };

export function WholeList() {
  const { t } = useTranslation('component-data-table');
  const columns = useTestColumns();
  // A real list keeps this in its address: see the list of users.
  const [search, setSearch] = useState<TestSearch>(UNTOUCHED);
  const [rows, setRows] = useState(() => testsNamed((id) => t(`names.${id}`)));
  const { rows: shown, total } = pageOf(rows, search);
  const filters = useMemo(() => {
    const choices = STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
    return [choiceFilter<TestSearch>('status', t('columns.status'), choices)];
  }, [t]);

  function archive(gone: TestRow[]) {
    setRows((before) => before.filter((row) => !gone.includes(row)));
    toast.done(t('whole.archived', { number: formatNumber(gone.length) }), {
      undo: () => setRows((before) => [...before, ...gone]),
    });
  }

  return (
    <DataTable
      isInline
      name="toolkit-tests"
      caption={t('whole.caption')}
      columns={columns}
      rows={shown}
      total={total}
      state={READY}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      search={search}
      onSearch={(patch) => setSearch({ ...search, ...patch })}
      searchLabel={t('whole.search')}
      counted={(count) => t('whole.counted', { count, number: formatNumber(count) })}
      views={[
        { id: 'all', label: t('whole.all'), count: rows.length, search: {} },
        { id: 'open', label: t('statuses.open'), search: { status: ['open'] } },
      ]}
      filters={filters}
      rowActions={(row) => [
        {
          id: 'copy',
          label: t('whole.copy'),
          icon: IconCopy,
          run: () => toast.done(t('whole.copied', { name: row.name })),
        },
        { id: 'archive', label: t('whole.archive'), icon: IconArchive, run: () => archive([row]) },
      ]}
      bulkActions={[
        {
          id: 'archive',
          label: t('whole.archive'),
          icon: IconArchive,
          run: ({ all, ids, clear }) => {
            archive(all ? matching(rows, search) : rows.filter(({ id }) => ids.includes(String(id))));
            clear();
          },
        },
      ]}
      empty={<EmptyState icon={IconListCheck} title={t('whole.none')} />}
    />
  );
}
