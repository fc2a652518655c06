import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { readerColumns, readerOf } from '#api/language.ts';
import { later, sendLater } from '#api/later.ts';
import { noticeMail } from '#api/mails.ts';
import { notify } from '#api/notify.ts';
import { withOpenPages } from '#api/presence.ts';
import { isStaff, mayReach } from '#api/whoMay.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { memberIds } from './store.ts';
import { chatMembers, chatProfiles } from './tables.ts';

const MAIL_EVERY_MS = 3_600_000;
const TELL_EVERY_MS = 10_000;

/** Where a notification leads. */
export const chatLink = (chatId: number) => `/apps/chat?chat=${chatId}`;

/** Every page that shows the chat: of all who are in it, the sender's other ones too. */
export async function tellChat(
  deps: Pick<Deps, 'db' | 'bus'>,
  chatId: number,
  messageId?: number,
  also: number[] = [],
) {
  const everybody = [...(await memberIds(deps.db, chatId)), ...also];
  await deps.bus.publish({ people: everybody, topic: 'chat', ids: messageId ? [chatId, messageId] : [chatId] });
}

/**
 * The ids come first: joined in one step, the planner may walk all people to the newest ones, whom its statistics of
 * members do not know yet.
 */
async function readOthers(db: Db, chatId: number, senderId: number) {
  const ids = (await memberIds(db, chatId)).filter((id) => id !== senderId);
  if (ids.length === 0) return [];
  return db
    .select({
      id: people.id,
      ...readerColumns,
      muted: chatMembers.muted,
      settings: chatProfiles.settings,
      isStaff: sql<boolean>`(${isStaff})`,
      reachable: sql<boolean>`(${mayReach('Chat')})`,
    })
    .from(people)
    .innerJoin(chatMembers, and(eq(chatMembers.personId, people.id), eq(chatMembers.chatId, chatId)))
    .leftJoin(chatProfiles, eq(chatProfiles.personId, people.id))
    .where(inArray(people.id, ids));
}

/** Marks and answers those who were not told within the time. Two messages at once tell a person once. */
async function notToldSince(db: Db, chatId: number, ids: number[], by: 'toldAt' | 'mailedAt', ms: number, now: Date) {
  if (ids.length === 0) return [];
  const column = chatMembers[by];
  const marked = await db
    .update(chatMembers)
    .set({ [by]: now })
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        inArray(chatMembers.personId, ids),
        or(isNull(column), lt(column, new Date(now.getTime() - ms))),
      ),
    )
    .returning({ id: chatMembers.personId });
  return marked.map((one) => one.id);
}

/** Those who have a notification of this chat that they did not read yet. */
async function withUnread(db: Db, chatId: number, ids: number[]) {
  if (ids.length === 0) return new Set<number>();
  const found = await db
    .select({ id: notifications.personId })
    .from(notifications)
    .where(
      and(
        inArray(notifications.personId, ids),
        isNull(notifications.readAt),
        eq(notifications.kind, 'chat-message'),
        eq(notifications.link, chatLink(chatId)),
      ),
    );
  return new Set(found.map((one) => one.id));
}

async function tellAbsent(deps: Deps, me: Me, chatId: number, text: string) {
  const { db } = deps;
  const now = deps.clock();
  const others = await readOthers(db, chatId, me.id);
  const wishing = others.filter((one) => one.reachable && !one.muted && one.settings?.notifications !== false);
  const ids = wishing.map((one) => one.id);
  const [here, told] = await Promise.all([withOpenPages(db, ids, now), withUnread(db, chatId, ids)]);
  const absent = ids.filter((id) => !here.has(id) && !told.has(id));
  const to = await notToldSince(db, chatId, absent, 'toldAt', TELL_EVERY_MS, now);
  await notify(deps, { to, kind: 'chat-message', data: { name: me.fullName }, link: chatLink(chatId) });

  // Whoever cannot open chats would never know.
  const outside = others.filter((one) => one.isStaff && !one.reachable);
  const outsideIds = outside.map((one) => one.id);
  const mailed = new Set(await notToldSince(db, chatId, outsideIds, 'mailedAt', MAIL_EVERY_MS, now));
  for (const one of outside)
    if (mailed.has(one.id)) sendLater(deps, noticeMail(readerOf(deps, one), 'chat', { name: me.fullName, text }));
}

/** After a message is committed: every open page at once, then those who are not here. */
export async function tellMessage(deps: Deps, me: Me, chatId: number, messageId: number, text: string) {
  await tellChat(deps, chatId, messageId);
  later(deps, 'telling of a message', () => tellAbsent(deps, me, chatId, text));
}
