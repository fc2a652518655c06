import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { TodoList } from './queries.ts';

/** What the open list is called: its filter, or its tag. */
export function useListName({ filter, tag }: Pick<TodoList, 'filter' | 'tag'>): string {
  const { t } = useTranslation('todo');
  if (tag) return tag;
  return filter ? t(`filters.${filter}`) : t('filters.all');
}
