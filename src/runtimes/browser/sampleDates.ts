import { sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';

const DAY = 86_400_000;
const dayOf = (time: Date) => Math.floor(time.getTime() / DAY);

/** Whole days, so that nine o'clock stays nine o'clock. */
export const daysBetween = (from: Date, to: Date) => Math.max(0, dayOf(to) - dayOf(from));

/** The sample data was laid around the day of the build: moves every date in it, so that today is today again. */
export async function shiftSampleDates(db: Db, days: number) {
  if (days === 0) return;
  const tables = await rows<{ name: string; columns: string[] }>(
    db,
    sql`SELECT c.relname AS name, array_agg(a.attname::text) AS columns
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT a.attisdropped
          AND a.attgenerated = '' AND a.atttypid IN ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype)
        GROUP BY c.relname`,
  );
  await db.transaction(async (tx) => {
    // Without triggers: the audit log refuses changes, and these are none to what happened.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const { name, columns } of tables) {
      const moved = columns.map((column) => {
        const at = sql.identifier(column);
        return sql`${at} = ${at} + make_interval(days => ${days}::int)`;
      });
      await tx.execute(sql`UPDATE ${sql.identifier(name)} SET ${sql.join(moved, sql`, `)}`);
    }
  });
}
