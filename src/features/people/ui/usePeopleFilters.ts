import { useMemo } from 'react';
import { ACCESS_ROLES } from '#contract/access.ts';
import { PERSON_STATUSES, type PeopleQuery } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';

export function usePeopleFilters(): Filter<PeopleQuery>[] {
  const { t } = useTranslation('people');
  return useMemo(
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
      daysFilter('active', t('users.columns.lastActive'), ['last-7', 'last-30', 'before-90', 'never'], 'often'),
      daysFilter('created', t('users.columns.joined'), ['last-7', 'last-30', 'before-365']),
    ],
    [t],
  );
}
