import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { chatMembers, chatMessages, chats } from './tables.ts';

/** A chat that somebody is in. For everybody else there is none. */
export async function ownChat(db: Db, chatId: number, personId: number) {
  const [found] = await db
    .select({ chat: chats, member: chatMembers })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, personId)));
  if (!found) throw notFound();
  return found;
}

/** Whoever writes into a chat stands in line: what is committed first has the lower id. */
export async function lockChat(tx: Db, chatId: number, personId: number) {
  const [chat] = await tx.select().from(chats).where(eq(chats.id, chatId)).for('no key update');
  if (!chat) throw notFound();
  return ownChat(tx, chatId, personId);
}

export async function memberIds(db: Db, chatId: number): Promise<number[]> {
  const found = await db.select({ id: chatMembers.personId }).from(chatMembers).where(eq(chatMembers.chatId, chatId));
  return found.map((one) => one.id);
}

type MessageRow = typeof chatMessages.$inferInsert;

/** The newest line of its chat. Answers nothing when the sender's key was used before. */
export async function addLine(tx: Db, line: MessageRow): Promise<number | undefined> {
  const [added] = await tx
    .insert(chatMessages)
    .values(line)
    .onConflictDoNothing({ target: [chatMessages.senderId, chatMessages.key] })
    .returning({ id: chatMessages.id });
  if (!added) return undefined;
  await tx.update(chats).set({ lastMessageId: added.id }).where(eq(chats.id, line.chatId));
  return added.id;
}

export async function messageWithKey(db: Db, senderId: number, key: string) {
  const [found] = await db
    .select({ id: chatMessages.id, chatId: chatMessages.chatId })
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, senderId), eq(chatMessages.key, key)));
  return found;
}
