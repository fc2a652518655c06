import { useMemo } from 'react';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import { type InvoiceQuery, SERVICES } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import { textFilter } from '#web/kit/DataTable/textFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';

export function useInvoiceFilters(): Filter<InvoiceQuery>[] {
  const { t } = useTranslation('invoices');
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('columns.status'),
        INVOICE_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ),
      choiceFilter(
        'service',
        t('columns.service'),
        SERVICES.map((value) => ({ value, label: t(`services.${value}`) })),
      ),
      daysFilter('issued', t('columns.issued'), ['last-7', 'last-30', 'before-90']),
      daysFilter('paid', t('payment.date'), ['last-7', 'last-30']),
      daysFilter('due', t('columns.due'), ['last-7', 'last-30', 'before-30']),
      // An account's page leads here with the whole address.
      { ...textFilter<InvoiceQuery>('to', t('columns.email')), show: String, isOnlyShown: true },
    ],
    [t],
  );
}
