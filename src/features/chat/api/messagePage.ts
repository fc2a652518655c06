import { and, asc, desc, eq, gt, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { MessagesQuery } from '#features/chat/contract.ts';
import { readMessages } from './messages.ts';
import { chatMessages } from './tables.ts';

/** Ids of messages on one side of a place, the nearest first, and whether there are more. */
async function side(
  db: Db,
  chatId: number,
  where: ReturnType<typeof lt> | undefined,
  way: 'up' | 'down',
  limit: number,
) {
  const found = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), where))
    .orderBy(way === 'up' ? asc(chatMessages.id) : desc(chatMessages.id))
    .limit(limit + 1);
  return { ids: found.slice(0, limit).map((one) => one.id), more: found.length > limit };
}

async function findPage(db: Db, chatId: number, { before, after, around, ids, limit }: MessagesQuery) {
  if (ids) {
    const own = await db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), inArray(chatMessages.id, ids)));
    return { ids: own.map((one) => one.id), hasBefore: true, hasAfter: true };
  }
  if (after !== undefined) {
    const [newer, older] = await Promise.all([
      side(db, chatId, gt(chatMessages.id, after), 'up', limit),
      side(db, chatId, lte(chatMessages.id, after), 'down', 1),
    ]);
    return { ids: newer.ids, hasBefore: older.ids.length > 0, hasAfter: newer.more };
  }
  if (around !== undefined) {
    const [older, newer] = await Promise.all([
      side(db, chatId, lt(chatMessages.id, around), 'down', Math.floor(limit / 2)),
      side(db, chatId, gte(chatMessages.id, around), 'up', Math.ceil(limit / 2)),
    ]);
    return { ids: [...older.ids, ...newer.ids], hasBefore: older.more, hasAfter: newer.more };
  }
  const older = await side(db, chatId, before === undefined ? undefined : lt(chatMessages.id, before), 'down', limit);
  return { ids: older.ids, hasBefore: older.more, hasAfter: before !== undefined };
}

export async function messagePage(db: Db, meId: number, chatId: number, ask: MessagesQuery) {
  const { ids, ...ends } = await findPage(db, chatId, ask);
  return { messages: await readMessages(db, meId, ids), ...ends };
}

/** The newest ones, page by page, for the call that knows no other way. */
export async function newestMessages(db: Db, meId: number, chatId: number, page: number, perPage: number) {
  const found = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(desc(chatMessages.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return readMessages(
    db,
    meId,
    found.map((one) => one.id),
  );
}
