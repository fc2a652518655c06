import { describe, expect, it } from 'vitest';
import { EMAIL_TAKEN } from '#features/employees/choices.ts';
import type { Employee } from '#features/employees/contract.ts';
import { EMPLOYEE_COLUMNS } from '#features/employees/listContract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';

interface Page {
  allData: Employee[];
  invoices: Employee[];
  total: number;
}

describe('the table of employees', () => {
  const api = testApi();
  let token: Promise<string> | undefined;
  const admin = () => {
    token ??= api.as('admin');
    return token;
  };
  const list = async (query = '') => {
    const answer = await api.ask('GET', `/api/datatables/data?all=false&${query}`, { token: await admin() });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as Page;
  };
  const refused = async (query: string) => {
    const answer = await api.ask('GET', `/api/datatables/data?${query}`, { token: await admin() });
    expect(answer.status).toBe(400);
    return Object.keys(answer.body.error);
  };
  const add = async (fields: object = {}) => {
    const body = {
      full_name: 'Wilma Test',
      post: 'Librarian',
      email: `${unique('e')}@example.org`,
      city: 'Lyon',
      start_date: '2024-02-29',
      salary: 41000.5,
      age: 34,
      experience: 7,
      status: 2,
      ...fields,
    };
    return api.post('/api/datatables/employees', body, await admin());
  };
  const change = async (id: number, body: object) =>
    api.ask('PATCH', `/api/datatables/employees/${id}`, { token: await admin(), body });

  it('shows ten, and gives the first thousand to who asks for all', async () => {
    const answer = await api.ask('GET', '/api/datatables/data', { token: await admin() });
    expect(answer.body).toMatchObject({ total: 2_500 });
    expect(answer.body.invoices).toHaveLength(10);
    expect(answer.body.allData).toHaveLength(1_000);
    expect(answer.body.allData.slice(0, 10)).toEqual(answer.body.invoices);
    const first = await api.ask('GET', '/api/datatables/initial-data', { token: await admin() });
    expect(first.body).toEqual(answer.body.allData);
    expect((await list()).allData).toEqual([]);
  });

  it('sorts by each column both ways, and ties go by id', async () => {
    for (const column of EMPLOYEE_COLUMNS) {
      const up = await list(`sortColumn=${column}&perPage=100&q=berg`);
      const down = await list(`sortColumn=${column}&sort=desc&perPage=100&page=1&q=berg`);
      const last = await list(`sortColumn=${column}&sort=desc&perPage=100&page=${Math.ceil(up.total / 100)}&q=berg`);
      expect(down.total, column).toBe(up.total);
      const ids = (page: Page) => page.invoices.map((row) => row.id);
      const tail = ids(last).reverse();
      expect(ids(up).slice(0, tail.length), column).toEqual(tail);
    }
  });

  it('sorts by several columns, each its own way', async () => {
    const { invoices } = await list('sortColumn=status,post,age&sort=asc,desc,asc&perPage=100&page=20');
    const key = (row: Employee) => [row.status, row.post, row.age, row.id] as const;
    const inOrder = invoices.every((row, at) => {
      const before = invoices[at - 1];
      if (!before) return true;
      const [s, p, a, i] = key(row);
      const [bs, bp, ba, bi] = key(before);
      if (bs !== s) return bs < s;
      if (bp !== p) return bp > p;
      return ba !== a ? ba < a : bi < i;
    });
    expect(inOrder).toBe(true);
    expect(new Set(invoices.map((row) => row.post)).size).toBeGreaterThan(1);
  });

  it('goes by id where the order is left empty', async () => {
    const usual = await list('perPage=20');
    for (const query of ['sort=', 'sortColumn=', 'sort=&sortColumn='])
      expect(await list(`perPage=20&${query}`), query).toEqual(usual);
    expect((await list('sort=desc&sortColumn=')).invoices[0]?.id).toBeGreaterThan(usual.invoices[0]?.id ?? 0);
    expect(await refused('sort=up')).toEqual(['sort']);
  });

  it('finds words in any column, dates and amounts included', async () => {
    const made = (await add({ full_name: 'Zébulon Quist', city: 'Nantes' })).body.employee as Employee;
    for (const q of ['zebulon', 'QUIST nantes', '29 feb 2024', '2024-02-29', '41000.5', made.email]) {
      const { invoices } = await list(`perPage=100&sort=desc&q=${encodeURIComponent(q)}`);
      expect(
        invoices.map((row) => row.id),
        q,
      ).toContain(made.id);
    }
    expect((await list('q=nobody-is-called-this')).total).toBe(0);
    // A day is a whole, in the table as in what is taken from it: 9 stands in the amount or the age, too.
    const { invoices } = await list(`perPage=100&sort=desc&q=${encodeURIComponent('zebulon 9 Feb 2024')}`);
    expect(invoices).toEqual([]);
  });

  it('filters by column, and the total counts what is left', async () => {
    const all = async (query: string) => (await list(`perPage=100&${query}`)).invoices;
    expect((await all('status=2,5')).every((row) => [2, 5].includes(row.status))).toBe(true);
    expect((await all('age=30..31')).every((row) => row.age === 30 || row.age === 31)).toBe(true);
    expect((await all('salary=..19500')).every((row) => row.salary <= 19_500)).toBe(true);
    expect((await all('experience=25..')).every((row) => row.experience >= 25)).toBe(true);
    expect((await all('city=Porto&post=Librarian')).every((row) => row.city === 'Porto')).toBe(true);
    expect((await all('name=ada%20ad')).every((row) => /ada ad/i.test(row.full_name))).toBe(true);
    expect((await all('start=2020-01-01..2020-12-31')).every((row) => row.start_date.startsWith('2020'))).toBe(true);
    const [one, both] = [await list('status=1'), await list('status=1,2')];
    expect(both.total).toBe(one.total + (await list('status=2')).total);
  });

  it('tells what is wrong with a question', async () => {
    expect(await refused('page=0&perPage=101')).toEqual(['page', 'perPage']);
    expect(await refused('sortColumn=shoe')).toEqual(['sortColumn']);
    expect(await refused('sort=up')).toEqual(['sort']);
    expect(await refused('status=6')).toEqual(['status']);
    expect(await refused('age=old')).toEqual(['age']);
  });

  it('adds, changes and deletes a row, and writes down who did it', async () => {
    const made = await add();
    expect(made.status).toBe(201);
    const { employee } = made.body as { employee: Employee };
    expect(employee).toMatchObject({ full_name: 'Wilma Test', salary: 41000.5, version: 1 });
    const changed = await change(employee.id, { version: 1, salary: 42000, city: 'Oslo' });
    expect(changed.body.employee).toMatchObject({ salary: 42000, city: 'Oslo', post: 'Librarian', version: 2 });
    const gone = await api.ask('DELETE', `/api/datatables/employees?id=${employee.id}`, { token: await admin() });
    expect(gone.body).toEqual({ id: employee.id });
    const again = await api.ask('DELETE', `/api/datatables/employees?id=${employee.id}`, { token: await admin() });
    expect(again.status).toBe(404);
    const log = await api.ask('GET', '/api/audit?q=Wilma%20Test&perPage=3', { token: await admin() });
    const actions = log.body.entries.map((entry: { action: string }) => entry.action);
    expect(actions).toEqual(['employee-deleted', 'employee-changed', 'employee-added']);
  });

  it('tells the second of two who change the same row, and keeps what the first wrote', async () => {
    const { employee } = (await add()).body as { employee: Employee };
    const answers = await Promise.all(
      ['Porto', 'Braga', 'Oslo'].map((city) => change(employee.id, { version: 1, city })),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    const kept = answers.find((one) => one.status === 200)?.body.employee as Employee;
    const [row] = (await list(`q=${employee.email}`)).invoices;
    expect(row).toEqual(kept);
  });

  it('refuses an email that is taken, a bad value, and changes nothing by it', async () => {
    const { employee } = (await add()).body as { employee: Employee };
    const twin = await add({ email: employee.email.toUpperCase() });
    expect(twin).toMatchObject({ status: 409, body: { error: EMAIL_TAKEN } });
    const other = (await add()).body.employee as Employee;
    expect((await change(other.id, { version: 1, email: employee.email })).status).toBe(409);
    const wrong = await change(other.id, { version: 1, status: 9, age: -1, salary: 1.005, start_date: '2025-02-30' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.error).sort()).toEqual(['age', 'salary', 'start_date', 'status']);
    for (const start_date of ['0000-01-01', '1899-12-31', '9999-12-31'])
      expect((await change(other.id, { version: 1, start_date })).body.error?.start_date, start_date).toEqual([
        'Choose a day between 1900 and 2999.',
      ]);
    expect((await list(`q=${other.email}`)).invoices).toEqual([other]);
  });

  it('changes and deletes many, and puts them back', async () => {
    const made = [await add({ city: 'Thisted' }), await add({ city: 'Thisted' })].map((one) => one.body.employee.id);
    const bulk = async (body: object) => (await api.post('/api/datatables/bulk', body, await admin())).body.job;
    const statuses = async () => (await list('city=Thisted')).invoices.map((row) => row.status);
    const undo = async (id: string) => api.post(`/api/jobs/${id}/undo`, {}, await admin());
    const status = { action: 'status', status: 4, match: { city: ['Thisted'] }, key: crypto.randomUUID() };
    const set = await bulk(status);
    expect(set).toMatchObject({ state: 'done', changed: 2, canUndo: true });
    // Sent again because its answer was lost, it is the same work.
    expect(await bulk(status)).toEqual(set);
    expect(await statuses()).toEqual([4, 4]);
    expect((await undo(set.id)).status).toBeLessThan(300);
    expect(await statuses()).toEqual([2, 2]);
    const gone = await bulk({ action: 'delete', ids: [...made, 99_999_999] });
    expect(gone).toMatchObject({ state: 'done', changed: 2, failed: 1 });
    expect(await statuses()).toEqual([]);
    await undo(gone.id);
    expect((await list('city=Thisted')).invoices.map((row) => row.id)).toEqual(made);
  });

  it('exports what matches, in the order of the table', async () => {
    const get = async (query: string) =>
      (await api.ask('GET', `/api/datatables/export?${query}`, { token: await admin() })).text;
    const lines = (await get('city=Porto&sortColumn=age,full_name')).trim().split(/\r?\n/);
    expect(lines[0]).toContain('id,full_name,post,email,city,start_date,salary,age,experience,status');
    expect(lines).toHaveLength((await list('city=Porto')).total + 1);
    const ages = lines.slice(1).map((line) => Number(line.split(',')[7]));
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  });

  it('is for those who may see the data table, and changed only by those who may manage it', async () => {
    const student = await api.as('Student');
    const client = await api.as('client');
    for (const [who, status] of [
      [undefined, 401],
      [student, 403],
      [client, 403],
    ] as const) {
      const ask = (method: string, path: string, body?: object) =>
        api.ask(method, path, { ...(who ? { token: who } : {}), ...(body ? { body } : {}) });
      expect((await ask('GET', '/api/datatables/data')).status).toBe(status);
      expect((await ask('GET', '/api/datatables/initial-data')).status).toBe(status);
      expect((await ask('GET', '/api/datatables/choices')).status).toBe(status);
      expect((await ask('GET', '/api/datatables/export')).status).toBe(status);
      expect((await ask('POST', '/api/datatables/employees', {})).status).toBe(status);
      expect((await ask('PATCH', '/api/datatables/employees/1', {})).status).toBe(status);
      expect((await ask('DELETE', '/api/datatables/employees?id=1')).status).toBe(status);
      expect((await ask('POST', '/api/datatables/bulk', {})).status).toBe(status);
    }
  });
});
