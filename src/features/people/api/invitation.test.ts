import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';

describe('invitations, passwords and locks', () => {
  const api = testApi();
  const add = async (over: object = {}) => {
    const body = { fullName: 'Ida Blom', email: `${unique('ida')}@example.com`, ...over };
    const answer = await api.post('/api/people', body, await api.as('admin'));
    expect(answer.status, answer.text).toBe(201);
    return answer.body.person as PersonDetail;
  };
  const act = async (id: number, what: string) => api.post(`/api/people/${id}/${what}`, {}, await api.as('admin'));
  const detail = async (id: number) =>
    (await api.get(`/api/people/${id}`, await api.as('admin'))).body.person as PersonDetail;
  const linkIn = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? '';
  const choose = (token: string, password = 'My-own-word-7') => api.post('/jwt/reset-password', { token, password });
  const actionsOn = async (id: number) => {
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'person'), eq(auditEntries.subjectId, id)));
    return entries.map((entry) => entry.action);
  };

  it('an invitation leads to a password, and then somebody is active with a proved email', async () => {
    const one = await add();
    const mail = api.mails.at(-1);
    expect(mail?.text).toContain('http://lms.test/pages/reset-password-cover?token=');
    expect((await choose(linkIn(mail?.text), 'password')).status).toBe(400);
    const check = async () => (await api.post('/jwt/reset-password/check', { token: linkIn(mail?.text) })).body;
    expect(await check()).toEqual({ works: true, invited: true });
    expect((await choose(linkIn(mail?.text))).status).toBe(200);
    expect(await check()).toEqual({ works: false, invited: false });
    expect(await detail(one.id)).toMatchObject({ status: 'active', emailVerified: true, hasPassword: true });
    expect(await detail(one.id)).toMatchObject({ mustChangePassword: false, invitation: null });
    await api.signIn(one.email, 'My-own-word-7');
    expect((await choose(linkIn(mail?.text))).status).toBe(400);
    expect((await act(one.id, 'invite')).body.error).toContain('has a password already');
  });

  it('an invitation can be sent again, and then the first one is worthless', async () => {
    const one = await add();
    const first = linkIn(api.mails.at(-1)?.text);
    api.later(60);
    const answer = await act(one.id, 'invite');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.person.invitation.sentAt).toBe(api.now().toISOString());
    expect((await choose(first)).status).toBe(400);
    expect((await choose(linkIn(api.mails.at(-1)?.text))).status).toBe(200);
    expect(await actionsOn(one.id)).toEqual(['person-added', 'invitation-sent', 'invitation-sent', 'password-reset']);
  });

  it('an invitation can be taken back, and runs out after seven days', async () => {
    const one = await add();
    const link = linkIn(api.mails.at(-1)?.text);
    expect((await act(one.id, 'revoke-invitation')).body.person).toMatchObject({ status: 'pending', invitation: null });
    expect((await choose(link)).status).toBe(400);
    expect((await act(one.id, 'revoke-invitation')).status).toBe(409);
    expect(await actionsOn(one.id)).toContain('invitation-revoked');
    const two = await add();
    const late = linkIn(api.mails.at(-1)?.text);
    api.later(7 * 24 * 60 + 1);
    expect((await detail(two.id)).invitation).toBeNull();
    expect((await choose(late)).status).toBe(400);
  });

  it('an invitation does not lead in while somebody is suspended, and does once that is taken back', async () => {
    const one = await add();
    const link = linkIn(api.mails.at(-1)?.text);
    const { invitation } = await detail(one.id);
    expect((await act(one.id, 'suspend')).body.person.status).toBe('suspended');
    const refused = await choose(link);
    expect(refused.status).toBe(400);
    expect(refused.body.error.token[0]).toMatch(/switched off/);
    const back = (await act(one.id, 'reactivate')).body.person;
    expect(back).toMatchObject({ status: 'pending', hasPassword: false, invitation });
    expect((await choose(link)).status).toBe(200);
    expect(await detail(one.id)).toMatchObject({ status: 'active', hasPassword: true, invitation: null });
  });

  it('an invitation outlives a bulk suspension that is undone, but not its seven days', async () => {
    const [one, two] = [await add(), await add()];
    const links = api.mails.slice(-2).map((mail) => linkIn(mail.text));
    const token = await api.as('admin');
    const suspended = await api.post('/api/people/bulk', { action: 'suspend', ids: [one.id, two.id] }, token);
    expect(suspended.body.job).toMatchObject({ state: 'done', changed: 2 });
    await api.post(`/api/jobs/${suspended.body.job.id}/undo`, {}, token);
    expect((await detail(one.id)).status).toBe('pending');
    expect((await choose(links[0] ?? '')).status).toBe(200);
    api.later(7 * 24 * 60 + 1);
    expect((await choose(links[1] ?? '')).status).toBe(400);
  });

  it('mails to one person are limited', async () => {
    const one = await add();
    const answers = [];
    for (let at = 0; at < 12; at += 1) answers.push((await act(one.id, 'invite')).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.at(-1)).toBe(429);
  });

  it('a link to choose a new password is sent to whoever can sign in', async () => {
    const one = await add({ password: 'Given-out-2' });
    expect((await act(one.id, 'send-password-reset')).status).toBe(200);
    expect(api.mails.at(-1)).toMatchObject({ to: one.email, subject: 'Choose a new password' });
    expect((await choose(linkIn(api.mails.at(-1)?.text))).status).toBe(200);
    await api.signIn(one.email, 'My-own-word-7');
    await act(one.id, 'suspend');
    expect((await act(one.id, 'send-password-reset')).status).toBe(409);
    expect(await actionsOn(one.id)).toContain('password-reset-sent');
  });

  it('a change of the password can be asked for at the next login', async () => {
    const one = await add({ password: 'Given-out-2' });
    await api.signIn(one.email, 'Given-out-2');
    const { accessToken } = await api.signIn(one.email, 'Given-out-2');
    const changed = await api.post(
      '/jwt/change-password',
      { current: 'Given-out-2', password: 'My-own-word-7' },
      accessToken,
    );
    expect(changed.status, changed.text).toBe(200);
    expect((await detail(one.id)).mustChangePassword).toBe(false);
    expect((await act(one.id, 'force-password-change')).body.person.mustChangePassword).toBe(true);
    expect((await api.signIn(one.email, 'My-own-word-7')).userData).toMatchObject({ mustChangePassword: true });
    const waiting = await add();
    expect((await act(waiting.id, 'force-password-change')).status).toBe(409);
  });

  it('a locked account says for how long, and is opened again', async () => {
    const one = await add({ password: 'Given-out-2' });
    const login = (password: string) => api.post('/jwt/login', { email: one.email, password });
    for (let at = 0; at < 6; at += 1) await login('wrong');
    expect((await login('Given-out-2')).status).toBe(429);
    expect((await detail(one.id)).lockedFor).toBeGreaterThan(0);
    expect((await act(one.id, 'unlock')).body.person.lockedFor).toBe(0);
    expect((await login('Given-out-2')).status).toBe(200);
    expect(await actionsOn(one.id)).toContain('person-unlocked');
  });

  it('opening one account leaves another one locked whose email begins alike', async () => {
    const name = unique('kim');
    const [one, two] = [
      await add({ email: `${name}@example.com`, password: 'Given-out-2' }),
      await add({ email: `${name}@example.com.au`, password: 'Given-out-2' }),
    ];
    for (let at = 0; at < 6; at += 1) await api.post('/jwt/login', { email: two.email, password: 'wrong' });
    await act(one.id, 'unlock');
    expect((await detail(two.id)).lockedFor).toBeGreaterThan(0);
    expect((await detail(one.id)).lockedFor).toBe(0);
  });
});

