import { useMemo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { changeTask } from './outgoing.ts';
import type { TodoList } from './queries.ts';
import type { RowDeeds } from './TaskRow.tsx';
import type { GoTo } from './TodoPage.tsx';
import type { ShownTask } from './withWaiting.ts';

export interface TaskDeeds extends RowDeeds {
  remove: (task: ShownTask) => void;
  restore: (task: ShownTask) => void;
}

/** What can be done with one task in the list. All of it happens at once and can be taken back. */
export function useRowDeeds(
  { scope }: Pick<TodoList, 'scope'>,
  go: GoTo,
  toggle: (id: string, isRange?: boolean) => void,
): TaskDeeds {
  const { t } = useTranslation('todo');
  return useMemo(() => {
    const change = (id: number, patch: Parameters<typeof changeTask>[1]) => changeTask(id, patch, scope);
    return {
      open: ({ id }) => go({ task: id }),
      tick: ({ id }, isRange) => toggle(String(id), isRange),
      star: ({ id, isImportant }) => void change(id, { isImportant: !isImportant }),
      complete: ({ id, title }, isCompleted) => {
        change(id, { isCompleted });
        if (isCompleted) toast.done(t('done', { title }), { undo: () => void change(id, { isCompleted: false }) });
      },
      remove: ({ id, title }) => {
        change(id, { isDeleted: true });
        toast.done(t('deleted', { title }), { undo: () => void change(id, { isDeleted: false }) });
      },
      restore: ({ id, title }) => {
        change(id, { isDeleted: false });
        toast.done(t('restored', { title }), { undo: () => void change(id, { isDeleted: true }) });
      },
    };
  }, [t, scope, go, toggle]);
}
