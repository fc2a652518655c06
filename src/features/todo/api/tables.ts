import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
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
import { folded, inC, time } from '#api/columns.ts';
import type { Hue } from '#contract/hues.ts';
import { people } from '#features/people/api/tables.ts';
import type { TaskRepeat } from '#features/todo/contract.ts';

/** A task belongs to whoever wrote it; whom it was given to sees it among their own. */
export const todos = pgTable(
  'todos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    assigneeId: integer().references(() => people.id, { onDelete: 'set null' }),
    /** The name of that person, folded: kept by triggers, so that lists are found in its order. */
    assigneeKey: text(),
    title: text().notNull(),
    description: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    /** A day is its midnight in UTC, wherever it is read. */
    dueAt: time(),
    dueIsDay: boolean().notNull().default(false),
    isCompleted: boolean().notNull().default(false),
    completedAt: time(),
    isImportant: boolean().notNull().default(false),
    /** In the bin since then. */
    deletedAt: time(),
    /** The order by hand: in the list of the owner, and in that of whom it was given to. */
    rank: bigint({ mode: 'number' }).notNull(),
    assigneeRank: bigint({ mode: 'number' }).notNull().default(0),
    repeat: jsonb().$type<TaskRepeat>(),
    /** The repeating task that made this one when it was done: each makes its next one once. */
    previousId: integer().references((): AnyPgColumn => todos.id, { onDelete: 'set null' }),
    remindAt: time(),
    remindedAt: time(),
    version: integer().notNull().default(1),
    createdAt: time().notNull(),
    changedAt: time().notNull(),
    key: uuid(),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(title || chr(10) || lms_joined(tags))`),
  },
  (t) => {
    const there = sql`${t.deletedAt} IS NULL`;
    const given = sql`${t.deletedAt} IS NULL AND ${t.assigneeId} IS NOT NULL`;
    return [
      // One for each way to sort: a page is found in the index alone, filtered by what is done and important on the way.
      index('todos_by_id').on(t.ownerId, t.id, t.isCompleted, t.isImportant).where(there),
      index('todos_by_title').on(t.ownerId, folded(t.title), t.id, t.isCompleted, t.isImportant).where(there),
      index('todos_by_due').on(t.ownerId, t.dueAt, t.id, t.isCompleted, t.isImportant).where(there),
      index('todos_by_assignee').on(t.ownerId, inC(t.assigneeKey), t.id, t.isCompleted, t.isImportant).where(there),
      index('todos_by_rank').on(t.ownerId, t.rank, t.id, t.isCompleted, t.isImportant).where(there),
      // The same for what others gave somebody to do.
      index('todos_given_by_id').on(t.assigneeId, t.id, t.isCompleted, t.isImportant).where(given),
      index('todos_given_by_title').on(t.assigneeId, folded(t.title), t.id, t.isCompleted, t.isImportant).where(given),
      index('todos_given_by_due').on(t.assigneeId, t.dueAt, t.id, t.isCompleted, t.isImportant).where(given),
      index('todos_given_by_rank').on(t.assigneeId, t.assigneeRank, t.id, t.isCompleted, t.isImportant).where(given),
      index('todos_given').on(t.assigneeId),
      index('todos_bin').on(t.ownerId, t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
      index('todos_bin_old').on(t.deletedAt).where(sql`${t.deletedAt} IS NOT NULL`),
      index('todos_reminders')
        .on(t.remindAt)
        .where(
          sql`${t.remindAt} IS NOT NULL AND ${t.remindedAt} IS NULL AND NOT ${t.isCompleted} AND ${t.deletedAt} IS NULL`,
        ),
      uniqueIndex('todos_next').on(t.previousId),
      uniqueIndex('todos_once').on(t.ownerId, t.key),
      // Whose it is and its tags stand beside the words: a search reads what somebody's own tasks have of them.
      index('todos_search')
        .using('gin', sql`${t.search} gin_trgm_ops`, sql`(ARRAY[${t.ownerId}, ${t.assigneeId}])`, t.tags)
        .with({ fastupdate: false }),
      check('todos_done', sql`${t.isCompleted} = (${t.completedAt} IS NOT NULL)`),
    ];
  },
);

/** Whose it is, written as in the index of words. */
export const todoPeople = sql`(ARRAY[${todos.ownerId}, ${todos.assigneeId}])`;

/** What lists can be sorted by, written as in their indexes. */
export const todoKeys = {
  id: todos.id,
  title: folded(todos.title),
  due: todos.dueAt,
  assignee: inC(todos.assigneeKey),
  rank: todos.rank,
  assigneeRank: todos.assigneeRank,
};

/** The steps of a task. */
export const todoSteps = pgTable(
  'todo_steps',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    todoId: integer()
      .notNull()
      .references(() => todos.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    isDone: boolean().notNull().default(false),
    key: uuid(),
  },
  (t) => [index('todo_steps_of').on(t.todoId, t.position, t.id), uniqueIndex('todo_steps_once').on(t.todoId, t.key)],
);

/** Tags that somebody made or gave another colour. */
export const todoTags = pgTable(
  'todo_tags',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    colour: text().$type<Hue>().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.name] })],
);
