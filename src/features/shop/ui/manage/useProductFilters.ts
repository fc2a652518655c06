import { useMemo } from 'react';
import { CATEGORIES, PRODUCT_STATUSES, type ProductQuery, STOCK_LEVELS } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';

const NONE: string[] = [];

export function useProductFilters(brands: string[] = NONE): Filter<ProductQuery>[] {
  const { t } = useTranslation('shop');
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('manage.status'),
        PRODUCT_STATUSES.map((value) => ({ value, label: t(`manage.statuses.${value}`) })),
      ),
      choiceFilter(
        'category',
        t('filters.category'),
        CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
      ),
      choiceFilter(
        'brand',
        t('filters.brand'),
        brands.map((value) => ({ value, label: value })),
      ),
      choiceFilter(
        'stock',
        t('manage.stock'),
        STOCK_LEVELS.map((value) => ({ value, label: t(`manage.levels.${value}`) })),
      ),
    ],
    [t, brands],
  );
}
