import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageNumbers } from '#web/kit/DataTable/PageNumbers.tsx';
import { FailedState } from '#web/kit/states.tsx';
import { employeePage } from './employees.ts';
import { People } from './People.tsx';

const SIZE = 5;

export function Numbers() {
  const { t } = useTranslation('pagination');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(employeePage(page, SIZE));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <People people={data?.rows} rows={SIZE} />
      <PageNumbers
        page={page}
        pages={Math.ceil((data?.total ?? 0) / SIZE)}
        onPage={setPage}
        label={t('numbers.title')}
      />
    </>
  );
}
