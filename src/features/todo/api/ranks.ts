import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import type { Move } from '#features/todo/contract.ts';
import { isThere } from './match.ts';
import { isOf, type TodoRow } from './reach.ts';
import { todos } from './tables.ts';

/** Between two neighbours: some twenty tasks can be put into the same place before all are spaced anew. */
const GAP = 2 ** 20;
const LOCK = 7_426_120;

/** One at a time for each person: two moves never count on the same neighbours. */
const holdOrder = (tx: Db, personId: number) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}, ${personId})`);

/** Somebody's order by hand: their own tasks and those given to them. */
const listOf = (personId: number): SQL => sql`(
  SELECT ${todos.id} AS id, ${todos.rank} AS rank FROM ${todos} WHERE ${and(isThere, eq(todos.ownerId, personId))}
  UNION ALL SELECT ${todos.id}, ${todos.assigneeRank} FROM ${todos}
    WHERE ${and(isThere, eq(todos.assigneeId, personId), ne(todos.ownerId, personId))}) AS list`;

/** What is new goes first. */
export async function firstRank(tx: Db, personId: number): Promise<number> {
  const [found] = await rows<{ rank: string | null }>(
    tx,
    sql`SELECT least(
      (SELECT min(${todos.rank}) FROM ${todos} WHERE ${todos.ownerId} = ${personId} AND ${todos.deletedAt} IS NULL),
      (SELECT min(${todos.assigneeRank}) FROM ${todos}
        WHERE ${todos.assigneeId} = ${personId} AND ${todos.ownerId} <> ${personId} AND ${todos.deletedAt} IS NULL)) AS rank`,
  );
  return Number(found?.rank ?? 0) - GAP;
}

/** Spaces all of somebody's tasks anew, in the order they have. */
const space = (tx: Db, personId: number) =>
  tx.execute(sql`UPDATE ${todos} SET
      rank = CASE WHEN owner_id = ${personId} THEN spaced.place ELSE ${todos.rank} END,
      assignee_rank = CASE WHEN owner_id = ${personId} THEN ${todos.assigneeRank} ELSE spaced.place END
    FROM (SELECT id, row_number() OVER (ORDER BY rank, id) * ${GAP} AS place FROM ${listOf(personId)}) AS spaced
    WHERE ${todos.id} = spaced.id`);

interface Place {
  id: number;
  rank: number;
}

const placeOf = (row: TodoRow, personId: number): Place => ({
  id: row.id,
  rank: row.ownerId === personId ? row.rank : row.assigneeRank,
});

/** The one right before or right after a place, but for the one that moves. */
async function neighbour(tx: Db, personId: number, { id, rank }: Place, moved: number, before: boolean) {
  const way = before ? sql`DESC` : sql`ASC`;
  const beyond = before ? sql`(rank, id) < (${rank}, ${id})` : sql`(rank, id) > (${rank}, ${id})`;
  const [found] = await rows<{ rank: string }>(
    tx,
    sql`SELECT rank FROM ${listOf(personId)} WHERE ${beyond} AND id <> ${moved} ORDER BY rank ${way}, id ${way} LIMIT 1`,
  );
  return found ? Number(found.rank) : undefined;
}

async function find(tx: Db, personId: number, id: number): Promise<TodoRow> {
  const [row] = await tx
    .select()
    .from(todos)
    .where(and(eq(todos.id, id), isOf(personId)));
  if (!row) throw notFound();
  return row;
}

/** A rank between the two, or none where they stand too close. */
async function rankBeside(tx: Db, personId: number, target: Place, moved: number, before: boolean) {
  const other = await neighbour(tx, personId, target, moved, before);
  if (other === undefined) return target.rank + (before ? -GAP : GAP);
  const middle = Math.floor((other + target.rank) / 2);
  return Math.abs(other - target.rank) >= 2 ? middle : undefined;
}

/** Puts a task right before or right after another one, in this person's own order. */
export async function moveTask(tx: Db, personId: number, { taskId, beforeId, afterId }: Move): Promise<void> {
  await holdOrder(tx, personId);
  const row = await find(tx, personId, taskId);
  const before = beforeId !== undefined;
  const targetId = Number(before ? beforeId : afterId);
  const target = async () => placeOf(await find(tx, personId, targetId), personId);
  if (targetId === taskId) return;
  let rank = await rankBeside(tx, personId, await target(), taskId, before);
  if (rank === undefined) {
    await space(tx, personId);
    rank = await rankBeside(tx, personId, await target(), taskId, before);
  }
  if (rank === undefined) throw new Error('tasks that were spaced stand too close');
  await tx
    .update(todos)
    .set(row.ownerId === personId ? { rank } : { assigneeRank: rank })
    .where(eq(todos.id, taskId));
}
