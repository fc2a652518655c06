import { useMemo } from 'react';
import { ACCOUNT_STATUSES, type AccountQuery } from '#contract/accountList.ts';
import { MANAGED_ROLES, PLANS } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';

export function useAccountFilters(): Filter<AccountQuery>[] {
  const { t } = useTranslation('accounts');
  return useMemo(
    () => [
      choiceFilter(
        'role',
        t('fields.role'),
        MANAGED_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
      ),
      choiceFilter(
        'currentPlan',
        t('fields.currentPlan'),
        PLANS.map((value) => ({ value, label: t(`plans.${value}`) })),
      ),
      choiceFilter(
        'status',
        t('fields.status'),
        ACCOUNT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ),
    ],
    [t],
  );
}
