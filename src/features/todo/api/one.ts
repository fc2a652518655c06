import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { mayTake } from '#api/describe.ts';
import { badInput, notFound } from '#api/errors.ts';
import { jsonGiven } from '#api/jsonGiven.ts';
import { valid } from '#api/valid.ts';
import { id } from '#contract/ids.ts';
import type { Task } from '#features/todo/contract.ts';
import { scope } from '#features/todo/listContract.ts';
import { isReached, type Reach } from './reach.ts';
import { readTasks } from './rows.ts';
import { todos } from './tables.ts';

/** A task as it is told, after a change of it. */
export async function readTask(db: Db, taskId: number): Promise<Task> {
  const [task] = await readTasks(db, [taskId]);
  if (!task) throw notFound();
  return task;
}

/** A task that is there for them. */
export async function findTask(db: Db, reach: Reach, taskId: number): Promise<Task> {
  const [found] = await db
    .select({ id: todos.id })
    .from(todos)
    .where(and(eq(todos.id, taskId), isReached(reach)));
  if (!found) throw notFound();
  return readTask(db, found.id);
}

/** Calls about one task name it with `?taskId=`; `?id=`, a JSON body with either, or the id as the whole body are taken too. */
export const taskInQuery = valid('query', z.object({ taskId: z.optional(id), id: z.optional(id), scope }));

const inBody = z.union([
  id,
  z.object({ taskId: id }).transform((given) => given.taskId),
  z.object({ id }).transform((given) => given.id),
]);
export const taskInBody = mayTake(inBody);

export async function taskGiven(c: Context<Env>, query: { taskId?: number | undefined; id?: number | undefined }) {
  const inQuery = query.taskId ?? query.id;
  if (inQuery !== undefined) return inQuery;
  const body = await jsonGiven(c);
  const given = inBody.safeParse(body);
  if (!given.success) throw badInput({ taskId: ['Say which one: send its taskId.'] });
  return given.data;
}
