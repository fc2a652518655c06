import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageSteps } from '#web/kit/PageSteps.tsx';
import { FailedState } from '#web/kit/states.tsx';
import { employeePage } from './employees.ts';
import { People } from './People.tsx';

const SIZE = 4;

export function PreviousNext() {
  const { t } = useTranslation('pagination');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(employeePage(page, SIZE));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <People people={data?.rows} rows={SIZE} />
      <PageSteps page={page} pages={Math.ceil((data?.total ?? 0) / SIZE)} onPage={setPage} label={t('steps.title')} />
    </>
  );
}
