import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import { TASK_KEYS } from './keys.ts';
import type { GoTo } from './TodoPage.tsx';
import type { TaskDeeds } from './useRowDeeds.ts';
import type { ShownTask } from './withWaiting.ts';

interface Options {
  rows: ShownTask[] | undefined;
  deeds: TaskDeeds;
  go: GoTo;
  isBin: boolean;
  mayManage: boolean;
}

const focusOn = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus();

/** The keys of the to-do list. They mean the task that has the focus. */
export function useTaskKeys({ rows = [], deeds, go, isBin, mayManage }: Options) {
  const at = () => {
    const row = document.activeElement?.closest('li')?.querySelector('[data-task]');
    return rows.findIndex((task) => String(task.id) === row?.getAttribute('data-task'));
  };
  const step = (way: -1 | 1) => focusOn(rows[Math.max(0, Math.min(rows.length - 1, at() + way))]?.id);
  const withTask = (deed: (task: ShownTask) => void) => () => {
    const task = rows[at()];
    if (task && !task.waits) deed(task);
  };
  const writing = {
    quick: () => document.querySelector<HTMLElement>('[data-quick-add]')?.focus(),
    new: () => go({ task: 'new' }),
    complete: withTask((task) => deeds.complete(task, !task.isCompleted)),
    star: withTask(deeds.star),
    select: withTask((task) => deeds.tick(task, false)),
    ...(isBin ? { restore: withTask(deeds.restore) } : { delete: withTask(deeds.remove) }),
  };
  usePageShortcuts(TASK_KEYS, {
    next: () => step(1),
    previous: () => step(-1),
    search: focusSearch,
    ...(mayManage ? writing : {}),
  });
}
