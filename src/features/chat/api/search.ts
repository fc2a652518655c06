import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, rows, wordsIn } from '#api/db.ts';
import type { MessageSearch } from '#features/chat/contract.ts';
import { readMessages } from './messages.ts';
import { chatMembers, chatMessages, messageChat } from './tables.ts';

/** So many of the newest messages are read before the index of words is asked: what is common is found there. */
const NEWEST = 20_000;
/** The index knows nothing shorter than three letters: two are looked for among so many of the newest. */
const NEWEST_SHORT = 100_000;
const isShort = (q: string) => q.split(/\s+/).every((word) => word.length < 3);

const findIds = async (db: Db, where: (SQL | undefined)[], limit: number) => {
  const found = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(...where))
    .orderBy(desc(chatMessages.id))
    .limit(limit);
  return found.map((one) => one.id);
};

const newestId = async (db: Db) => {
  const [newest] = await db.select({ id: chatMessages.id }).from(chatMessages).orderBy(desc(chatMessages.id)).limit(1);
  return newest?.id ?? 0;
};

/** Messages of these chats with all the words, newest first: one more than asked for, where there are more. */
async function findWords(db: Db, chatIds: number[], { q, before, limit }: MessageSearch): Promise<number[]> {
  const words = [...wordsIn(chatMessages.search, q), isNull(chatMessages.deletedAt), eq(chatMessages.kind, 'text')];
  const from = before ?? (await newestId(db)) + 1;
  const older = lt(chatMessages.id, from);
  const newest = isShort(q) ? NEWEST_SHORT : NEWEST;
  const recent = [...words, older, gt(chatMessages.id, from - newest), inArray(chatMessages.chatId, chatIds)];
  const near = await findIds(db, recent, limit + 1);
  if (near.length > limit || from <= newest || isShort(q)) return near;
  // The words' own order is that of the index: the newest are sorted out of what was found.
  const inChats = sql`${messageChat} && ARRAY[${sql.join(chatIds, sql`, `)}]::int[]`;
  return findIds(db, [...words, older, inChats], limit + 1);
}

/** Names of chats as somebody sees them. */
async function namesOf(db: Db, meId: number, chatIds: number[]) {
  if (chatIds.length === 0) return new Map();
  const found = await rows<{ id: number; kind: 'direct' | 'group'; name: string }>(
    db,
    sql`SELECT c.id, c.kind, CASE WHEN c.kind = 'direct' THEN coalesce(o.full_name, '') ELSE c.name END AS name
      FROM chats c LEFT JOIN people o ON o.id = CASE WHEN c.low_id = ${meId} THEN c.high_id ELSE c.low_id END
      WHERE c.id IN (${sql.join(chatIds, sql`, `)})`,
  );
  return new Map(found.map((one) => [one.id, one]));
}

/** In all own chats or in one of them. Answers nothing of a chat that is not theirs. */
export async function searchMessages(db: Db, meId: number, ask: MessageSearch) {
  const own = await db
    .select({ id: chatMembers.chatId })
    .from(chatMembers)
    .where(and(eq(chatMembers.personId, meId), ask.chat ? eq(chatMembers.chatId, ask.chat) : undefined));
  const chatIds = own.map((one) => one.id);
  if (ask.q === '' || chatIds.length === 0) return { messages: [], next: null };
  const ids = await findWords(db, chatIds, ask);
  const page = ids.slice(0, ask.limit);
  const messages = (await readMessages(db, meId, page)).reverse();
  const names = await namesOf(db, meId, [...new Set(messages.map((one) => one.chatId))]);
  return {
    messages: messages.map((one) => ({
      ...one,
      chat: names.get(one.chatId) ?? { id: one.chatId, kind: 'group', name: '' },
    })),
    next: ids.length > ask.limit ? (page.at(-1) ?? null) : null,
  };
}
