import { useMemo } from 'react';
import { ORDER_PAYMENTS, ORDER_STATUSES, type OrderQuery, PAYMENT_STATES } from '#features/orders/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';

export function useOrderFilters(): Filter<OrderQuery>[] {
  const { t } = useTranslation('orders');
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('columns.status'),
        ORDER_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ),
      choiceFilter(
        'payment',
        t('columns.payment'),
        ORDER_PAYMENTS.map((value) => ({ value, label: t(`payments.${value}`) })),
      ),
      choiceFilter(
        'paymentState',
        t('columns.money'),
        PAYMENT_STATES.map((value) => ({ value, label: t(`money.${value}`) })),
      ),
      daysFilter('placed', t('columns.placed'), ['last-7', 'last-30', 'before-30']),
      daysFilter('delivery', t('columns.delivery'), ['last-7', 'last-30']),
    ],
    [t],
  );
}
