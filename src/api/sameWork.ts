import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '#features/jobs/api/tables.ts';
import type { Db } from './db.ts';

type Work = Pick<typeof jobs.$inferSelect, 'kind' | 'params'>;

/** What the server notes beside what was asked for: it may be another when that is asked for again. */
const NOTED = ['until', 'byKey', 'keyAreas'];

/** Whether a job is what is asked for now: the same done to the same. The database compares, whatever the order of fields. */
export async function isSameWork(db: Db, job: Work & { id: string }, asked: Work): Promise<boolean> {
  if (job.kind !== asked.kind) return false;
  const noted = sql`${sql.param(NOTED)}::text[]`;
  const isSame = sql`${jobs.params} - ${noted} = ${JSON.stringify(asked.params)}::jsonb - ${noted}`;
  return (await db.$count(jobs, and(eq(jobs.id, job.id), isSame))) > 0;
}
