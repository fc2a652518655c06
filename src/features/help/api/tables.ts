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
import type { Hue } from '#contract/hues.ts';
import { files } from '#features/files/api/tables.ts';
import type { FaqGroup, HelpIcon } from '#features/help/choices.ts';
import type { ArticleStatus } from '#features/help/contract.ts';
import { people } from '#features/people/api/tables.ts';

/** The six cards of the knowledge base. */
export const helpCards = pgTable('help_cards', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  category: text().notNull().unique(),
  img: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  rank: integer().notNull(),
});

/** Questions stand in categories: on a card of the knowledge base, or as one of the five groups of the FAQ. */
export const helpCategories = pgTable(
  'help_categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cardId: integer().references(() => helpCards.id, { onDelete: 'cascade' }),
    key: text().$type<FaqGroup>().unique(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    icon: text().$type<HelpIcon>().notNull(),
    iconColor: text().$type<Hue>().notNull(),
    rank: integer().notNull(),
    version: integer().notNull().default(1),
    createdById: integer().references(() => people.id, { onDelete: 'set null' }),
    /** Made by the browser: sent twice, it is stored once. */
    writingKey: uuid(),
  },
  (t) => [
    uniqueIndex('help_categories_writing').on(t.createdById, t.writingKey),
    index('help_categories_card').on(t.cardId, t.rank, t.id),
    check('help_categories_place', sql`(${t.cardId} IS NULL) <> (${t.key} IS NULL)`),
  ],
);

/** The words of a published question while they are being changed. */
interface Draft {
  question: string;
  content: string;
}

export const helpArticles = pgTable(
  'help_articles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer()
      .notNull()
      .references(() => helpCategories.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    slug: text().notNull(),
    content: text().notNull(),
    /** What there is to read in the answer. */
    plain: text().notNull(),
    draft: jsonb().$type<Draft>(),
    status: text().$type<ArticleStatus>().notNull(),
    rank: integer().notNull(),
    version: integer().notNull().default(1),
    /** Made by the browser: sent twice, it is stored once. */
    key: uuid().unique(),
    changedById: integer().references(() => people.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
    /** When what everybody reads was changed last. */
    updatedAt: time().notNull(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(question || ' ' || plain)`),
  },
  (t) => [
    uniqueIndex('help_articles_slug').on(t.slug),
    index('help_articles_order').on(t.categoryId, t.rank, t.id),
    index('help_articles_changed_by').on(t.changedById),
    index('help_articles_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** Whether it helped: one word from each person, or from each visitor without an account. */
export const helpVotes = pgTable(
  'help_votes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer()
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    personId: integer().references(() => people.id, { onDelete: 'cascade' }),
    visitor: uuid(),
    helpful: boolean().notNull(),
    votedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('help_votes_person').on(t.articleId, t.personId).where(sql`${t.personId} IS NOT NULL`),
    uniqueIndex('help_votes_visitor').on(t.articleId, t.visitor).where(sql`${t.visitor} IS NOT NULL`),
    index('help_votes_of').on(t.personId).where(sql`${t.personId} IS NOT NULL`),
    check('help_votes_voter', sql`(${t.personId} IS NULL) <> (${t.visitor} IS NULL)`),
  ],
);

/** Pictures in answers. Those of what is published are for everybody. */
export const helpFiles = pgTable(
  'help_files',
  {
    articleId: integer()
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    isPublic: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.fileId] }), index('help_files_file').on(t.fileId)],
);
