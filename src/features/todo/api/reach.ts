import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { NOT_ALLOWED } from '#api/access.ts';
import type { Db } from '#api/db.ts';
import type { Env, Me } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { todoPeople, todos } from './tables.ts';

export type TodoRow = typeof todos.$inferSelect;

/** Whose tasks somebody reaches: their own and those given to them, or everybody's when they ask for that. */
export interface Reach {
  me: Pick<Me, 'id' | 'fullName'>;
  everyone: boolean;
}

/** Others' tasks are never reached by guessing an id: they have to be asked for, and that takes the permission. */
export function reachOf(c: Context<Env>, scope: 'own' | 'everyone'): Reach {
  const me = whoAsks(c);
  const everyone = scope === 'everyone';
  if (everyone && !me.ability.can('manage', 'OthersTasks')) throw new Refusal(403, NOT_ALLOWED);
  return { me, everyone };
}

/** Theirs, or given to them. */
export const isOf = (personId: number): SQL => or(eq(todos.ownerId, personId), eq(todos.assigneeId, personId)) as SQL;
/** The same as the index of words answers it. */
export const isOfByWords = (personId: number): SQL => sql`${todoPeople} @> ARRAY[${personId}::int]`;

export const isReached = ({ me, everyone }: Reach): SQL | undefined => (everyone ? undefined : isOf(me.id));

/** Who may change everything of a task, and not only do it. */
export const ownsIt = ({ me, everyone }: Reach, row: Pick<TodoRow, 'ownerId'>) => everyone || row.ownerId === me.id;

/** A task that is there for them, nobody else changing it until the end of the transaction. */
export async function lockTask(tx: Db, reach: Reach, id: number): Promise<TodoRow> {
  const [row] = await tx
    .select()
    .from(todos)
    .where(and(eq(todos.id, id), isReached(reach)))
    .for('update');
  if (!row) throw notFound();
  return row;
}
