import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportFormat } from '#contract/list.ts';
import { peopleQuery } from '#features/people/listContract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { download } from '#web/kit/download.ts';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { usePeopleColumns } from './usePeopleColumns.tsx';

export function AnyList() {
  const { t } = useTranslation('export-selected');
  const [search, setSearch] = useState(() => peopleQuery.parse({}));
  const people = useQuery({
    queryKey: ['people', 'list', search],
    queryFn: () => ask(api.api.account.getAllUsers.$post({ json: search })),
    placeholderData: keepPreviousData,
  });

  // Without ids it is everything that matches the search, on all pages.
  const save = (format: ExportFormat, ids?: number[]) =>
    download(
      (init) =>
        ids
          ? api.api.people.export.$post({ json: { format, ids } }, { init })
          : api.api.people.export.$get({ query: { format, q: search.q } }, { init }),
      { busy: t('list.busy'), name: `people.${format}` },
    );

  return (
    <DataTable
      isInline
      name="toolkit-people"
      caption={t('list.caption')}
      columns={usePeopleColumns()}
      rows={people.data?.users}
      total={people.data?.total}
      state={people}
      rowId={(person) => String(person.id)}
      rowName={(person) => person.fullName}
      search={search}
      onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      searchLabel={t('list.search')}
      counted={(count) => t('list.counted', { count, number: formatNumber(count) })}
      bulkActions={[useExportAction((format, ids) => void save(format, ids))]}
      empty={<EmptyState icon={IconUsers} title={t('list.empty')} />}
    />
  );
}
