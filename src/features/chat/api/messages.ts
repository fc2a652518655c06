import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { fileUrl } from '#api/fileAccess.ts';
import type { LastMessage, Message, Reaction } from '#features/chat/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { chatFiles, chatMessages, chatReactions } from './tables.ts';

const QUOTED_LETTERS = 200;

// Looked up for each message: joined, the planner may walk all people to a newcomer whom its statistics do not know.
const senderName = sql<
  string | null
>`(SELECT ${people.fullName} FROM ${people} WHERE ${people.id} = ${chatMessages.senderId})`;

const FIELDS = { ...chatMessagesFields(), senderName };
function chatMessagesFields() {
  const { id, chatId, senderId, kind, text, event, key, replyToId, createdAt, editedAt, deletedAt } = chatMessages;
  return { id, chatId, senderId, kind, text, event, key, replyToId, createdAt, editedAt, deletedAt };
}

const readRows = (db: Db, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.select(FIELDS).from(chatMessages).where(inArray(chatMessages.id, ids)).orderBy(asc(chatMessages.id));
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Of a deleted message its place is left, and no word. */
const inShort = ({ id, kind, text, event, createdAt, senderId, senderName, deletedAt }: Row) => ({
  id,
  kind,
  message: deletedAt ? '' : text,
  time: createdAt.toISOString(),
  senderId,
  senderName,
  event,
  isDeleted: deletedAt !== null,
});

function grouped<T extends { messageId: number }>(list: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of list) groups.set(one.messageId, [...(groups.get(one.messageId) ?? []), one]);
  return groups;
}

/** Messages in short, by id. */
export async function readShort(db: Db, ids: number[]): Promise<Map<number, LastMessage>> {
  if (ids.length === 0) return new Map();
  const [rows, counted] = await Promise.all([
    readRows(db, ids),
    db
      .select({ id: chatFiles.messageId, n: count() })
      .from(chatFiles)
      .where(inArray(chatFiles.messageId, ids))
      .groupBy(chatFiles.messageId),
  ]);
  const filesOf = new Map(counted.map(({ id, n }) => [id, Number(n)]));
  return new Map(rows.map((row) => [row.id, { ...inShort(row), files: filesOf.get(row.id) ?? 0 }]));
}

const FILE_FIELDS = {
  messageId: chatFiles.messageId,
  id: files.id,
  name: files.name,
  type: files.type,
  size: files.size,
  width: files.width,
  height: files.height,
};

export const readFiles = (db: Db, messageIds: number[]) =>
  db
    .select(FILE_FIELDS)
    .from(chatFiles)
    .innerJoin(files, eq(files.id, chatFiles.fileId))
    .where(inArray(chatFiles.messageId, messageIds))
    .orderBy(desc(chatFiles.messageId), asc(chatFiles.position));

const readReactions = (db: Db, messageIds: number[]) =>
  db
    .select({
      messageId: chatReactions.messageId,
      emoji: chatReactions.emoji,
      id: people.id,
      fullName: people.fullName,
    })
    .from(chatReactions)
    .innerJoin(people, eq(people.id, chatReactions.personId))
    .where(inArray(chatReactions.messageId, messageIds))
    .orderBy(asc(chatReactions.createdAt), asc(people.id));

function byEmoji(list: Awaited<ReturnType<typeof readReactions>>): Message['reactions'] {
  const groups = new Map<Reaction, Message['reactions'][number]['people']>();
  for (const { emoji, id, fullName } of list) groups.set(emoji, [...(groups.get(emoji) ?? []), { id, fullName }]);
  return [...groups].map(([emoji, people]) => ({ emoji, people }));
}

/** Whole messages in the order they were sent, as one of the chat's people sees them. */
export async function readMessages(db: Db, meId: number, ids: number[]): Promise<Message[]> {
  if (ids.length === 0) return [];
  const [rows, allFiles, reactions] = await Promise.all([
    readRows(db, ids),
    readFiles(db, ids),
    readReactions(db, ids),
  ]);
  const quotes = await readRows(db, [...new Set(rows.flatMap((row) => row.replyToId ?? []))]);
  const quoteOf = new Map(quotes.map((row) => [row.id, inShort(row)]));
  const filesOf = grouped(allFiles);
  const reactionsOf = grouped(reactions);
  return rows.map((row): Message => {
    const quote = row.replyToId === null || row.deletedAt ? undefined : quoteOf.get(row.replyToId);
    return {
      ...inShort(row),
      chatId: row.chatId,
      files: (filesOf.get(row.id) ?? []).map(({ messageId: _, ...file }) => ({
        ...file,
        url: fileUrl(file.id, file.name),
      })),
      editedAt: row.deletedAt ? null : (row.editedAt?.toISOString() ?? null),
      replyTo: quote
        ? {
            id: quote.id,
            senderId: quote.senderId,
            senderName: quote.senderName,
            message: [...quote.message].slice(0, QUOTED_LETTERS).join(''),
            isDeleted: quote.isDeleted,
          }
        : null,
      reactions: row.deletedAt ? [] : byEmoji(reactionsOf.get(row.id) ?? []),
      key: row.senderId === meId ? row.key : null,
    };
  });
}

export async function readMessage(db: Db, meId: number, id: number): Promise<Message> {
  const [found] = await readMessages(db, meId, [id]);
  if (!found) throw notFound();
  return found;
}
