import { ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#api/db.ts';
import { firstOfList, type ListLimits } from '#api/list.ts';
import { PERSON_SORT_COLUMNS, type PeopleQuery, peopleQuery } from '#features/people/listContract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { listPeople } from './queries.ts';
import { BY_NAME, people, peopleByName } from './tables.ts';

interface Row {
  id: number;
  fullName: string;
  username: string;
  email: string;
  role: string;
  status: string;
  createdAt: string;
  lastActiveAt: string | null;
  key: string;
  search: string;
}

const lower = (text: string) => text.toLowerCase();
const KEYS: Record<PeopleQuery['sortColumn'], (row: Row) => string | number | null> = {
  fullName: (row) => row.key,
  username: (row) => lower(row.username),
  email: (row) => lower(row.email),
  role: (row) => lower(row.role),
  status: (row) => row.status,
  createdAt: (row) => Date.parse(row.createdAt),
  lastActiveAt: (row) => (row.lastActiveAt === null ? null : Date.parse(row.lastActiveAt)),
  id: (row) => row.id,
};

/** A plain sort: what has no value last, ties by id. */
function sorted(all: Row[], { sortColumn, sort }: PeopleQuery): Row[] {
  const key = KEYS[sortColumn];
  const way = sort === 'desc' ? -1 : 1;
  return all.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null || b === null) return a === b ? way * (one.id - other.id) : a === null ? 1 : -1;
    return a === b ? way * (one.id - other.id) : way * (a < b ? -1 : 1);
  });
}

describe('pages of a longer list', () => {
  const api = testApi();
  let all: Row[] = [];

  beforeAll(async () => {
    await api.db.execute(sql`
      INSERT INTO people (access, full_name, username, email, status, created_at, last_active_at)
      SELECT (ARRAY['Student', 'Student', 'client', 'admin'])[1 + i % 4],
        (ARRAY['Mona', 'Élise', 'jan', 'Zoë', 'Aron'])[1 + i % 5] || ' ' || chr(97 + i * 7 % 26) || 'son',
        (CASE WHEN i % 3 = 0 THEN 'Pupil' ELSE 'teacher' END) || i, 'p' || (i * 31 % 1009) || '.' || i || '@list.test',
        (ARRAY['active', 'active', 'pending', 'inactive', 'suspended'])[1 + i % 5],
        '2026-03-01T00:00:00Z'::timestamptz + (i * 37 % 90) * interval '1 day' + (i % 3) * interval '5 hours',
        CASE WHEN i % 6 = 0 THEN NULL ELSE '2026-09-01T00:00:00Z'::timestamptz + (i * 13 % 40) * interval '1 day' END
      FROM generate_series(1, 700) AS i`);
    await api.db.execute(sql`ANALYZE people`);
    all = await rows<Row>(
      api.db,
      sql`SELECT id, full_name AS "fullName", username, email, access AS role, status, name_key AS key, search,
        to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
        to_char(last_active_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "lastActiveAt"
        FROM people`,
    );
  });

  // The ways that only long lists take, forced upon a short one.
  const WAYS: Record<string, Partial<ListLimits>> = {
    'read whole': {},
    walked: { few: 0, cheap: 0, hope: 1_000_000, far: 1_000_000 },
    'walked from a tally': { few: 0, cheap: 0, hope: 1_000_000, far: 0 },
    'walked with little hope': { few: 0, cheap: 0, hope: 60, far: 10 },
  };
  const wanted = (match: (row: Row) => boolean, ask: PeopleQuery) => sorted(all.filter(match), ask);

  async function checkPages(asked: object, match: (row: Row) => boolean, limits: Partial<ListLimits>) {
    const ask = peopleQuery.parse({ perPage: 23, ...asked });
    const expected = wanted(match, ask).map((row) => row.id);
    const pages = Math.ceil(expected.length / ask.perPage);
    for (const page of new Set([1, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 4, pages])) {
      if (page < 1) continue;
      const { users, total, about } = await listPeople(api.db, { ...ask, page }, api.now(), limits);
      const start = (page - 1) * ask.perPage;
      const what = `${JSON.stringify(ask)} page ${page} of ${pages}`;
      expect(
        users.map((one) => one.id),
        what,
      ).toEqual(expected.slice(start, start + ask.perPage));
      if (!about) expect(total, what).toBe(expected.length);
    }
    const past = await listPeople(api.db, { ...ask, page: pages + 3 }, api.now(), limits);
    expect(past, `past the end of ${JSON.stringify(ask)}`).toEqual({ users: [], total: expected.length });
  }

  it('begin with the same people when only the first few are wanted, whichever way they are found', async () => {
    const asked = { ...BY_NAME, q: '' };
    const ways = [
      { cheap: 1_000_000, several: 1_000_000, hope: 0 },
      { cheap: 0, several: 0, hope: 1_000_000 },
      { cheap: 0, several: 0, hope: 5 },
    ];
    for (const q of ['', 'son', 'zoe', 'mona a', 'nobody is called this']) {
      const match = (row: Row) => q.split(' ').every((word) => row.search.includes(word)) && row.status !== 'suspended';
      const expected = wanted(match, peopleQuery.parse(BY_NAME)).map((row) => row.id);
      for (const limits of ways) {
        const found = await firstOfList(
          api.db,
          peopleByName,
          { ...asked, q },
          7,
          [ne(people.status, 'suspended')],
          limits,
        );
        expect(found, `${q} ${JSON.stringify(limits)}`).toEqual(expected.slice(0, 7));
      }
    }
  });

  for (const [way, limits] of Object.entries(WAYS)) {
    it(`are those of a plain sort by every column, both ways, ${way}`, async () => {
      for (const sortColumn of PERSON_SORT_COLUMNS) {
        for (const sort of ['asc', 'desc']) {
          await checkPages({ sortColumn, sort }, () => true, limits);
          // Pages that lie within one day or two letters, which are reached from either end.
          await checkPages({ sortColumn, sort, perPage: 3 }, () => true, limits);
        }
      }
    });

    it(`are those of a plain sort with filters and words, ${way}`, async () => {
      const day = (text: string | null) => text?.slice(0, 10) ?? '';
      for (const sortColumn of ['fullName', 'role', 'createdAt', 'lastActiveAt']) {
        for (const sort of ['asc', 'desc']) {
          const by = { sortColumn, sort };
          await checkPages({ ...by, role: 'client' }, (row) => row.role === 'client', limits);
          await checkPages(
            { ...by, role: 'Student,admin', status: 'pending,active' },
            (row) => row.role !== 'client' && ['pending', 'active'].includes(row.status),
            limits,
          );
          await checkPages({ ...by, q: 'son list' }, (row) => row.email.endsWith('list.test'), limits);
          await checkPages({ ...by, q: 'zoe' }, (row) => row.search.includes('zoe'), limits);
          await checkPages(
            { ...by, q: 'SON', role: 'client,admin', status: 'active,suspended' },
            (row) =>
              row.search.includes('son') && row.role !== 'Student' && ['active', 'suspended'].includes(row.status),
            limits,
          );
          await checkPages(
            { ...by, created: '2026-04-01..2026-05-10' },
            (row) => day(row.createdAt) >= '2026-04-01' && day(row.createdAt) <= '2026-05-10',
            limits,
          );
          await checkPages({ ...by, active: 'never' }, (row) => row.lastActiveAt === null, limits);
          await checkPages(
            { ...by, q: 'eli', active: '2026-09-05..', created: '..2026-05-20' },
            (row) =>
              row.search.includes('eli') && day(row.lastActiveAt) >= '2026-09-05' && day(row.createdAt) <= '2026-05-20',
            limits,
          );
        }
      }
    });
  }

  it('say "about" while a count would take too long, and the exact number once it is there', async () => {
    const ask = peopleQuery.parse({ q: 'list.test' });
    const limits = { few: 0, cheap: 0, hope: 1_000_000, patienceMs: 0 };
    const first = await listPeople(api.db, ask, api.now(), limits);
    expect(first.about).toBe(true);
    expect(first.users).toHaveLength(10);
    await expect
      .poll(async () => (await listPeople(api.db, ask, api.now(), limits)).about, { timeout: 10_000 })
      .toBeUndefined();
    expect((await listPeople(api.db, ask, api.now(), limits)).total).toBe(700);
    const other = peopleQuery.parse({ q: 'LIST.test' });
    expect((await listPeople(api.db, other, api.now(), { few: 0, cheap: 0, hope: 1_000_000 })).total).toBe(700);
  });
});

