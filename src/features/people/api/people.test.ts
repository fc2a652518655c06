import { describe, expect, it } from 'vitest';
import { PERSON_SORT_COLUMNS } from '#features/people/listContract.ts';
import { testApi } from '../../../../tests/api/api.ts';

interface Row {
  id: number;
  fullName: string;
  email: string;
  role: string;
  status: string;
  lastActiveAt: string | null;
}

describe('the list of everyone', () => {
  const api = testApi();
  let token: Promise<string> | undefined;
  const list = async (body: object = {}) => {
    token ??= api.as('admin');
    const answer = await api.post('/api/account/getAllUsers', body, await token);
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { users: Row[]; total: number };
  };
  const everyone = async (body: object = {}) => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const { users, total } = await list({ ...body, page, perPage: 7 });
      rows.push(...users);
      if (rows.length >= total || users.length === 0) return rows;
    }
  };

  it('gives ten by name to an empty question, with the total', async () => {
    const { users, total } = await list();
    expect(users).toHaveLength(10);
    expect(total).toBe(58);
    expect(users[0]?.fullName).toBe('Aaliyah Brooks');
    expect(Object.keys(users[0] ?? {}).sort()).toEqual(
      ['avatar', 'createdAt', 'email', 'fullName', 'id', 'lastActiveAt', 'role', 'status', 'username'].sort(),
    );
  });

  it('shows every person once over its pages, whatever it is sorted by, and backwards it is the other way round', async () => {
    for (const sortColumn of PERSON_SORT_COLUMNS) {
      const up = await everyone({ sortColumn });
      expect(new Set(up.map((one) => one.id)).size, sortColumn).toBe(58);
      const down = await everyone({ sortColumn, sort: 'desc' });
      const ids = (rows: Row[]) => rows.filter((one) => one.lastActiveAt).map((one) => one.id);
      expect(ids(down), sortColumn).toEqual(ids(up).reverse());
    }
  });

  it('sorts names as a reader would: capitals and accents make no difference', async () => {
    const names = (await everyone()).map((one) => one.fullName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  it('finds parts of words in name, username and email, without accents, in any order', async () => {
    const found = async (q: string) => (await list({ q })).users.map((one) => one.fullName);
    expect(await found('chloe')).toEqual(['Chloé Laurent']);
    expect(await found('ÉTIENNE')).toEqual(['Étienne Moreau']);
    expect(await found('laurent chl')).toEqual(['Chloé Laurent']);
    expect(await found('edemir')).toEqual(['Elif Demir']);
    expect(await found('ADMIN@demo')).toEqual(['Ruth Adeyemi']);
  });

  it('takes what somebody types as letters, not as a pattern', async () => {
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ q: '_' })).total).toBe(0);
    expect((await list({ q: "'; DROP TABLE people; --" })).total).toBe(0);
    expect((await list({ q: '\\' })).total).toBe(0);
  });

  it('filters by one or several roles and statuses', async () => {
    const students = await list({ role: 'Student', perPage: 100 });
    expect(students.total).toBe(40);
    expect(students.users.every((one) => one.role === 'Student')).toBe(true);
    const staff = await list({ role: ['admin', 'client'] });
    expect(staff.total).toBe(18);
    expect((await list({ role: '', status: '' })).total).toBe(58);
    expect((await list({ role: [] })).total).toBe(0);
    const some = await everyone({ status: 'pending,inactive' });
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((one) => one.status !== 'active')).toBe(true);
  });

  it('counts people by role', async () => {
    const { body } = await api.get('/api/people/counts', await api.as('admin'));
    expect(body).toEqual({ all: 58, Student: 40, client: 12, admin: 6 });
  });

  it('is an empty page past the end and a 400 for a page that cannot be', async () => {
    expect(await list({ page: 900 })).toEqual({ users: [], total: 58 });
    const token = await api.as('admin');
    const wrong = { page: 0, perPage: 101, sort: 'up', sortColumn: 'passwordHash', role: 'root', status: 'gone' };
    const answer = await api.post('/api/account/getAllUsers', wrong, token);
    expect(answer.status).toBe(400);
    expect(
      Object.keys(answer.body.error)
        .map((key) => key.split('.')[0])
        .sort(),
    ).toEqual(Object.keys(wrong).sort());
    expect((await api.post('/api/account/getAllUsers', { page: 1.5 }, token)).body.error.page).toBeDefined();
  });
});
