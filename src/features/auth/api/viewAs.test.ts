import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';

describe('looking at the product as somebody else', () => {
  const api = testApi();
  const personOf = async (email: string) => {
    const [found] = await api.db.select().from(people).where(eq(people.email, email));
    if (!found) throw new Error(`${email} is not there`);
    return found;
  };
  const view = (token: string, id: number) => api.post('/api/view-as', { id }, token);
  const end = (token: string) => api.ask('DELETE', '/api/view-as', { token });
  const actions = async () => (await api.db.select().from(auditEntries)).map((entry) => entry.action);

  it('shows no secret link of theirs, which would work on when it is over', async () => {
    const { user, accessToken } = await api.register();
    const made = await api.post('/apps/calendar/subscription', {}, accessToken);
    expect(made.body.link).toContain('/calendar/feed/');
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, user.id));
    await api.db.insert(personRoles).values({ personId: user.id, role: 'user' });
    expect((await api.get('/apps/calendar/subscription', accessToken)).body).toEqual(made.body);
    const { accessToken: token } = await api.signIn('admin@demo.com', 'admin');
    expect((await view(token, user.id)).status).toBe(200);
    expect((await api.get('/apps/calendar/subscription', token)).body).toEqual({ link: null });
    expect((await end(token)).status).toBe(200);
  });

  it('takes nothing of theirs along as a whole, and writes nothing down in their name', async () => {
    const student = await personOf('student@demo.com');
    const token = await api.as('admin');
    await view(token, student.id);
    const refused = await api.get('/api/account/download', token);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'You are looking at the product as somebody else: only they can download what is theirs. End it to go on.',
    ]);
    expect(await actions()).not.toContain('data-downloaded');
    await end(token);
    expect((await api.get('/api/account/download', token)).status).toBe(200);
  });

  it('answers as that person and lets nothing be changed, until it is ended', async () => {
    const admin = await personOf('admin@demo.com');
    const student = await personOf('student@demo.com');
    const { accessToken: token, refreshToken } = await api.signIn('admin@demo.com', 'admin');
    const started = await view(token, student.id);
    expect(started.status, started.text).toBe(200);
    const viewer = { id: admin.id, fullName: admin.fullName };
    expect(started.body).toMatchObject({ id: student.id, role: 'Student', viewer });
    expect((await api.get('/api/me', token)).body).toMatchObject({ id: student.id, viewer });
    expect((await api.post('/api/account/getAllUsers', {}, token)).status).toBe(403);
    expect((await api.get('/api/bookmarks/data', token)).status).toBe(
      (await api.get('/api/bookmarks/data', await api.as('Student'))).status,
    );
    const write = await api.ask('PATCH', '/api/preferences', { token, body: { skin: 'dark' } });
    expect(write.status).toBe(403);
    expect(write.body.error).toContain('as somebody else');
    expect((await view(token, (await personOf('client@demo.com')).id)).status).toBe(403);
    const renewed = await api.post('/jwt/refresh-token', { refreshToken });
    expect(renewed.body.userData).toMatchObject({ id: student.id, viewer });
    const ended = await end(renewed.body.accessToken);
    expect(ended.body).toMatchObject({ id: admin.id, role: 'admin', viewer: null });
    expect((await api.get('/api/me', token)).body).toMatchObject({ id: admin.id, viewer: null });
    expect((await end(token)).status).toBe(409);
  });

  it('is written down, beginning and end, by the administrator', async () => {
    const token = await api.as('admin');
    const client = await personOf('client@demo.com');
    await view(token, client.id);
    await end(token);
    const entries = await api.db.select().from(auditEntries);
    const admin = await personOf('admin@demo.com');
    for (const action of ['view-as-started', 'view-as-ended'] as const) {
      const entry = entries.findLast((one) => one.action === action);
      expect(entry).toMatchObject({ actorId: admin.id, subjectId: client.id });
    }
  });

  it('is for this login alone', async () => {
    const [here, elsewhere] = [await api.as('admin'), await api.as('admin')];
    await view(here, (await personOf('student@demo.com')).id);
    expect((await api.get('/api/me', elsewhere)).body.role).toBe('admin');
    await end(here);
  });

  it('is never as an administrator, as oneself, or as somebody suspended', async () => {
    const token = await api.as('admin');
    const elif = await personOf('elif.demir@alderbrook.school');
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, elif.id));
    for (const email of ['admin@demo.com', 'grace.mbeki@alderbrook.school', 'elif.demir@alderbrook.school']) {
      expect((await view(token, (await personOf(email)).id)).status, email).toBe(403);
    }
    expect((await api.get('/api/me', token)).body.role).toBe('admin');
  });

  it('is for administrators alone', async () => {
    const student = await personOf('student@demo.com');
    for (const role of ['client', 'Student'] as const) {
      const token = await api.as(role);
      expect((await view(token, student.id)).status).toBe(403);
      expect((await end(token)).status).toBe(403);
    }
    expect((await end('')).status).toBe(401);
  });

  it('stops when that person becomes an administrator or is suspended, and does not come back', async () => {
    const jonas = await personOf('jonas.keller@alderbrook.school');
    const kavya = await personOf('kavya.iyer@alderbrook.school');
    const token = await api.as('admin');
    const other = await api.as('admin');
    const change = (id: number, role: string) =>
      api.ask('PATCH', `/api/people/${id}`, { token: other, body: { role } });
    await view(token, jonas.id);
    await api.db.update(people).set({ access: 'admin' }).where(eq(people.id, jonas.id));
    expect((await api.get('/api/me', token)).body).toMatchObject({ viewer: null, role: 'admin' });
    await api.db.update(people).set({ access: 'Student' }).where(eq(people.id, jonas.id));
    await end(token);
    await view(token, kavya.id);
    expect((await change(kavya.id, 'admin')).status).toBe(200);
    expect((await change(kavya.id, 'Student')).status).toBe(200);
    expect((await api.get('/api/me', token)).body).toMatchObject({ viewer: null, role: 'admin' });
    await view(token, kavya.id);
    api.events.length = 0;
    await api.post(`/api/people/${kavya.id}/suspend`, {}, other);
    // The page that shows her asks anew who it is for.
    const admin = await personOf('admin@demo.com');
    expect(api.events).toContainEqual({ people: [admin.id, kavya.id], topic: 'me', ids: [admin.id] });
    expect((await api.get('/api/me', token)).body).toMatchObject({ viewer: null, role: 'admin' });
    expect(await actions()).toContain('view-as-started');
  });

  it('changes nothing in the own name from a page that still shows somebody else', async () => {
    const token = await api.as('admin');
    const body = { title: 'Whose task?' };
    const headers = { 'X-Viewing': '1' };
    const late = await api.ask('POST', '/apps/todo/tasks', { token, body, headers });
    expect([late.status, late.body.error]).toEqual([
      409,
      'You are not looking at the product as somebody else any more. Nothing was changed.',
    ]);
    expect((await api.ask('GET', '/api/me', { token, headers })).status).toBe(200);
    expect((await api.ask('POST', '/api/account/getAllUsers', { token, body: {}, headers })).status).toBe(200);
  });

  it('is over for whoever is no administrator any more', async () => {
    const made = await api.post(
      '/api/people',
      { fullName: 'Short Admin', email: 'short@example.com', role: 'admin', password: 'Given-out-2' },
      await api.as('admin'),
    );
    const { accessToken } = await api.signIn('short@example.com', 'Given-out-2');
    await view(accessToken, (await personOf('student@demo.com')).id);
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, made.body.person.id));
    expect((await api.get('/api/me', accessToken)).body).toMatchObject({ role: 'client', viewer: null });
  });
});