describe('what is known of somebody', () => {
  const api = testApi();
  const id = async () => (await api.signIn('student@demo.com', 'student')).userData.id;

  it('their sign-ins, failed ones included, newest first and by page', async () => {
    const student = await id();
    await api.post('/jwt/login', { email: 'student@demo.com', password: 'wrong' });
    const token = await api.as('admin');
    const { body } = await api.get(`/api/people/${student}/sign-ins?perPage=1`, token);
    expect(body.total).toBeGreaterThanOrEqual(2);
    expect(body.entries).toHaveLength(1);
    expect(body.entries[0]).toMatchObject({ action: 'sign-in-failed', address: '10.0.0.1', subject: { id: student } });
    expect((await api.get(`/api/people/${student}/sign-ins?page=2&perPage=1`, token)).body.entries[0].action).toBe(
      'signed-in',
    );
    expect((await api.get(`/api/people/${student}/sign-ins?page=0`, token)).status).toBe(400);
  });

  it('what they did and what was done to them', async () => {
    const student = await id();
    const token = await api.as('admin');
    await api.post(`/api/people/${student}/unlock`, {}, token);
    const { body } = await api.get(`/api/people/${student}/activity`, token);
    expect(body.entries[0]).toMatchObject({ action: 'person-unlocked', actor: { name: 'Ruth Adeyemi' } });
    expect(body.entries.some((entry: { action: string }) => entry.action === 'signed-in')).toBe(true);
  });

  it('where they are signed in, and they can be signed out: on one device or on all', async () => {
    const first = await api.signIn('student@demo.com', 'student');
    const second = await api.signIn('student@demo.com', 'student');
    const student = first.userData.id;
    const token = await api.as('admin');
    const sessions = async () => (await api.get(`/api/people/${student}/sessions`, token)).body.sessions;
    const before = await sessions();
    expect(before[0]).toMatchObject({ current: false, address: '10.0.0.1' });
    const out = (query = '') => api.ask('DELETE', `/api/people/${student}/sessions${query}`, { token });
    const [one] = before;
    expect((await out(`?id=${one.id}`)).body).toEqual({ ended: 1 });
    expect((await out(`?id=${one.id}`)).status).toBe(404);
    expect((await sessions()).length).toBe(before.length - 1);
    expect((await out()).body.ended).toBe(before.length - 1);
    for (const { accessToken } of [first, second]) expect((await api.get('/api/me', accessToken)).status).toBe(401);
    const own = (await api.get('/api/me', token)).body.id;
    const mine = (await api.get(`/api/people/${own}/sessions`, token)).body.sessions;
    expect(mine.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    // Another person's session is not ended by naming it here.
    const other = mine.find((session: { current: boolean }) => session.current).id;
    expect((await out(`?id=${other}`)).status).toBe(404);
  });
});
