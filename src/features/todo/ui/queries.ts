import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Task, TodoTag } from '#features/todo/contract.ts';
import type { TodoQuery } from '#features/todo/listContract.ts';
import { api, ask } from '#web/client.ts';
import { deviceZone } from '#web/zone.ts';

const PAGE_ROWS = 100;

/** The part of the page's address that says which tasks, and in which order. */
export type TodoList = Pick<TodoQuery, 'q' | 'filter' | 'tag' | 'sortBy' | 'scope' | 'person'>;

export const taskList = (list: TodoList) =>
  infiniteQueryOptions({
    queryKey: ['todos', 'list', list],
    queryFn: ({ pageParam }): Promise<Task[]> =>
      ask(
        api.apps.todo.tasks.$get({ query: { ...list, timeZone: deviceZone(), page: pageParam, perPage: PAGE_ROWS } }),
      ),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, at) => (page.length < PAGE_ROWS ? undefined : at + 1),
    placeholderData: keepPreviousData,
  });

export const countsQuery = ({ scope, person }: Pick<TodoList, 'scope' | 'person'>) =>
  queryOptions({
    queryKey: ['todos', 'counts', scope, person],
    queryFn: () => ask(api.apps.todo.counts.$get({ query: { timeZone: deviceZone(), scope, person } })),
    placeholderData: keepPreviousData,
  });

/** How many a list holds, those on pages that were not asked for included. */
export async function countMatching({ sortBy: _order, ...match }: TodoList): Promise<number> {
  return (await ask(api.apps.todo.counts.$get({ query: { ...match, timeZone: deviceZone() } }))).matching;
}

export const matchingQuery = (list: TodoList) =>
  queryOptions({ queryKey: ['todos', 'matching', list], queryFn: () => countMatching(list) });

export const tagsQuery = queryOptions({
  queryKey: ['todos', 'tags'],
  queryFn: async (): Promise<TodoTag[]> => (await ask(api.apps.todo.tags.$get())).tags,
});

export const taskQuery = (id: number, scope: TodoList['scope']) =>
  queryOptions({
    queryKey: ['todos', 'one', id],
    queryFn: async (): Promise<Task> =>
      (await ask(api.apps.todo.tasks[':id'].$get({ param: { id }, query: { scope } }))).task,
  });
