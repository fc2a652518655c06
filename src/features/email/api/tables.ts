import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { ofPerson } from '#api/personColumns.ts';
import type { AnswerKind } from '#features/email/choices.ts';
import type { Address, BulkAction, Delivery, LabelColour, MailState } from '#features/email/contract.ts';
import type { Folder } from '#features/email/listContract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';

/**
 * New entries of these indexes are collected and put in place many at once: a change of a hundred thousand mails takes a
 * fifth of the time. So much of them, in kB, that no search has long to look through what is not in place yet.
 */
const COLLECTED = { fastupdate: true, gin_pending_list_limit: 1024 };

/** One row is one person's copy of a mail. */
export const emails = pgTable(
  'emails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ownerId: ofPerson(),
    folder: text().$type<Folder>().notNull(),
    /** Where it was before it was thrown away, and since when it is in the trash. */
    formerFolder: text().$type<Folder>(),
    trashedAt: time(),
    state: text().$type<MailState>().notNull(),
    /** Which list it stands in: what is to be sent later is not among what was sent. */
    place: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`CASE WHEN state = 'scheduled' AND folder = 'sent' THEN 'scheduled' ELSE folder END`,
      ),
    fromId: integer().references(() => people.id, { onDelete: 'set null' }),
    fromName: text().notNull(),
    fromEmail: text().notNull(),
    to: jsonb().$type<Address[]>().notNull().default([]),
    cc: jsonb().$type<Address[]>().notNull().default([]),
    bcc: jsonb().$type<Address[]>().notNull().default([]),
    /** Names and addresses of all of them, for the search. */
    recipients: text().notNull().default(''),
    subject: text().notNull(),
    message: text().notNull(),
    preview: text().notNull(),
    hasAttachments: boolean().notNull().default(false),
    hasRemotePictures: boolean().notNull().default(false),
    isRead: boolean().notNull().default(false),
    isStarred: boolean().notNull().default(false),
    /** Names of given labels and ids of own ones. */
    labels: text().array().notNull().default(sql`'{}'::text[]`),
    time: time().notNull(),
    sendAt: time(),
    /** Shared by all copies of a mail, and by all mails of a conversation. */
    messageId: uuid().notNull(),
    thread: uuid().notNull(),
    kind: text().$type<AnswerKind>(),
    inReplyToId: integer(),
    version: integer().notNull().default(1),
    /** Of the writer: what is sent again after a lost answer is there once. */
    draftKey: uuid(),
    sendKey: uuid(),
    /** What plain words are looked for in: each line for itself. */
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(from_name || chr(10) || subject)`),
    senderWords: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(from_name || ' ' || from_email)`),
    recipientWords: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(recipients)`),
  },
  (t) => [
    // One for each list: its page is found in the index alone.
    index('emails_by_place').on(t.ownerId, t.place, t.time, t.id),
    index('emails_all').on(t.ownerId, t.time, t.id).where(sql`${t.folder} <> 'trash'`),
    index('emails_starred').on(t.ownerId, t.time, t.id).where(sql`${t.isStarred} AND ${t.folder} <> 'trash'`),
    index('emails_unread').on(t.ownerId, t.place, t.time, t.id).where(sql`NOT ${t.isRead}`),
    index('emails_attached').on(t.ownerId, t.place, t.time, t.id).where(sql`${t.hasAttachments}`),
    index('emails_thread').on(t.ownerId, t.thread, t.time),
    index('emails_from').on(t.fromId),
    index('emails_due').on(t.sendAt).where(sql`${t.state} IN ('waiting', 'scheduled')`),
    index('emails_trashed').on(t.trashedAt).where(sql`${t.trashedAt} IS NOT NULL`),
    uniqueIndex('emails_draft_key').on(t.ownerId, t.draftKey).where(sql`${t.draftKey} IS NOT NULL`),
    uniqueIndex('emails_send_key').on(t.ownerId, t.sendKey).where(sql`${t.sendKey} IS NOT NULL`),
    // The owner stands beside the words: a common word reads one person's mails alone.
    index('emails_search')
      .using(
        'gin',
        sql`${t.words} gin_trgm_ops`,
        sql`${t.senderWords} gin_trgm_ops`,
        sql`${t.recipientWords} gin_trgm_ops`,
        sql`(ARRAY[${t.ownerId}])`,
      )
      .with(COLLECTED),
    index('emails_labels').using('gin', t.labels, sql`(ARRAY[${t.ownerId}])`).with(COLLECTED),
  ],
);

/** Written as in the indexes of words and labels. */
export const emailOwners = sql`(ARRAY[${emails.ownerId}])`;

/** Files of a mail: what is attached, and the pictures within it. */
export const emailFiles = pgTable(
  'email_files',
  {
    emailId: integer()
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    isAttached: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.emailId, t.fileId] }), index('email_files_file').on(t.fileId)],
);

/** What became of a mail, address by address. Kept with the sender's copy. */
export const emailDeliveries = pgTable(
  'email_deliveries',
  {
    emailId: integer()
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    name: text().notNull(),
    way: text().$type<Delivery['way']>().notNull(),
    outcome: text().$type<Delivery['outcome']>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** When it is tried next. Nobody tries before the mail itself is due. */
    nextAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.emailId, t.address] }),
    index('email_deliveries_due').on(t.nextAt).where(sql`${t.nextAt} IS NOT NULL`),
  ],
);

/** Own labels, and the colours that somebody gave to the given ones. */
export const emailLabels = pgTable(
  'email_labels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ownerId: ofPerson(),
    name: text().notNull(),
    colour: text().$type<LabelColour>().notNull(),
    isGiven: boolean().notNull().default(false),
    key: uuid(),
  },
  (t) => [
    uniqueIndex('email_labels_name').on(t.ownerId, sql`lower(${t.name})`),
    uniqueIndex('email_labels_key').on(t.ownerId, t.key).where(sql`${t.key} IS NOT NULL`),
  ],
);

/**
 * How many mails somebody has, by list, by label, and how many of them are unread. Triggers on `emails` add a fresh row
 * for what a statement changed, and add fresh ones up now and then; the sum over all rows is always right, and
 * writers never wait for each other.
 */
export const emailTallies = pgTable(
  'email_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ownerId: integer().notNull(),
    bucket: text().notNull(),
    total: integer().notNull(),
    unread: integer().notNull(),
    fresh: boolean().notNull().default(true),
  },
  (t) => [
    index('email_tallies_of').on(t.ownerId, t.bucket),
    index('email_tallies_fresh').on(t.id).where(sql`${t.fresh}`),
  ],
);

export interface HeldBefore {
  id: number;
  version: number;
  state: Extract<MailState, 'waiting' | 'scheduled'>;
  sendAt: string;
}

/** What a bulk action changed, while it can be taken back. */
export const emailUndos = pgTable(
  'email_undos',
  {
    token: uuid().primaryKey(),
    ownerId: ofPerson(),
    action: text().$type<BulkAction>().notNull(),
    label: text(),
    ids: integer().array().notNull(),
    /** The folder each of them was in. */
    folders: text().array().notNull(),
    /** Those that were to be sent, and when. */
    held: jsonb().$type<HeldBefore[]>().notNull().default([]),
    expiresAt: time().notNull(),
  },
  (t) => [index('email_undos_of').on(t.ownerId), index('email_undos_end').on(t.expiresAt)],
);

export const emailSignatures = pgTable('email_signatures', {
  ownerId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  html: text().notNull(),
});

/** Whom somebody has written to, and how often. */
export const emailAddresses = pgTable(
  'email_addresses',
  {
    ownerId: ofPerson(),
    /** Lower case. */
    address: text().notNull(),
    name: text().notNull(),
    used: integer().notNull().default(1),
    lastUsedAt: time().notNull(),
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(name || ' ' || address)`),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.address] }),
    index('email_addresses_used').on(t.ownerId, t.used, t.lastUsedAt),
  ],
);
