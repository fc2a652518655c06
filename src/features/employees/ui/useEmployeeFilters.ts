import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EMPLOYEE_STATUS_NUMBERS, EMPLOYEE_STATUSES } from '#features/employees/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import { rangeFilter } from '#web/kit/DataTable/rangeFilter.tsx';
import { textFilter } from '#web/kit/DataTable/textFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { EmployeeSearch } from './employeeSearch.ts';
import { formatRoundPay } from './money.ts';
import { choicesQuery } from './queries.ts';

const NONE: string[] = [];

export function useStatusChoices() {
  const { t } = useTranslation('employees');
  return useMemo(
    () =>
      EMPLOYEE_STATUS_NUMBERS.map((status) => ({
        value: String(status),
        label: t(`statuses.${EMPLOYEE_STATUSES[status]}`),
      })),
    [t],
  );
}

const asChoices = (values: string[]) => values.map((value) => ({ value, label: value }));

function useChoiceFilters() {
  const { t } = useTranslation('employees');
  const { posts = NONE, cities = NONE } = useQuery(choicesQuery).data ?? {};
  const statuses = useStatusChoices();
  return useMemo(
    () => ({
      status: choiceFilter<EmployeeSearch>('status', t('columns.status'), statuses),
      post: choiceFilter<EmployeeSearch>('post', t('columns.post'), asChoices(posts)),
      city: choiceFilter<EmployeeSearch>('city', t('columns.city'), asChoices(cities)),
    }),
    [t, statuses, posts, cities],
  );
}

export function useEmployeeFilters(): Filter<EmployeeSearch>[] {
  const { status, post, city } = useChoiceFilters();
  return useMemo(() => [status, post, city], [status, post, city]);
}

/** One under each heading. */
export function useColumnFilters(): Filter<EmployeeSearch>[] {
  const { t } = useTranslation('employees');
  const { status, post, city } = useChoiceFilters();
  return useMemo(() => {
    const under = (column: string, filter: Filter<EmployeeSearch>) => ({ ...filter, column });
    const years = (value: number) => formatNumber(value);
    return [
      under('full_name', textFilter('name', t('columns.full_name'))),
      under('post', post),
      under('email', textFilter('email', t('columns.email'))),
      under('city', city),
      under('start_date', daysFilter('start', t('columns.start_date'), ['last-365', 'before-1825', 'before-3650'])),
      under('salary', rangeFilter('salary', t('columns.salary'), formatRoundPay)),
      under('age', rangeFilter('age', t('columns.age'), years)),
      under('experience', rangeFilter('experience', t('columns.experience'), years)),
      under('status', status),
    ];
  }, [t, status, post, city]);
}
