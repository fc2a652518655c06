import type { Move, Task } from '#features/todo/contract.ts';
import type { Waiting } from '#web/outbox/keepOutbox.ts';
import { type Adding, type Change, moveWithin } from './outgoing.ts';

/** A task as the list shows it: `waits` while the server has not confirmed what was done to it. */
export interface ShownTask extends Task {
  /** Of a new one that the server does not have yet. */
  waits?: boolean;
}

const asTask = ({ key, payload, since }: Waiting<Adding>, at: number): ShownTask => ({
  // Only until the server has given it one of its own.
  id: -1 - at,
  owner: { id: 0, fullName: '', avatar: null },
  nextId: null,
  completedAt: null,
  deletedAt: null,
  createdAt: new Date(since).toISOString(),
  changedAt: new Date(since).toISOString(),
  version: 0,
  ...{ description: '', dueDate: null, tags: [], isCompleted: false, isDeleted: false, isImportant: false },
  ...{ repeat: null, remindAt: null },
  ...(payload as Partial<Task>),
  title: payload.title,
  subtasks: [],
  assignee: null,
  waits: Boolean(key),
});

/** A new step has no number until the server gives it one. */
function patched(task: ShownTask, { patch: { assignee, ...patch }, person = task.assignee }: Change): ShownTask {
  const given = assignee === undefined ? {} : { assignee: assignee === null ? null : person };
  return { ...task, ...(patch as Partial<Task>), ...given };
}

const isChangeOf =
  (id: number) =>
  (one: Waiting): one is Waiting<Change> =>
    one.kind === 'todo.change' && (one.payload as Change).id === id;

/** One task, with all on top that was done to it and is still on its way. */
export const withChanges = (task: Task, waiting: Waiting[]): Task =>
  waiting.filter(isChangeOf(task.id)).reduce((now, { payload }) => patched(now, payload), task);

/** Stored, and its own answer is still on the way. */
const isThere = ({ title, after = Number.POSITIVE_INFINITY }: Adding, tasks: Task[]) =>
  tasks.some((task) => task.id > after && task.title === title);

/** What the server answered, with all on top that is still on its way. */
export function withWaiting(tasks: Task[], waiting: Waiting[], filter: string | undefined): ShownTask[] {
  let list: ShownTask[] = tasks;
  const fresh: ShownTask[] = [];
  for (const [at, one] of waiting.entries()) {
    if (one.kind === 'todo.add' && !isThere(one.payload as Adding, tasks))
      fresh.unshift(asTask(one as Waiting<Adding>, at));
    if (one.kind === 'todo.move') list = moveWithin(list, one.payload as Move);
    if (one.kind === 'todo.change') {
      const change = one.payload as Change;
      list = list.map((task) => (task.id === change.id ? patched(task, change) : task));
    }
  }
  const shown = filter === 'deleted' ? list : list.filter((task) => !task.isDeleted);
  return filter === undefined || filter === 'open' ? [...fresh, ...shown] : shown;
}
