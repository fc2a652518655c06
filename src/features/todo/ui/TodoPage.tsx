import { VisuallyHidden } from '@mantine/core';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import { todoQuery } from '#features/todo/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { newOrNumber } from '#web/kit/addressParts.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { neighboursOf } from '#web/kit/neighboursOf.ts';
import { useListPart } from '#web/kit/useListPart.ts';
import { useSoon } from '#web/kit/useSoon.ts';
import { Workbench } from '#web/kit/Workbench.tsx';
import { useLiveTopic } from '#web/live.ts';
import { outdate } from '#web/queryClient.ts';
import { countsQuery, tagsQuery, taskList } from './queries.ts';
import { SidePane } from './SidePane.tsx';
import { TaskList } from './TaskList.tsx';
import { useListName } from './useListName.ts';
import { useTasks } from './useTasks.ts';

const TaskDrawer = lazyPart(
  () => import('./TaskDrawer.tsx'),
  (file) => file.TaskDrawer,
);

/** `task` is the one whose drawer is open, or a new one. */
const todoSearch = z.extend(
  z.pick(todoQuery, { q: true, filter: true, tag: true, sortBy: true, scope: true, person: true }),
  { task: newOrNumber },
);
export type TodoSearch = z.infer<typeof todoSearch>;
export type GoTo = (patch: Partial<TodoSearch>, how?: { replace?: boolean }) => void;

const address = listAddress(lenient(todoSearch));

export const Route = createFileRoute('/_frame/apps/todo')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { task, ...list } }) => list,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(taskList(deps));
    void context.queryClient.prefetchQuery(countsQuery(deps));
    void context.queryClient.prefetchQuery(tagsQuery);
  },
  staticData: { title: 'pages:todo', workbench: true },
  component: TodoPage,
});

const route = getRouteApi('/_frame/apps/todo');

function TodoPage() {
  const { t } = useTranslation('todo');
  const whole = route.useSearch();
  const list = useListPart(whole, 'task');
  const navigate = route.useNavigate();
  const [sideOpened, setSideOpened] = useState(false);
  const closeSide = useCallback(() => setSideOpened(false), []);
  const name = useListName(list);
  const { query, tasks } = useTasks(list);
  // What the server does not have yet cannot be opened.
  const ids = tasks?.flatMap(({ id, waits }) => (waits ? [] : id)) ?? [];
  useSoon(TaskDrawer.bring);
  // Under this name comes what concerns others alone.
  useLiveTopic('todos-others', () => {
    if (list.scope === 'everyone') outdate(({ queryKey }) => queryKey[0] === 'todos');
  });

  const go: GoTo = useCallback(
    (patch, how) =>
      void navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace, resetScroll: false }),
    [navigate],
  );

  function close() {
    go({ task: undefined });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-task="${whole.task}"]`)?.focus());
  }

  return (
    <>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Workbench
        side={{
          label: t('lists'),
          width: 212,
          opened: sideOpened,
          onClose: closeSide,
          content: <SidePane list={list} onChosen={closeSide} onNew={() => go({ task: 'new' })} />,
        }}
        mainLabel={name}
      >
        <TaskList
          list={list}
          query={query}
          tasks={tasks}
          name={name}
          open={whole.task}
          go={go}
          onSide={() => setSideOpened(true)}
          permission={PERMISSION_GRANTS['project-planning'].name}
        />
      </Workbench>
      {whole.task !== undefined && (
        <Suspense>
          <TaskDrawer
            open={whole.task}
            scope={list.scope}
            tag={list.tag}
            neighbours={
              typeof whole.task === 'number' ? neighboursOf(ids, whole.task, (task) => go({ task })) : undefined
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
