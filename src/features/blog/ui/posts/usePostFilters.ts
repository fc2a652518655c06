import { useMemo } from 'react';
import type { BlogCounts } from '#features/blog/contract.ts';
import { BLOG_CATEGORIES, POST_STATUSES, type PostsQuery } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';

export function usePostFilters(authors: BlogCounts['authors'] | undefined): Filter<PostsQuery>[] {
  const { t } = useTranslation('blog');
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('columns.status'),
        POST_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ),
      choiceFilter(
        'category',
        t('columns.category'),
        BLOG_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
      ),
      choiceFilter(
        'author',
        t('columns.author'),
        (authors ?? []).map(({ id, fullName }) => ({ value: String(id), label: fullName })),
      ),
    ],
    [t, authors],
  );
}
