import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { categoriesQuery } from '../queries.ts';
import { growTree } from './tree.ts';

/** The tree of categories in the person's alphabet. */
export function useCategories() {
  const { i18n } = useTranslation('questions');
  const query = useQuery(categoriesQuery);
  const tree = useMemo(() => growTree(query.data ?? [], i18n.language), [query.data, i18n.language]);
  return { ...query, tree };
}