describe('filters of days', () => {
  const api = testApi({ empty: true });

  beforeAll(async () => {
    const day = (days: number, hour: number) =>
      new Date(Math.floor(api.now().getTime() / 86_400_000) * 86_400_000 - days * 86_400_000 + hour * 3_600_000);
    const made: [name: string, created: Date, active: Date | null][] = [
      ['today', day(0, 0), day(0, 0)],
      ['sixth', day(6, 0), day(6, 0)],
      ['seventh', day(7, 23), day(7, 23)],
      ['long', day(400, 12), null],
    ];
    for (const [name, created, active] of made) {
      await api.db.execute(sql`
        INSERT INTO people (access, full_name, username, email, created_at, last_active_at)
        VALUES ('Student', ${name}, ${name}, ${`${name}@x.test`}, ${created.toISOString()}::timestamptz,
          ${active?.toISOString() ?? null}::timestamptz)`);
    }
  });

  const found = async (asked: object) => {
    const { users, total } = await listPeople(api.db, peopleQuery.parse(asked), api.now());
    expect(total).toBe(users.length);
    return users.map((one) => one.fullName).sort();
  };

  it('count whole days in UTC, today as the first', async () => {
    expect(await found({ created: 'last-1' })).toEqual(['today']);
    expect(await found({ created: 'last-7' })).toEqual(['sixth', 'today']);
    expect(await found({ created: 'before-7' })).toEqual(['long', 'seventh']);
    expect(await found({ active: 'last-8' })).toEqual(['seventh', 'sixth', 'today']);
  });

  it('find those without a date by "never" alone', async () => {
    expect(await found({ active: 'never' })).toEqual(['long']);
    expect(await found({ active: 'before-1' })).toEqual(['seventh', 'sixth']);
    expect(await found({ created: 'never' })).toEqual([]);
  });

  it('take a first and a last day, either of them open', async () => {
    const today = api.now().toISOString().slice(0, 10);
    expect(await found({ created: `${today}..${today}` })).toEqual(['today']);
    expect(await found({ created: `..${today}` })).toHaveLength(4);
    expect(await found({ created: `${today}..` })).toEqual(['today']);
    expect(await found({ created: '0000-01-01..9999-12-31', q: 'to' })).toEqual(['today']);
    expect(await found({ created: '0000-01-01..9999-12-31' })).toHaveLength(4);
    expect(await found({ created: `${today}..2020-01-01` })).toEqual([]);
    expect(await found({ created: 'last-7', active: 'last-1' })).toEqual(['today']);
  });
});
