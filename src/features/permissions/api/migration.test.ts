import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { rows } from '#api/db.ts';
import { migrate } from '#api/migrate.ts';
import { MIGRATIONS } from '#api/migrations.gen.ts';
import { openPool } from '#runtimes/node/postgres.ts';
import { quiet } from '../../../../tests/api/policy.ts';
import { dropDatabase } from '../../../../tests/support/dropDatabase.ts';

it('a database from before roles were rows keeps who holds what', async () => {
  const postgres = inject('postgres');
  const name = `m_${process.pid}_${Date.now().toString(36)}`;
  const admin = new pg.Client(postgres);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const { pool, db } = openPool({ ...postgres, database: name, max: 2 }, quiet);
  try {
    const born = MIGRATIONS.findIndex((one) => one.statements.some((text) => text.includes('CREATE TABLE "roles"')));
    await db.execute(sql`CREATE SCHEMA drizzle`);
    await db.execute(
      sql`CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    for (const { hash, when, statements } of MIGRATIONS.slice(0, born)) {
      for (const statement of statements) await db.execute(sql.raw(statement));
      await db.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${when}::bigint)`,
      );
    }
    await db.execute(sql`INSERT INTO people (id, access, full_name, username, email)
      VALUES (7, 'client', 'Ada', 'ada', 'ada@example.com')`);
    await db.execute(sql`INSERT INTO permissions (id, key, name, created_at)
      VALUES (3, 'management', 'Management', '2021-04-14T20:43:00Z')`);
    await db.execute(sql`INSERT INTO permission_roles VALUES (3, 'administrator'), (3, 'restricted-user')`);
    await db.execute(sql`INSERT INTO person_roles VALUES (7, 'support')`);

    expect(await migrate(db)).toBe(MIGRATIONS.length - born);
    expect(await rows(db, sql`SELECT person_id, role FROM person_roles`)).toEqual([{ person_id: 7, role: 'support' }]);
    expect(await rows(db, sql`SELECT role FROM permission_roles ORDER BY role`)).toEqual([
      { role: 'administrator' },
      { role: 'restricted-user' },
    ]);
    expect(await rows(db, sql`SELECT name FROM roles WHERE built_in`)).toHaveLength(5);
    const [found] = await rows<{ search: string }>(db, sql`SELECT search FROM permissions`);
    expect(found?.search).toBe('management\n14 apr 2021, 8:43 pm');
    await expect(db.execute(sql`INSERT INTO person_roles VALUES (7, 'king')`)).rejects.toThrow();
  } finally {
    await pool.end();
    await dropDatabase(admin, name);
    await admin.end();
  }
});
