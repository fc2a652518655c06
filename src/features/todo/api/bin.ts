import { eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import { isInOwnBin } from './match.ts';
import { lockTask, ownsIt, type Reach, type TodoRow } from './reach.ts';
import { writeTask } from './save.ts';
import { todos } from './tables.ts';

const NOT_DELETED = 'This task is not in the bin. Delete it first.';
const NOT_YOURS = 'Only whoever wrote this task can delete it for ever.';

/** Into the bin; what is there already stays there. */
export async function binTask(tx: Db, reach: Reach, id: number, now: Date): Promise<TodoRow> {
  const row = await lockTask(tx, reach, id);
  return row.deletedAt ? row : writeTask(tx, row, { deletedAt: now }, now);
}

export async function restoreTask(tx: Db, reach: Reach, id: number, now: Date): Promise<TodoRow> {
  const row = await lockTask(tx, reach, id);
  return row.deletedAt ? writeTask(tx, row, { deletedAt: null }, now) : row;
}

/** For ever: by whoever wrote it, and only what is in the bin. */
export async function purgeTask(tx: Db, reach: Reach, id: number): Promise<TodoRow> {
  const row = await lockTask(tx, reach, id);
  if (!ownsIt(reach, row)) throw new Refusal(403, NOT_YOURS);
  if (!row.deletedAt) throw new Refusal(409, NOT_DELETED);
  await tx.delete(todos).where(eq(todos.id, id));
  return row;
}

/** All of one's own that is in the bin, for ever. */
export const emptyBin = (tx: Db, reach: Reach) =>
  tx.delete(todos).where(isInOwnBin(reach)).returning({ ownerId: todos.ownerId, assigneeId: todos.assigneeId });
