import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaiting } from '#web/outbox/outbox.ts';
import { type TodoList, taskList } from './queries.ts';
import { withWaiting } from './withWaiting.ts';

/** The tasks of a list as they are shown: as many as are there already, with all on top that is still on its way. */
export function useTasks(list: TodoList) {
  const query = useInfiniteQuery(taskList(list));
  const waiting = useWaiting('todo');
  const tasks = useMemo(
    () =>
      query.data &&
      withWaiting(
        query.data.pages.flat(),
        list.scope === 'own' ? waiting : waiting.filter((one) => one.kind !== 'todo.add'),
        list.filter,
      ),
    [query.data, waiting, list.filter, list.scope],
  );
  return { query, tasks };
}
