import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import type { Job } from '#features/jobs/contract.ts';
import { people } from '#features/people/api/tables.ts';

/** Long work. Whoever runs it moves the cursor in the same transaction as the rows, so it can go on after a crash. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    askedById: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    /** From where it goes on. */
    cursor: jsonb().$type<unknown>(),
    state: text().$type<Job['state']>().notNull().default('running'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    problems: jsonb().$type<Job['problems']>().notNull().default([]),
    detail: jsonb().$type<Job['detail']>().notNull().default({}),
    undoable: boolean().notNull().default(false),
    /** The request it came from, for the audit log. */
    address: text().notNull().default(''),
    device: text().notNull().default(''),
    /** Which process works on it, and when it last did. */
    runner: text().notNull(),
    beatAt: time().notNull(),
    createdAt: time().notNull(),
    finishedAt: time(),
    /** When whoever asked was shown how it ended. */
    seenAt: time(),
  },
  (t) => [index('jobs_running').on(t.state, t.beatAt), index('jobs_asked_by').on(t.askedById, t.createdAt)],
);

/** How a row was before a job changed it: what undoing needs. */
export const jobChanges = pgTable(
  'job_changes',
  {
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    subjectId: integer().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.subjectId] })],
);
