import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import { people } from '#features/people/api/tables.ts';
import type { Subtask, Task } from '#features/todo/contract.ts';
import type { TodoRow } from './reach.ts';
import { todoSteps, todos } from './tables.ts';

const owners = alias(people, 'owners');
const assignees = alias(people, 'assignees');
const nexts = alias(todos, 'nexts');

interface Person {
  id: number;
  fullName: string;
  avatar: string | null;
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** A day is given back as a day, a moment as a moment. */
export const dueOf = ({ dueAt, dueIsDay }: Pick<TodoRow, 'dueAt' | 'dueIsDay'>) =>
  dueAt && dueIsDay ? dueAt.toISOString().slice(0, 10) : iso(dueAt);

/** The way back. */
export const dueGiven = (dueDate: string | null): Pick<TodoRow, 'dueAt' | 'dueIsDay'> => ({
  dueAt: dueDate === null ? null : new Date(dueDate),
  dueIsDay: dueDate?.length === 10,
});

function taskOf(
  row: TodoRow,
  owner: Person,
  assignee: Person | null,
  subtasks: Subtask[],
  nextId: number | null,
): Task {
  const { id, title, description, tags, isCompleted, isImportant, repeat, version } = row;
  return {
    ...{ id, title, dueDate: dueOf(row), description, assignee, tags },
    ...{ isCompleted, isDeleted: row.deletedAt !== null, isImportant },
    ...{ owner, subtasks, repeat, nextId },
    remindAt: iso(row.remindAt),
    completedAt: iso(row.completedAt),
    deletedAt: iso(row.deletedAt),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    version,
  };
}

async function stepsOf(db: Db, ids: number[]): Promise<Map<number, Subtask[]>> {
  const found = await db
    .select()
    .from(todoSteps)
    .where(inArray(todoSteps.todoId, ids))
    .orderBy(asc(todoSteps.todoId), asc(todoSteps.position), asc(todoSteps.id));
  const byTask = new Map<number, Subtask[]>();
  for (const { todoId, id, title, isDone } of found) {
    byTask.set(todoId, [...(byTask.get(todoId) ?? []), { id, title, isDone }]);
  }
  return byTask;
}

/** Tasks as they are told, in the order of the ids. */
export async function readTasks(db: Db, ids: number[]): Promise<Task[]> {
  if (ids.length === 0) return [];
  const owner = { id: owners.id, fullName: owners.fullName, avatar: owners.avatar };
  const assignee = { id: assignees.id, fullName: assignees.fullName, avatar: assignees.avatar };
  const found = await db
    .select({ row: todos, owner, assignee, nextId: nexts.id })
    .from(todos)
    .innerJoin(owners, eq(owners.id, todos.ownerId))
    .leftJoin(assignees, eq(assignees.id, todos.assigneeId))
    .leftJoin(nexts, eq(nexts.previousId, todos.id))
    .where(inArray(todos.id, ids));
  const steps = await stepsOf(db, ids);
  const byId = new Map(
    found.map((one) => [one.row.id, taskOf(one.row, one.owner, one.assignee, steps.get(one.row.id) ?? [], one.nextId)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
