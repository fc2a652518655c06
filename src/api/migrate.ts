import { sql } from 'drizzle-orm';
import { type Db, rows } from './db.ts';
import { MIGRATIONS } from './migrations.gen.ts';

/** The database was written by a newer version of the product: this one must not touch it. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'The database was made by a newer version of LMS. Install that version, or restore a backup made by this one.',
    );
  }
}

const LOCK = 7_426_101;

/**
 * Brings the tables up to date, all or nothing. Several processes may start at once: the first one migrates, the others
 * wait for it. The bookkeeping table is the one Drizzle's own tools read.
 */
export async function migrate(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const known = new Set(MIGRATIONS.map((one) => one.hash));
    const done = await rows<{ hash: string }>(tx, sql`SELECT hash FROM drizzle.__drizzle_migrations`);
    if (done.some((one) => !known.has(one.hash))) throw new NewerDatabase();
    const applied = new Set(done.map((one) => one.hash));
    const pending = MIGRATIONS.filter((one) => !applied.has(one.hash));
    for (const { hash, when, statements } of pending) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${when}::bigint)`,
      );
    }
    return pending.length;
  });
}
