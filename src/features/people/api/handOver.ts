import { and, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { todos } from '#features/todo/api/tables.ts';

/** Tasks that people gave to others go over to those, who go on with them. */
export const handOverTasks = (tx: Db, ids: number[]) =>
  tx
    .update(todos)
    .set({
      ownerId: sql`${todos.assigneeId}`,
      rank: sql`${todos.assigneeRank}`,
      assigneeId: null,
      key: null,
      version: sql`${todos.version} + 1`,
    })
    .where(and(inArray(todos.ownerId, ids), isNotNull(todos.assigneeId), notInArray(todos.assigneeId, ids)));
