import type { InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Move, Task, taskChange, taskFields } from '#features/todo/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { directoryQuery } from '#web/kit/directory.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { patchQueries, queryClient } from '#web/queryClient.ts';
import { router } from '#web/router.ts';
import { ownerHere } from '#web/session.ts';
import { taskQuery } from './queries.ts';
import type { FormValues } from './taskForm.ts';

export type NewTask = z.input<typeof taskFields>;
export type TaskPatch = Omit<z.input<typeof taskChange>, 'id'>;

/** What a form had in it before and after it was filled in. */
export interface Written {
  began: FormValues;
  typed: FormValues;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A change of a task that was refused. */
    writtenTask?: Written;
  }
}

export interface Change {
  id: number;
  patch: TaskPatch;
  scope: 'own' | 'everyone';
  /** Whom it was given to, to be shown meanwhile: the patch has the number alone. */
  person?: Task['assignee'];
  /** What it was made from: what was changed since is not overwritten. */
  version?: number;
  /** The form it was written in, to open it again. */
  written?: Written;
}

type Pages = InfiniteData<Task[], number>;

const eachList = (edit: (pages: Pages) => Pages) => patchQueries<Pages>(['todos', 'list'], edit);

/** The lists show it at once; where it really stands comes with the next answer. */
function putFirst(task: Task) {
  eachList((data) => {
    const [first = [], ...rest] = data.pages;
    if (data.pages.some((page) => page.some((one) => one.id === task.id))) return data;
    return { ...data, pages: [[task, ...first], ...rest] };
  });
}

export function putTask(task: Task) {
  queryClient.setQueryData(['todos', 'one', task.id], task);
  eachList((data) => {
    if (!data.pages.some((page) => page.some((one) => one.id === task.id))) return data;
    return { ...data, pages: data.pages.map((page) => page.map((one) => (one.id === task.id ? task : one))) };
  });
}

const again = () => void queryClient.invalidateQueries({ queryKey: ['todos'] });

function refused(_payload: unknown, error: Error) {
  toast.failed(error);
  again();
  return false;
}

/**
 * A new task, with the line it was typed as and the name in it, whose person is looked up when it is sent. `after` is the
 * newest task that was known then: the list may have this one before its own answer is there.
 */
export type Adding = NewTask & { line?: string; assigneeText?: string | null; after?: number };

/** Told of each line that was refused, so that it can be put right. */
export const onRefusedLine = new Set<(line: string) => void>();

/** The one person of that name; nobody rather than the wrong one. Nobody knows without a connection: it is tried again. */
async function personNamed(text: string): Promise<NewTask['assignee']> {
  const found = { ...directoryQuery('todo', text), networkMode: 'always', retry: false } as const;
  const [person, ...others] = await queryClient.fetchQuery(found);
  return person && others.length === 0 ? { id: person.id } : null;
}

const post = (task: NewTask, key: string) => ask(api.apps.todo['add-tasks'].$post({ json: { task, key } }));

const postChange = ({ id, patch, scope }: Change, version: number | undefined) =>
  ask(api.apps.todo['update-task'].$post({ query: { scope }, json: { task: { id, ...patch }, version } }));

/** The task as it stands now. Without a connection nobody knows: it is tried again. */
const standing = ({ id, scope }: Change) =>
  queryClient.fetchQuery({ ...taskQuery(id, scope), staleTime: 0, networkMode: 'always', retry: false });

/** What was changed elsewhere since is not overwritten; beside that, and after earlier ones of one's own, it is made. */
async function sendChange(change: Change) {
  const { version, written } = change;
  const owner = ownerHere();
  try {
    return await postChange(change, version);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || !written) throw error;
    const now = await standing(change);
    const { isContested } = await import('./taskForm.ts');
    // Nor is it made in the name of somebody else who is signed in by now.
    if (now.isDeleted || isContested(written, now) || ownerHere() !== owner) throw error;
    return postChange(change, now.version);
  }
}

/** Opens the task with what was typed; of one that is gone, or in the bin, a new one. */
async function reopen(change: Change, written: Written) {
  const isThere = await standing(change).then(
    (now) => !now.isDeleted,
    (error: unknown) => !(error instanceof ApiError && error.status === 404),
  );
  const search = { task: isThere ? change.id : ('new' as const), scope: change.scope };
  void router.navigate({ to: '/apps/todo', search, state: { writtenTask: written } });
}

const send = {
  add: outgoing<Adding, { task: Task }>('todo.add', {
    send: async ({ line: _line, after: _after, assigneeText, ...task }, key) =>
      post(assigneeText ? { ...task, assignee: await personNamed(assigneeText) } : task, key),
    done: ({ assigneeText }, { task }) => {
      putFirst(task);
      if (assigneeText && !task.assignee) toast.done(i18n.t('todo:quick.nobody', { name: assigneeText }));
    },
    refused: ({ title, line }, error) => {
      toast.failed(error, { detail: line ?? title });
      for (const take of onRefusedLine) if (line) take(line);
      again();
      return false;
    },
  }),
  change: outgoing<Change, { task: Task }>('todo.change', {
    send: sendChange,
    done: (_sent, { task }) => putTask(task),
    // The drawer it was written in is closed: the words are given back.
    refused: (change, error) => {
      const { patch, written } = change;
      const words = [patch.title ?? written?.typed.title, patch.description];
      const act = written && { label: i18n.t('todo:openAgain'), run: () => void reopen(change, written) };
      toast.failed(error, { detail: words.filter(Boolean).join('\n') || undefined, act });
      again();
      return false;
    },
  }),
  move: outgoing<Move, unknown>('todo.move', {
    send: (move) => ask(api.apps.todo.move.$post({ json: move })),
    done: ({ taskId, beforeId, afterId }) => eachList((data) => moveInPages(data, { taskId, beforeId, afterId })),
    refused,
  }),
};

const newestKnown = () =>
  queryClient
    .getQueriesData<Pages>({ queryKey: ['todos', 'list'] })
    .flatMap(([, data]) => data?.pages.flat() ?? [])
    .reduce((newest, task) => Math.max(newest, task.id), 0);
/** Adds the task of a line: seen at once, sent when it can be. */
export const addTask = (task: Adding, key?: string) => send.add('new', { ...task, after: newestKnown() }, key);
/** Answers when the server has it. Without a connection it is kept, and sent when it is back. */
export async function saveNewTask(task: NewTask, key: string) {
  try {
    putFirst((await post(task, key)).task);
    again();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    addTask(task, key);
  }
}
/** Changes a task: seen at once, sent in its turn. */
export const changeTask = (
  id: number,
  patch: TaskPatch,
  scope: Change['scope'] = 'own',
  more: Pick<Change, 'person' | 'version' | 'written'> = {},
) => send.change(`task-${id}`, { id, patch, scope, ...more });
export const moveTask = (move: Move) => send.move('order', move);

/** The list with one task right before, or right after, another. */
export function moveWithin(tasks: Task[], { taskId, beforeId, afterId }: Move): Task[] {
  const task = tasks.find((one) => one.id === taskId);
  const rest = tasks.filter((one) => one.id !== taskId);
  const beside = rest.findIndex((one) => one.id === (beforeId ?? afterId));
  if (!task || beside < 0) return tasks;
  rest.splice(beforeId === undefined ? beside + 1 : beside, 0, task);
  return rest;
}

function moveInPages(data: Pages, move: Move): Pages {
  const rest = moveWithin(data.pages.flat(), move);
  return { ...data, pages: data.pages.map((page) => rest.splice(0, page.length)) };
}
