import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { take } from '#api/limits.ts';
import type { NewMessage } from '#features/chat/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { holdStaff } from './contacts.ts';
import { addLine, lockChat, messageWithKey, ownChat } from './store.ts';
import { chatFiles, chatMembers, chatMessages, chats } from './tables.ts';
import { tellMessage } from './tell.ts';

const SENDING = { points: 60, seconds: 10 };
const NOT_HERE = 'This person no longer works here. The chat can only be read.';

/** An answer belongs to its chat; a file is one that the sender may open. */
async function checkParts(tx: Db, me: Me, chatId: number, { replyTo, fileIds }: NewMessage, within: string) {
  if (replyTo) {
    const quoted = and(eq(chatMessages.id, replyTo), eq(chatMessages.chatId, chatId), eq(chatMessages.kind, 'text'));
    if ((await tx.$count(chatMessages, quoted)) === 0)
      throw badInput({ [`${within}replyTo`]: ['There is no such message here.'] });
  }
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return ids;
  const there = await tx.$count(files, and(inArray(files.id, ids), mayOpen(me)));
  if (there < ids.length) throw badInput({ [`${within}fileIds`]: ['There is no such file. Upload it again.'] });
  return ids;
}

type Chat = typeof chats.$inferSelect;
const otherOf = ({ lowId, highId }: Chat, meId: number) => (lowId === meId ? highId : lowId);

/** A direct chat is written into as long as the other one works here. */
async function checkOther(tx: Db, chat: Chat, meId: number) {
  if (chat.kind === 'group') return;
  const other = otherOf(chat, meId);
  const there = other === null ? [] : await holdStaff(tx, [other], meId);
  if (!there.some((one) => one.id === other)) throw new Refusal(409, NOT_HERE);
}

interface Sent {
  id: number;
  chatId: number;
  isNew: boolean;
}

/** The same key again is the message that was sent the first time. */
async function again(db: Db, me: Me, key: string | undefined): Promise<Sent | undefined> {
  const known = key === undefined ? undefined : await messageWithKey(db, me.id, key);
  return known && { ...known, isNew: false };
}

/** `within` is where the message stands in what was sent: `obj.`, or nowhere but in the body itself. */
async function write(tx: Db, me: Me, chatId: number, given: NewMessage, now: Date, within = ''): Promise<Sent> {
  const { chat } = await lockChat(tx, chatId, me.id);
  const known = await again(tx, me, given.key);
  if (known) return known;
  await checkOther(tx, chat, me.id);
  const fileIds = await checkParts(tx, me, chatId, given, within);
  const id = await addLine(tx, {
    chatId,
    senderId: me.id,
    text: given.message,
    key: given.key ?? null,
    replyToId: given.replyTo ?? null,
    createdAt: now,
  });
  if (id === undefined) {
    const first = await again(tx, me, given.key);
    if (!first) throw new Error('the message was not stored');
    return first;
  }
  if (fileIds.length > 0) {
    const links = fileIds.map((fileId, position) => ({ messageId: id, fileId, chatId, position }));
    await tx.insert(chatFiles).values(links);
  }
  return { id, chatId, isNew: true };
}

async function told(deps: Deps, me: Me, given: NewMessage, sent: Sent): Promise<Sent> {
  if (sent.isNew) await tellMessage(deps, me, sent.chatId, sent.id, given.message);
  return sent;
}

const limit = (deps: Deps, me: Me) => take(deps.db, deps.clock(), `chat-send:${me.id}`, SENDING);

/** People first, then the chat, as when somebody is deleted: nobody holds a chat and waits for a person. */
async function holdPeople(tx: Db, me: Me, chatId: number) {
  const { chat } = await ownChat(tx, chatId, me.id);
  const other = chat.kind === 'group' ? null : otherOf(chat, me.id);
  await holdStaff(tx, other === null ? [] : [other], me.id);
}

export async function sendTo(deps: Deps, me: Me, chatId: number, given: NewMessage): Promise<Sent> {
  await limit(deps, me);
  const sent = await deps.db.transaction(async (tx) => {
    await holdPeople(tx, me, chatId);
    return write(tx, me, chatId, given, deps.clock());
  });
  return told(deps, me, given, sent);
}

/** The direct chat of two people. */
export async function findDirect(db: Db, meId: number, otherId: number) {
  const [found] = await db.select().from(chats).where(isPair(meId, otherId));
  return found;
}
const isPair = (a: number, b: number) => and(eq(chats.lowId, Math.min(a, b)), eq(chats.highId, Math.max(a, b)));

/** The first message makes the chat. */
export async function sendDirect(deps: Deps, me: Me, otherId: number, given: NewMessage): Promise<Sent> {
  await limit(deps, me);
  const now = deps.clock();
  const sent = await deps.db.transaction(async (tx) => {
    const known = await again(tx, me, given.key);
    if (known) return known;
    const there = await holdStaff(tx, [otherId], me.id);
    const chat = await findDirect(tx, me.id, otherId);
    if (otherId === me.id || (!chat && there.length < 2)) throw notFound('There is no such contact.');
    if (chat) return write(tx, me, chat.id, given, now, 'obj.');
    const [lowId, highId] = [Math.min(me.id, otherId), Math.max(me.id, otherId)];
    await tx
      .insert(chats)
      .values({ kind: 'direct', lowId, highId, createdAt: now, createdById: me.id })
      .onConflictDoNothing({ target: [chats.lowId, chats.highId] });
    const [made] = await tx.select({ id: chats.id }).from(chats).where(isPair(me.id, otherId)).for('no key update');
    if (!made) throw new Error('the chat was not stored');
    await tx
      .insert(chatMembers)
      .values([lowId, highId].map((personId) => ({ chatId: made.id, personId, joinedAt: now })))
      .onConflictDoNothing();
    return write(tx, me, made.id, given, now, 'obj.');
  });
  return told(deps, me, given, sent);
}

const OWN_ONLY = 'Only your own messages can be changed.';
const GONE = 'This message was deleted.';

/** An own message of a chat one is in, locked with its chat. */
async function lockOwn(tx: Db, me: Me, chatId: number, id: number) {
  const found = await lockMessage(tx, me, chatId, id);
  if (found.senderId !== me.id) throw new Refusal(403, OWN_ONLY);
  return found;
}

/** A message that somebody can answer to with a sign: neither deleted nor a line of the group itself. */
export async function lockMessage(tx: Db, me: Me, chatId: number, id: number) {
  await holdStaff(tx, [], me.id);
  await lockChat(tx, chatId, me.id);
  const [found] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.chatId, chatId), eq(chatMessages.kind, 'text')));
  if (!found) throw notFound();
  if (found.deletedAt) throw new Refusal(409, GONE);
  return found;
}

export async function changeMessage(deps: Deps, me: Me, chatId: number, id: number, text: string) {
  await deps.db.transaction(async (tx) => {
    const found = await lockOwn(tx, me, chatId, id);
    if (found.text === text) return;
    await tx.update(chatMessages).set({ text, editedAt: deps.clock() }).where(eq(chatMessages.id, id));
  });
}

/** Words, files and reactions go; the place stays, so that answers do not hang in the air. */
export async function deleteMessage(deps: Deps, me: Me, chatId: number, id: number) {
  await deps.db.transaction(async (tx) => {
    await lockOwn(tx, me, chatId, id);
    await tx.update(chatMessages).set({ text: '', deletedAt: deps.clock() }).where(eq(chatMessages.id, id));
    await tx.delete(chatFiles).where(eq(chatFiles.messageId, id));
    await tx.execute(sql`DELETE FROM chat_reactions WHERE message_id = ${id}`);
  });
}
