import { and, asc, eq, isNull, not } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { nextOf } from './nextDue.ts';
import type { TodoRow } from './reach.ts';
import { todoSteps, todos } from './tables.ts';

/** A repeating task that is done makes its next one, once however often it is ticked. */
export async function makeNext(tx: Db, row: TodoRow, now: Date): Promise<void> {
  if (!row.repeat) return;
  const { ownerId, assigneeId, title, description, tags, isImportant, rank, assigneeRank } = row;
  const [made] = await tx
    .insert(todos)
    .values({
      ...{ ownerId, assigneeId, title, description, tags, isImportant, rank, assigneeRank },
      ...nextOf(row, row.repeat, now),
      previousId: row.id,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: todos.previousId })
    .returning({ id: todos.id });
  if (!made) return;
  const steps = await tx
    .select()
    .from(todoSteps)
    .where(eq(todoSteps.todoId, row.id))
    .orderBy(asc(todoSteps.position), asc(todoSteps.id));
  const copies = steps.map(({ position, title: step }) => ({ todoId: made.id, position, title: step }));
  if (copies.length > 0) await tx.insert(todoSteps).values(copies);
}

/** Ticked by mistake: the next one goes again, unless somebody has worked on it. */
export async function takeNextBack(tx: Db, id: number): Promise<void> {
  await tx
    .delete(todos)
    .where(and(eq(todos.previousId, id), eq(todos.version, 1), not(todos.isCompleted), isNull(todos.deletedAt)));
}
