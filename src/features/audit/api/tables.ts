import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditSubject } from '#features/audit/contract.ts';
import type { AuditAction } from '#features/audit/listContract.ts';

/**
 * Who did what to whom, when, from where. Rows are only ever added: a trigger refuses everything else. Names are copied,
 * and there are no foreign keys, so that an entry outlives the people in it.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text().$type<AuditAction>().notNull(),
    actorId: integer(),
    actorName: text().notNull().default(''),
    viewerId: integer(),
    viewerName: text().notNull().default(''),
    subjectType: text().$type<AuditSubject>(),
    subjectId: integer(),
    subjectName: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    address: text().notNull().default(''),
    device: text().notNull().default(''),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(actor_name || ' ' || subject_name || ' ' || address)`),
  },
  (t) => [
    index('audit_at').on(t.at, t.id),
    index('audit_action').on(t.action, t.at, t.id),
    index('audit_action_id').on(t.action, t.id),
    index('audit_actor_name').on(t.actorName, t.id),
    index('audit_actor').on(t.actorId, t.at, t.id),
    index('audit_subject').on(t.subjectType, t.subjectId, t.at, t.id),
    index('audit_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);
