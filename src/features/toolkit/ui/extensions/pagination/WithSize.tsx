import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pager } from '#web/kit/DataTable/Pager.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { FailedState } from '#web/kit/states.tsx';
import { employeePage } from './employees.ts';
import { People } from './People.tsx';

export function WithSize() {
  const { t } = useTranslation('pagination');
  const [search, setSearch] = useState({ q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'full_name' });
  const { data, error, refetch } = useQuery(employeePage(search.page, search.perPage));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <People people={data?.rows} rows={search.perPage} />
      <Pager
        search={search}
        onSearch={(patch) => setSearch({ ...search, ...patch })}
        total={data?.total ?? 0}
        counted={(count) => t('counted', { count, number: formatNumber(count) })}
      />
    </>
  );
}
