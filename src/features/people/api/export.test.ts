import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { PERSON_SORT_COLUMNS } from '#features/people/listContract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { readTable } from './csv.ts';
import { people } from './tables.ts';

describe('an export of people', () => {
  const api = testApi();
  const get = async (query: string) => {
    const answer = await api.get(`/api/people/export?${query}`, await api.as('admin'));
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  const tableOf = (text: string) => {
    const table = readTable(new TextEncoder().encode(text));
    if (!table) throw new Error('no table');
    return table;
  };
  const rowsOf = async (query: string) => tableOf((await get(query)).text).rows.map((row) => row.cells);

  it('has a heading, a name with the day, and everyone', async () => {
    const answer = await get('');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const day = api.now().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="people-${day}.csv"`);
    const { headings, rows } = tableOf(answer.text);
    expect(headings).toEqual(
      'id,fullName,username,email,role,status,company,country,contact,createdAt,lastActiveAt'.split(','),
    );
    expect(rows).toHaveLength(58);
    expect(answer.text).not.toContain('argon2');
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'people-exported', detail: { format: 'csv' } });
  });

  it('is in the order of the list, whatever that is sorted by, over many pages', async () => {
    const many = Array.from({ length: 2_300 }, (_, at) => ({
      ...{ fullName: `Crowd ${at % 7}`, username: `crowd${at}`, email: `crowd${at}@example.com` },
      access: 'Student' as const,
      lastActiveAt: at % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (at % 5))),
    }));
    await api.db.insert(people).values(many);
    const token = await api.as('admin');
    for (const sortColumn of PERSON_SORT_COLUMNS) {
      for (const sort of ['asc', 'desc']) {
        const ids = (await rowsOf(`q=crowd&sortColumn=${sortColumn}&sort=${sort}`)).map((cells) => Number(cells[0]));
        expect(new Set(ids).size, sortColumn).toBe(2_300);
        for (const page of [1, 15, 23]) {
          const ask = { q: 'crowd', sortColumn, sort, page, perPage: 100 };
          const { users } = (await api.post('/api/account/getAllUsers', ask, token)).body;
          const listed = users.map((one: { id: number }) => one.id);
          expect(ids.slice((page - 1) * 100, page * 100), `${sortColumn} ${sort} ${page}`).toEqual(listed);
        }
      }
    }
  });

  it('is of what matches, or of some ids', async () => {
    const staff = await rowsOf('role=admin,client&status=active');
    expect(staff.length).toBeGreaterThan(0);
    expect(staff.every((cells) => cells[4] !== 'Student' && cells[5] === 'active')).toBe(true);
    expect((await rowsOf('ids=3,1,2&sortColumn=id')).map((cells) => cells[0])).toEqual(['1', '2', '3']);
    expect(await rowsOf('ids=99999999999')).toEqual([]);
    const token = await api.as('admin');
    for (const query of ['format=pdf', 'ids=1,x', 'role=king', 'sortColumn=password'])
      expect((await api.get(`/api/people/export?${query}`, token)).status, query).toBe(400);
  });

  it('is of as many people as can be chosen, in the body of a request', async () => {
    const token = await api.as('admin');
    const ids = [3, 1, 2, ...Array.from({ length: 9_997 }, (_, at) => 1_000_000_000 + at)];
    const answer = await api.post('/api/people/export', { ids, sortColumn: 'id', sort: 'desc' }, token);
    expect(answer.status, answer.text).toBe(200);
    expect(tableOf(answer.text).rows.map((row) => row.cells[0])).toEqual(['3', '2', '1']);
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'people-exported', detail: { format: 'csv', chosen: 10_000 } });
    for (const body of [{ ids: [...ids, 4] }, {}, { ids: ['x'] }, { ids: [1], format: 'pdf' }]) {
      expect((await api.post('/api/people/export', body, token)).status).toBe(400);
    }
    expect((await api.post('/api/people/export', { ids: [1] }, await api.as('Student'))).status).toBe(403);
  });

  it('keeps what could be a formula from being one', async () => {
    await api.db.update(people).set({ contact: '+44 20', company: '=1+1' }).where(eq(people.email, 'student@demo.com'));
    const { text } = await get('q=student@demo.com');
    expect(text).toContain("'+44 20");
    expect(text).toContain("'=1+1");
  });

  it('can be a workbook, with dates as dates', async () => {
    const token = await api.as('admin');
    const answer = await api.app.request('/api/people/export?format=xlsx&role=admin', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const sheet = strFromU8(
      unzipSync(new Uint8Array(await answer.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet.match(/<row /g)).toHaveLength(7);
    expect(sheet).toContain('Chloé Laurent');
    expect(sheet).toMatch(/<c r="J2" s="1"><v>4\d{4}(\.\d+)?<\/v>/);
  });

  it('is read from the database as it is taken, and no further once nobody takes it', async () => {
    const token = await api.as('admin');
    const answer = await api.app.request('/api/people/export?q=crowd', {
      headers: { authorization: `Bearer ${token}` },
    });
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^id,fullName/);
    const second = await reader?.read();
    expect(new TextDecoder().decode(second?.value).split('\r\n').length).toBe(1_001);
    await reader?.cancel();
  });
});
