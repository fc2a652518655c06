import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { cleanText } from '#api/html.ts';
import type { NewTask } from '#features/kanban/contract.ts';
import { bumpOrder, lockBoard } from './boards.ts';
import { coverColumns, coverNamed } from './changeCard.ts';
import { linkFiles } from './files.ts';
import { type Hand, note } from './hand.ts';
import { NO_CARD } from './order.ts';
import { freeRank } from './ranks.ts';
import { kanbanCards } from './tables.ts';

const DUE_AFTER_MS = 2 * 86_400_000;

/** What this person stored under this key. What they deleted since does not come back by sending it again. */
async function storedAs(tx: Db, { me }: Hand, key: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: kanbanCards.id, deletedAt: kanbanCards.deletedAt })
    .from(kanbanCards)
    .where(and(eq(kanbanCards.createdById, me.id), eq(kanbanCards.writingKey, key)));
  if (found?.deletedAt) throw notFound(NO_CARD);
  return found?.id;
}

/** At the end of its board, due two days ahead unless another day is given. What can be refused is looked at before the insert: it would take a number. */
export async function addCard(tx: Db, hand: Hand, { key, coverImage, ...given }: NewTask): Promise<number> {
  const board = await lockBoard(tx, given.boardId);
  const before = key === undefined ? undefined : await storedAs(tx, hand, key);
  if (before !== undefined) return before;
  const cover = coverImage ? await coverColumns(tx, hand, coverNamed(coverImage), null) : {};
  const { rank } = await freeRank(tx, board.id, 'end');
  const { text: description, plain } = cleanText(given.description);
  const { at, me } = hand;
  const dueDate = given.dueDate === undefined ? new Date(at.getTime() + DUE_AFTER_MS) : given.dueDate;
  const [made] = await tx
    .insert(kanbanCards)
    .values({
      ...{ boardId: board.id, rank, title: given.title, description, plain, ...cover },
      dueDate: dueDate === null ? null : new Date(dueDate),
      ...{ createdAt: at, createdById: me.id, writingKey: key ?? null, changedAt: at, changedById: me.id },
    })
    .onConflictDoNothing({ target: [kanbanCards.createdById, kanbanCards.writingKey] })
    .returning({ id: kanbanCards.id });
  // Sent twice at once, to two boards: one of them was first.
  const id = made?.id ?? (await storedAs(tx, hand, key ?? ''));
  if (id === undefined) throw new Error('the card was not stored');
  if (!made) return id;
  await linkFiles(tx, hand, id);
  await note(tx, hand, [id], [{ what: 'made', detail: { name: board.title } }]);
  await bumpOrder(tx, [board.id]);
  return id;
}
