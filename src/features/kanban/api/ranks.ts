import { and, eq, gt, lt, max, min, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { kanbanCards } from './tables.ts';

/**
 * Places are whole numbers with wide gaps. A card that comes between two others takes the middle of their gap, so a
 * move writes one row; when a gap is used up, the board is numbered anew under the lock that the move holds anyway.
 * Numbers sort the same in the database and in a browser, whatever the collation, and stay short, which text keys
 * between neighbours do not.
 */
export const GAP = 2 ** 20;

export type Place = 'end' | { side: 'before' | 'after'; rank: number };

/** New numbers all lie above the old ones: no two cards hold the same one at any moment. */
async function renumber(tx: Db, boardId: number) {
  await tx.execute(sql`
    UPDATE ${kanbanCards} SET rank = inLine.top + inLine.n * ${GAP}::bigint
    FROM (SELECT id, row_number() OVER (ORDER BY rank) AS n, max(rank) OVER () AS top
      FROM ${kanbanCards} WHERE ${kanbanCards.boardId} = ${boardId}) AS inLine
    WHERE ${kanbanCards.id} = inLine.id`);
}

const onBoard = (boardId: number, movingId: number) =>
  and(eq(kanbanCards.boardId, boardId), ne(kanbanCards.id, movingId));

/** A number of its own at the place, or none when there is no room. Deleted cards count: they may come back. */
async function between(tx: Db, boardId: number, place: Place, movingId: number): Promise<number | undefined> {
  const others = onBoard(boardId, movingId);
  if (place === 'end') {
    const [last] = await tx
      .select({ rank: max(kanbanCards.rank) })
      .from(kanbanCards)
      .where(others);
    return (last?.rank ?? 0) + GAP;
  }
  const isBefore = place.side === 'before';
  const beyond = isBefore ? lt(kanbanCards.rank, place.rank) : gt(kanbanCards.rank, place.rank);
  const nearest = isBefore ? max(kanbanCards.rank) : min(kanbanCards.rank);
  const [next] = await tx.select({ rank: nearest }).from(kanbanCards).where(and(others, beyond));
  if (next?.rank == null) return place.rank + (isBefore ? -GAP : GAP);
  const middle = Math.floor((next.rank + place.rank) / 2);
  return middle === next.rank || middle === place.rank ? undefined : middle;
}

/** The number for a card that goes `where` it says: beside another, or to the end. The board is locked by the caller. */
export async function freeRank(
  tx: Db,
  boardId: number,
  where: 'end' | { side: 'before' | 'after'; id: number },
  movingId = 0,
): Promise<{ rank: number; renumbered: boolean }> {
  for (const renumbered of [false, true]) {
    if (renumbered) await renumber(tx, boardId);
    const rank = await between(tx, boardId, await placeOf(tx, where), movingId);
    if (rank !== undefined) return { rank, renumbered };
  }
  throw new Error('a board that was numbered anew has no room');
}

async function placeOf(tx: Db, where: 'end' | { side: 'before' | 'after'; id: number }): Promise<Place> {
  if (where === 'end') return 'end';
  const [beside] = await tx.select({ rank: kanbanCards.rank }).from(kanbanCards).where(eq(kanbanCards.id, where.id));
  return beside ? { side: where.side, rank: beside.rank } : 'end';
}
