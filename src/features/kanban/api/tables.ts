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
import { somebody } from '#api/personColumns.ts';
import { files } from '#features/files/api/tables.ts';
import type { BoardGlyph, CardDeed, CardField, Colour } from '#features/kanban/choices.ts';
import { people } from '#features/people/api/tables.ts';

/** A place in a line: whole numbers with wide gaps, see `ranks.ts`. */
const rank = () => bigint({ mode: 'number' }).notNull();

export const kanbanBoards = pgTable(
  'kanban_boards',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The boards that come with the product go by a word on the wire: todo, in-progress, done. */
    slug: text().unique(),
    title: text().notNull(),
    rank: rank(),
    glyph: text().$type<BoardGlyph>().notNull().default('circle'),
    colour: text().$type<Colour>().notNull().default('neutral'),
    isDone: boolean().notNull().default(false),
    wipLimit: integer(),
    version: integer().notNull().default(1),
    /** Grows with every change of which cards stand here in which order. */
    orderVersion: integer().notNull().default(1),
    createdAt: time().notNull(),
    createdById: somebody(),
    writingKey: uuid(),
    deletedAt: time(),
    /** What was deleted in one go comes back in one go. */
    deletion: text(),
  },
  (t) => [
    uniqueIndex('kanban_boards_rank').on(t.rank),
    uniqueIndex('kanban_boards_writing').on(t.createdById, t.writingKey),
    index('kanban_boards_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
    index('kanban_boards_deletion').on(t.deletion).where(sql`${t.deletion} IS NOT NULL`),
  ],
);

export const kanbanCards = pgTable(
  'kanban_cards',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    boardId: integer()
      .notNull()
      .references(() => kanbanBoards.id, { onDelete: 'cascade' }),
    rank: rank(),
    title: text().notNull(),
    /** Clean HTML, and what there is to read in it. */
    description: text().notNull().default(''),
    plain: text().notNull().default(''),
    dueDate: time(),
    /** `tile:<seed>` is drawn; else the address of a picture of ours. A picture that was uploaded is `coverFileId`. */
    cover: text(),
    coverFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    /** In which version each field was written last: two people may save different fields at once. */
    written: jsonb().$type<Partial<Record<CardField, number>>>().notNull().default({}),
    createdAt: time().notNull(),
    createdById: somebody(),
    writingKey: uuid(),
    changedAt: time().notNull(),
    changedById: somebody(),
    deletedAt: time(),
    deletion: text(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(title || chr(10) || plain)`),
  },
  (t) => [
    // Deleted cards too: they keep their place, so that they come back to it.
    uniqueIndex('kanban_cards_place').on(t.boardId, t.rank),
    uniqueIndex('kanban_cards_writing').on(t.createdById, t.writingKey),
    index('kanban_cards_changed_by').on(t.changedById),
    index('kanban_cards_cover').on(t.coverFileId),
    index('kanban_cards_deleted').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
    index('kanban_cards_deletion').on(t.deletion).where(sql`${t.deletion} IS NOT NULL`),
    index('kanban_cards_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

const ofCard = () =>
  integer()
    .notNull()
    .references(() => kanbanCards.id, { onDelete: 'cascade' });

/** Moves that were made already: what is sent again after a lost answer moves nothing twice. */
export const kanbanMoves = pgTable(
  'kanban_moves',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.key] }), index('kanban_moves_at').on(t.at)],
);

/** One list of labels for all boards. */
export const kanbanLabels = pgTable(
  'kanban_labels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    colour: text().$type<Colour>().notNull().default('neutral'),
  },
  (t) => [uniqueIndex('kanban_labels_name').on(sql`lower(${t.name})`)],
);

export const kanbanCardLabels = pgTable(
  'kanban_card_labels',
  {
    cardId: ofCard(),
    labelId: integer()
      .notNull()
      .references(() => kanbanLabels.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.labelId] }), index('kanban_card_labels_label').on(t.labelId)],
);

export const kanbanCardPeople = pgTable(
  'kanban_card_people',
  {
    cardId: ofCard(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.personId] }), index('kanban_card_people_person').on(t.personId)],
);

export const kanbanComments = pgTable(
  'kanban_comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cardId: ofCard(),
    authorId: somebody(),
    text: text().notNull(),
    createdAt: time().notNull(),
    editedAt: time(),
    writingKey: uuid(),
  },
  (t) => [
    index('kanban_comments_of').on(t.cardId, t.id),
    uniqueIndex('kanban_comments_writing').on(t.authorId, t.writingKey),
  ],
);

export const kanbanMentions = pgTable(
  'kanban_mentions',
  {
    commentId: integer()
      .notNull()
      .references(() => kanbanComments.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.personId] }), index('kanban_mentions_person').on(t.personId)],
);

export const kanbanChecklist = pgTable(
  'kanban_checklist',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cardId: ofCard(),
    position: integer().notNull(),
    title: text().notNull(),
    isDone: boolean().notNull().default(false),
    createdById: somebody(),
    writingKey: uuid(),
  },
  (t) => [
    index('kanban_checklist_of').on(t.cardId, t.isDone),
    uniqueIndex('kanban_checklist_writing').on(t.createdById, t.writingKey),
  ],
);

export const kanbanAttachments = pgTable(
  'kanban_attachments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cardId: ofCard(),
    /** What was uploaded; without it `img` is the address of a picture of ours. */
    fileId: integer().references(() => files.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    img: text().notNull().default(''),
    addedAt: time().notNull(),
    addedById: somebody(),
  },
  (t) => [
    index('kanban_attachments_of').on(t.cardId, t.id),
    uniqueIndex('kanban_attachments_file').on(t.cardId, t.fileId),
    index('kanban_attachments_of_file').on(t.fileId),
    index('kanban_attachments_by').on(t.addedById),
  ],
);

/** Every upload a card shows, as attachment, as cover or in its description: who sees the card may open it. */
export const kanbanFiles = pgTable(
  'kanban_files',
  {
    cardId: ofCard(),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.fileId] }), index('kanban_files_file').on(t.fileId)],
);

/** What happened to a card. Only ever added to. */
export const kanbanHistory = pgTable(
  'kanban_history',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cardId: ofCard(),
    at: time().notNull(),
    byId: somebody(),
    what: text().$type<CardDeed>().notNull(),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [index('kanban_history_of').on(t.cardId, t.id), index('kanban_history_by').on(t.byId)],
);
