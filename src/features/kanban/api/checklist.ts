import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { ItemChange, NewItem } from '#features/kanban/contract.ts';
import { refuseOlder } from './changeCard.ts';
import { type CardNote, type Hand, note } from './hand.ts';
import { kanbanChecklist, kanbanHistory } from './tables.ts';

const NO_ITEM = 'There is no such item. It may have been deleted.';
const MOST_ITEMS = 200;
const FULL = 'A card has at most 200 items. Make another card for the rest.';

const itemsOf = (tx: Db, cardId: number) =>
  tx
    .select()
    .from(kanbanChecklist)
    .where(eq(kanbanChecklist.cardId, cardId))
    .orderBy(asc(kanbanChecklist.position), asc(kanbanChecklist.id));

async function findItem(tx: Db, cardId: number, id: number) {
  const found = (await itemsOf(tx, cardId)).find((one) => one.id === id);
  if (!found) throw notFound(NO_ITEM);
  return found;
}

/** At its place, else at the end. All of these are done by whoever holds the lock on the card. */
export async function addItem(tx: Db, hand: Hand, cardId: number, given: NewItem): Promise<number> {
  const { title, isDone, at, key } = given;
  const items = await itemsOf(tx, cardId);
  const before = items.find((one) => key !== undefined && one.writingKey === key && one.createdById === hand.me.id);
  if (before) return before.id;
  if (items.length >= MOST_ITEMS) throw new Refusal(409, FULL);
  const position = (items.at(-1)?.position ?? 0) + 1;
  const [made] = await tx
    .insert(kanbanChecklist)
    .values({ cardId, position, title, isDone, createdById: hand.me.id, writingKey: key ?? null })
    .onConflictDoNothing({ target: [kanbanChecklist.createdById, kanbanChecklist.writingKey] })
    .returning({ id: kanbanChecklist.id });
  if (!made) throw notFound(NO_ITEM);
  const next = at === undefined ? undefined : items[at];
  if (next) await moveItem(tx, cardId, made.id, next.id);
  await note(tx, hand, [cardId], [{ what: 'item-added', detail: { name: title } }]);
  return made.id;
}

/** Who gave an item of the card this title. */
async function namerOf(tx: Db, cardId: number, title: string): Promise<number | null> {
  const [last] = await tx
    .select({ byId: kanbanHistory.byId })
    .from(kanbanHistory)
    .where(
      and(
        eq(kanbanHistory.cardId, cardId),
        eq(kanbanHistory.what, 'item-renamed'),
        sql`${kanbanHistory.detail} ->> 'to' = ${title}`,
      ),
    )
    .orderBy(desc(kanbanHistory.id))
    .limit(1);
  return last?.byId ?? null;
}

export async function changeItem(tx: Db, hand: Hand, cardId: number, id: number, given: ItemChange) {
  const { title, isDone } = await findItem(tx, cardId, id);
  const isOlder = given.seen !== undefined && given.seen !== title;
  if (isOlder && (given.title ?? title) !== title) return refuseOlder(tx, await namerOf(tx, cardId, title));
  const next = { title: given.title ?? title, isDone: given.isDone ?? isDone };
  const notes: CardNote[] = [
    ...(next.title === title ? [] : [{ what: 'item-renamed' as const, detail: { from: title, to: next.title } }]),
    ...(next.isDone === isDone
      ? []
      : [{ what: next.isDone ? ('item-ticked' as const) : ('item-unticked' as const), detail: { name: next.title } }]),
  ];
  if (notes.length === 0) return;
  await tx.update(kanbanChecklist).set(next).where(eq(kanbanChecklist.id, id));
  await note(tx, hand, [cardId], notes);
}

/** Before another one, or to the end. A list is short, so it is numbered anew. */
export async function moveItem(tx: Db, cardId: number, id: number, beforeId: number | null) {
  const items = await itemsOf(tx, cardId);
  const moving = items.find((one) => one.id === id);
  if (!moving || (beforeId !== null && !items.some((one) => one.id === beforeId))) throw notFound(NO_ITEM);
  if (beforeId === id) return;
  const others = items.filter((one) => one.id !== id);
  const at = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId);
  const line = [...others.slice(0, at), moving, ...others.slice(at)];
  for (const [index, one] of line.entries()) {
    if (one.position === index + 1) continue;
    await tx
      .update(kanbanChecklist)
      .set({ position: index + 1 })
      .where(eq(kanbanChecklist.id, one.id));
  }
}

export async function deleteItem(tx: Db, hand: Hand, cardId: number, id: number) {
  const { title } = await findItem(tx, cardId, id);
  await tx.delete(kanbanChecklist).where(and(eq(kanbanChecklist.id, id), eq(kanbanChecklist.cardId, cardId)));
  await note(tx, hand, [cardId], [{ what: 'item-removed', detail: { name: title } }]);
}
