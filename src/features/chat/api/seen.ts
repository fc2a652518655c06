import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { unseenOf } from './entries.ts';
import { memberIds } from './store.ts';
import { chatMembers, chatMessages, chatProfiles } from './tables.ts';
import { chatLink } from './tell.ts';

const showsTicks = sql<boolean>`coalesce((${chatProfiles.settings} ->> 'readReceipts')::boolean, true)`;

/** What told of the chat has done its work. */
async function readNotices(deps: Deps, meId: number, chatId: number) {
  const read = await deps.db
    .update(notifications)
    .set({ readAt: deps.clock() })
    .where(
      and(
        eq(notifications.personId, meId),
        isNull(notifications.readAt),
        eq(notifications.kind, 'chat-message'),
        eq(notifications.link, chatLink(chatId)),
      ),
    )
    .returning({ id: notifications.id });
  if (read.length > 0)
    await deps.bus.publish({ people: [meId], topic: 'notifications', ids: read.map((one) => one.id) });
}

/** Seen up to this message. Nothing is ever unseen again. */
export async function markSeen(deps: Deps, meId: number, chatId: number, messageId: number) {
  const { db, bus } = deps;
  const there = await db.$count(chatMessages, and(eq(chatMessages.id, messageId), eq(chatMessages.chatId, chatId)));
  if (there === 0) throw notFound();
  const moved = await db
    .update(chatMembers)
    .set({ seenId: messageId, seenAt: deps.clock() })
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, meId), lt(chatMembers.seenId, messageId)))
    .returning({ id: chatMembers.personId });
  if (moved.length === 0) return;
  const [profile] = await db.select({ showsTicks }).from(chatProfiles).where(eq(chatProfiles.personId, meId));
  const people = profile?.showsTicks === false ? [meId] : await memberIds(db, chatId);
  await bus.publish({ people, topic: 'chat-seen', ids: [chatId, meId, messageId] });
  await readNotices(deps, meId, chatId);
}

/** How far each has seen, of those who let it be known. */
export async function listSeen(db: Db, meId: number, chatId: number) {
  const found = await db
    .select({ id: chatMembers.personId, messageId: chatMembers.seenId, at: chatMembers.seenAt, showsTicks })
    .from(chatMembers)
    .leftJoin(chatProfiles, eq(chatProfiles.personId, chatMembers.personId))
    .where(eq(chatMembers.chatId, chatId))
    .orderBy(chatMembers.personId);
  return found
    .filter((one) => one.showsTicks || one.id === meId)
    .map(({ id, messageId, at }) => ({ id, messageId, at: at?.toISOString() ?? null }));
}

const BADGE_MOST = 100;

/** For the menu: chats that are muted do not count. */
export async function countUnseen(db: Db, meId: number) {
  const [counted] = await rows<{ unseen: number; chats: number }>(
    db,
    sql`SELECT coalesce(sum(n), 0)::int AS unseen, count(*) FILTER (WHERE n > 0)::int AS chats FROM (
        SELECT ${unseenOf(meId, BADGE_MOST)} AS n FROM chat_members m JOIN chats c ON c.id = m.chat_id
        WHERE m.person_id = ${meId} AND NOT m.muted AND c.last_message_id > m.seen_id) AS open_ones`,
  );
  return counted ?? { unseen: 0, chats: 0 };
}

export async function unseenIn(db: Db, meId: number, chatId: number): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    db,
    sql`SELECT ${unseenOf(meId)} AS n FROM chat_members m JOIN chats c ON c.id = m.chat_id
      WHERE m.person_id = ${meId} AND m.chat_id = ${chatId}`,
  );
  return counted?.n ?? 0;
}
