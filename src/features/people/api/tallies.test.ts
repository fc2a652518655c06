import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Db, rows } from '#api/db.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';

interface Count {
  kind: string;
  bucket: string;
  access: string;
  status: string;
  n: number;
}

describe('tallies of people', () => {
  const api = testApi();

  const kept = () =>
    rows<Count>(
      api.db,
      sql`SELECT kind, bucket, access, status, sum(n)::int AS n FROM people_tallies
        GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4`,
    );
  const counted = () =>
    rows<Count>(
      api.db,
      sql`SELECT b.kind, b.bucket, p.access, p.status, count(*)::int AS n FROM people p,
        lms_people_buckets(p.id, p.name_key, p.username, p.email, p.created_at, p.last_active_at) b
        GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    );
  const areRight = async () => expect(await kept()).toEqual(await counted());

  const add = (db: Db, many: number, access = 'Student', status = 'active') => {
    const name = unique('tally');
    return db.execute(sql`
      INSERT INTO people (access, status, full_name, username, email)
      SELECT ${access}, ${status}, chr(97 + i % 26) || ${name}, ${name} || i, ${name} || i || '@tally.test'
      FROM generate_series(1, ${many}) AS i`);
  };

  it('are right from the start, and after every kind of write', async () => {
    await areRight();
    await add(api.db, 1);
    await add(api.db, 300, 'client', 'pending');
    await areRight();
    await api.db.execute(sql`UPDATE people SET status = 'suspended' WHERE status = 'pending'`);
    await api.db.execute(sql`UPDATE people SET access = 'admin', full_name = 'Zz ' || full_name WHERE id % 7 = 0`);
    await api.db.execute(sql`UPDATE people SET last_active_at = now() - interval '3 days' WHERE id % 5 = 0`);
    await areRight();
    await api.db.execute(sql`
      INSERT INTO people (access, full_name, username, email) VALUES ('client', 'A', 'twice', 'twice@tally.test')
      ON CONFLICT ((lower(email))) DO UPDATE SET status = 'inactive'`);
    await api.db.execute(sql`
      INSERT INTO people (access, full_name, username, email) VALUES ('client', 'A', 'twice2', 'twice@tally.test')
      ON CONFLICT ((lower(email))) DO UPDATE SET status = 'inactive'`);
    await areRight();
    await api.db.execute(sql`DELETE FROM people WHERE email LIKE '%@tally.test' AND id % 2 = 0`);
    await areRight();
  });

  it('add nothing for a change that moves nobody', async () => {
    const many = async () => (await rows<{ n: number }>(api.db, sql`SELECT count(*)::int AS n FROM people_tallies`))[0];
    await api.db.execute(sql`UPDATE people SET last_active_at = '2026-01-05T10:00:00Z'`);
    const before = await many();
    await api.db.execute(sql`UPDATE people SET last_active_at = '2026-01-05T11:00:00Z', company = 'Elsewhere'`);
    expect(await many()).toEqual(before);
  });

  it('are right when many write at once and some take it back', async () => {
    const writer = async (turn: number) => {
      const work = api.db.transaction(async (tx) => {
        await add(tx, 1 + (turn % 3), turn % 2 ? 'Student' : 'client');
        await add(tx, 2, 'admin', 'pending');
        await tx.execute(sql`UPDATE people SET status = 'inactive' WHERE id % 11 = ${turn % 11} AND access = 'admin'`);
        if (turn % 4 === 0) throw new Error('taken back');
        if (turn % 3 === 0)
          await tx.execute(sql`DELETE FROM people WHERE id % 13 = ${turn % 13} AND email LIKE '%@tally.test'`);
      });
      await work.catch(() => {});
    };
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([0, 1, 2, 3, 4].map((turn) => writer(round * 5 + turn)));
    }
    await areRight();
  });

  it('stay few: fresh ones are added up', async () => {
    for (let i = 0; i < 200; i += 1) await add(api.db, 1);
    await areRight();
    const [fresh] = await rows<{ n: number }>(api.db, sql`SELECT count(*)::int AS n FROM people_tallies WHERE fresh`);
    expect(fresh?.n).toBeLessThan(600);
  });

  it('never fold under a transaction that sees an older state', async () => {
    await api.db.transaction(
      async (tx) => {
        await tx.execute(sql`SELECT 1 FROM people LIMIT 1`);
        await add(api.db, 3);
        for (let i = 0; i < 100; i += 1) await add(tx, 1);
      },
      { isolationLevel: 'repeatable read' },
    );
    await areRight();
  });

  it('can be counted anew, and are empty when everybody is gone', async () => {
    await api.db.execute(sql`UPDATE people_tallies SET n = n + 1`);
    await api.db.execute(sql`SELECT lms_recount_people()`);
    await areRight();
    expect((await kept()).length).toBeGreaterThan(0);
    await api.db.execute(sql`TRUNCATE people CASCADE`);
    expect(await kept()).toEqual([]);
  });
});
