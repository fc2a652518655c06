import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import { ofPerson, somebody } from '#api/personColumns.ts';
import type { ChatSettings, GroupEvent, MemberRole, Presence, Reaction } from '#features/chat/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';

const chat = () =>
  integer()
    .notNull()
    .references(() => chats.id, { onDelete: 'cascade' });
const message = () =>
  integer()
    .notNull()
    .references(() => chatMessages.id, { onDelete: 'cascade' });

/** Its row is locked while something is written into it: ids of messages rise in the order they become visible. */
export const chats = pgTable(
  'chats',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<'direct' | 'group'>().notNull(),
    name: text().notNull().default(''),
    // The two of a direct chat, the lower id first: there is one for each pair.
    lowId: somebody(),
    highId: somebody(),
    lastMessageId: integer(),
    createdAt: time().notNull(),
    createdById: somebody(),
    key: uuid(),
  },
  (t) => [
    uniqueIndex('chats_pair').on(t.lowId, t.highId),
    index('chats_high').on(t.highId),
    uniqueIndex('chats_once').on(t.createdById, t.key),
    check('chats_kind', sql`${t.kind} IN ('direct', 'group')`),
  ],
);

export const chatMembers = pgTable(
  'chat_members',
  {
    chatId: chat(),
    personId: ofPerson(),
    role: text().$type<MemberRole>().notNull().default('member'),
    joinedAt: time().notNull(),
    /** The newest message they have seen. */
    seenId: integer().notNull().default(0),
    seenAt: time(),
    pinnedAt: time(),
    muted: boolean().notNull().default(false),
    /** When a notification last told them of this chat. */
    toldAt: time(),
    /** When whoever cannot open chats was last told by mail. */
    mailedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.personId] }), index('chat_members_person').on(t.personId, t.chatId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    chatId: chat(),
    senderId: somebody(),
    kind: text().$type<'text' | 'system'>().notNull().default('text'),
    text: text().notNull(),
    event: jsonb().$type<GroupEvent>(),
    key: uuid(),
    replyToId: integer(),
    createdAt: time().notNull(),
    editedAt: time(),
    deletedAt: time(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`CASE WHEN kind = 'text' THEN lms_fold(text) ELSE '' END`),
  },
  (t) => [
    index('chat_messages_chat').on(t.chatId, t.id),
    uniqueIndex('chat_messages_once').on(t.senderId, t.key),
    // The chat stands beside the words: a common word reads what stands in the own chats alone.
    index('chat_messages_search')
      .using('gin', sql`${t.search} gin_trgm_ops`, sql`(ARRAY[${t.chatId}])`)
      .with({ fastupdate: false }),
  ],
);

/** The chat of a message, written as in the index of words. */
export const messageChat = sql`(ARRAY[${chatMessages.chatId}])`;

export const chatFiles = pgTable(
  'chat_files',
  {
    messageId: message(),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    chatId: chat(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.fileId] }),
    index('chat_files_chat').on(t.chatId, t.messageId),
    index('chat_files_file').on(t.fileId),
  ],
);

export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: message(),
    personId: ofPerson(),
    emoji: text().$type<Reaction>().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.personId, t.emoji] }), index('chat_reactions_person').on(t.personId)],
);

/** Whoever has no row has said and changed nothing. */
export const chatProfiles = pgTable('chat_profiles', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  title: text().notNull().default(''),
  about: text().notNull().default(''),
  status: text().$type<Presence>().notNull().default('online'),
  settings: jsonb().$type<Partial<ChatSettings>>().notNull().default({}),
});

/** A process that serves live streams. It says now and then that it is alive: one row, however many pages are open. */
export const presenceProcesses = pgTable('presence_processes', {
  id: uuid().primaryKey(),
  seenAt: time().notNull(),
});

/** Open live streams of staff. Those of a process that fell silent count no more. */
export const presenceStreams = pgTable(
  'presence_streams',
  {
    id: uuid().primaryKey(),
    processId: uuid()
      .notNull()
      .references(() => presenceProcesses.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    sessionId: text().notNull(),
    active: boolean().notNull().default(true),
    openedAt: time().notNull(),
    /** A page that is loaded anew comes back at once: nobody goes offline for that. */
    closedAt: time(),
  },
  (t) => [
    index('presence_streams_person').on(t.personId),
    index('presence_streams_process').on(t.processId),
    index('presence_streams_closed').on(t.closedAt).where(sql`${t.closedAt} IS NOT NULL`),
  ],
);
