import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#features/invoices/api/tables.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { calendarOf } from '../../../../tests/api/events.ts';

describe('what is due elsewhere', () => {
  const api = testApi();
  let token = '';
  beforeAll(async () => {
    token = (await api.register()).accessToken;
  });
  const ask = async (query: string, who = token) => {
    const answer = await api.get(`/apps/calendar/extras?${query}`, who);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.entries;
  };
  const AROUND = 'from=2031-05-01&to=2031-06-01';

  it('is shown on request: own to-dos with a due date', async () => {
    const title = unique('Marking ');
    const task = { title, dueDate: '2031-05-23T12:00:00.000Z', tags: [] };
    const added = await api.post('/apps/todo/add-tasks', { task }, token);
    expect(added.status, added.text).toBe(201);
    expect(await ask(AROUND)).toEqual([]);
    const [entry] = await ask(`${AROUND}&todos=true`);
    expect(entry).toMatchObject({ type: 'todo', title, isDone: false });
    expect(entry.start.slice(0, 10)).toBe('2031-05-23');
    expect(await ask('from=2031-06-01&to=2031-07-01&todos=true')).toEqual([]);
    expect(await ask(`${AROUND}&todos=true`, (await api.register()).accessToken)).toEqual([]);
    expect((await api.get('/apps/calendar/extras?todos=true', token)).status).toBe(400);
  });

  it('is shown on request: invoices that wait for money, to those who may see invoices', async () => {
    const [open] = await api.db.select().from(invoices).where(eq(invoices.status, 'Sent')).limit(1);
    const due = open?.dueDate ?? '';
    const window = `from=${due}T00:00:00Z&to=${due}T23:59:59Z`;
    const found = await ask(`${window}&invoices=true`);
    expect(found.map((one: { id: number }) => one.id)).toContain(open?.id);
    expect(found.every((one: { start: string }) => one.start === due)).toBe(true);
    const [client] = await api.db.select().from(people).where(eq(people.email, 'client@demo.com'));
    const roles = { personId: client?.id ?? 0, role: 'user' };
    await api.db.insert(personRoles).values(roles);
    expect(await ask(`${window}&invoices=true&todos=true`, await api.as('client'))).toEqual([]);
    await api.db.delete(personRoles).where(inArray(personRoles.personId, [roles.personId]));
  });

  it('leaves the demo with a calendar that is full around today', async () => {
    const admin = calendarOf(api, () => admin0);
    const admin0 = await api.as('admin');
    const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const stored = await admin.list();
    expect(stored.length).toBeGreaterThanOrEqual(25);
    const month = await admin.list({ from: day(-15), to: day(16) });
    expect(month.filter((one: { title: string }) => one.title === 'Staff briefing').length).toBeGreaterThanOrEqual(4);
    expect(stored.some((one: any) => one.extendedProps.myAnswer === 'pending')).toBe(true);
    expect(new Set(stored.map((one: any) => one.extendedProps.calendar)).size).toBe(5);
  });
});
