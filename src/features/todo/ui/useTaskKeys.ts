import { useTranslation } from 'react-i18next';
import { focusSearch } from '#web/kit/SearchField.tsx';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
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
  const { t } = useTranslation('todo');
  const at = () => {
    const row = document.activeElement?.closest('li')?.querySelector('[data-task]');
    return rows.findIndex((task) => String(task.id) === row?.getAttribute('data-task'));
  };
  const step = (way: -1 | 1) => focusOn(rows[Math.max(0, Math.min(rows.length - 1, at() + way))]?.id);
  const withTask = (deed: (task: ShownTask) => void) => () => {
    const task = rows[at()];
    if (task && !task.waits) deed(task);
  };
  const writing = [
    {
      keys: ['n'],
      label: t('keys.quick'),
      run: () => document.querySelector<HTMLElement>('[data-quick-add]')?.focus(),
    },
    { keys: ['c'], label: t('keys.new'), run: () => go({ task: 'new' }) },
    {
      keys: ['d'],
      label: t('keys.complete'),
      run: withTask((task) => deeds.complete(task, !task.isCompleted)),
    },
    { keys: ['s'], label: t('keys.star'), run: withTask(deeds.star) },
    { keys: ['x'], label: t('keys.select'), run: withTask((task) => deeds.tick(task, false)) },
    isBin
      ? { keys: ['u'], label: t('keys.restore'), run: withTask(deeds.restore) }
      : { keys: ['#', 'Delete'], label: t('keys.delete'), run: withTask(deeds.remove) },
  ];
  usePageShortcuts([
    { keys: ['j', 'ArrowDown'], label: t('keys.next'), run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: t('keys.previous'), run: () => step(-1) },
    {
      keys: ['/'],
      label: t('keys.search'),
      run: focusSearch,
    },
    ...(mayManage ? writing : []),
  ]);
}
