import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { routeAccess } from '#api/access.ts';
import { startJob } from '#api/jobs.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { people, peopleImportRows, personRoles } from '#features/people/api/tables.ts';
import type { ImportPlan } from '#features/people/contract.ts';
import { profiles } from '#features/profile/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { blogHelp, PIXEL } from '../../../../tests/api/blog.ts';
import { talking } from '../../../../tests/api/chat.ts';
import { importing } from '../../../../tests/api/importing.ts';
import { kanban } from '../../../../tests/api/kanban.ts';
import { addCategory, addQuestion } from '../../../../tests/api/questions.ts';
import { apiKeys } from './tables.ts';

/** What only looks although it is no GET: a key that reads may. */
const LOOKS = [
  'POST /api/account/getAllUsers',
  'POST /api/invoice/export',
  'POST /api/people/export',
  'POST /api/questions/export',
  'POST /api/questions/export/check',
];
/** What belongs to logins, passwords and keys. */
const NEVER = [
  ...['GET /api/keys', 'POST /api/keys', 'PATCH /api/keys/1', 'DELETE /api/keys/1', 'POST /jwt/change-password'],
  ...['GET /jwt/sessions', 'DELETE /jwt/sessions/1', 'POST /jwt/sessions/end-others', 'POST /jwt/two-steps/off'],
  ...['POST /api/account/delete', 'POST /api/account/email', 'GET /api/account/download', 'POST /api/view-as'],
  ...['POST /api/people/1/reset-two-steps', 'POST /api/people/1/send-password-reset', 'GET /api/live'],
  ...['GET /apps/calendar/subscription', 'POST /apps/calendar/subscription'],
];

describe('API keys', () => {
  const api = testApi();
  const make = async (body: object = {}, token?: string) => {
    const answer = await api.post('/api/keys', { name: unique('Key '), ...body }, token ?? (await api.as('admin')));
    expect(answer.status, answer.text).toBe(201);
    return answer.body as { key: { id: number; prefix: string; expiresAt: string }; secret: string };
  };
  const status = async (method: string, path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await api.app.request(path, { method, headers, body: method === 'GET' ? null : '{}' });
    await answer.body?.cancel();
    return answer.status;
  };

  it('are shown once, kept as a hash, and stand for their person', async () => {
    const person = await api.register();
    const { key, secret } = await make({ name: 'Nightly export' }, person.accessToken);
    expect(secret).toMatch(/^lms_[\w-]{43}$/);
    expect(secret.startsWith(key.prefix)).toBe(true);
    const me = await api.get('/api/me', secret);
    expect(me.body).toMatchObject({ id: person.user.id, role: 'admin' });
    const list = await api.get('/api/keys', person.accessToken);
    expect(list.body.keys).toHaveLength(1);
    expect(list.body.keys[0]).toMatchObject({ name: 'Nightly export', scope: 'read', state: 'active' });
    const [row] = await api.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const answer of [list.text, JSON.stringify(key)]) {
      expect(answer).not.toContain(row?.hash);
      expect(answer).not.toContain(secret.slice(12));
    }
  });

  it('are refused for bad input, and for those who may not have any', async () => {
    const token = await api.as('admin');
    for (const [field, body] of [
      ['name', { name: ' ' }],
      ['scope', { name: 'a', scope: 'all' }],
      ['areas.0', { name: 'a', areas: ['Moon'] }],
      ['expiresOn', { name: 'a', expiresOn: '2001-01-01' }],
      ['expiresOn', { name: 'a', expiresOn: '2999-01-01' }],
      ['expiresOn', { name: 'a', expiresOn: 'soon' }],
    ] as const) {
      const answer = await api.post('/api/keys', body, token);
      expect(answer.status, field).toBe(400);
      expect(Object.keys(answer.body.error)).toEqual([field]);
    }
    for (const role of ['client', 'Student'] as const)
      expect((await api.post('/api/keys', { name: 'a' }, await api.as(role))).status).toBe(403);
  });

  it('that read get 403 on every call that writes, and reach what they may read', async () => {
    const { secret } = await make({ scope: 'read' });
    for (const { method, path, rule } of routeAccess(api.app)) {
      if (method === 'GET' || path.startsWith('/jwt/')) continue;
      const place = path.replace(/:\w+/g, '1');
      const got = await status(method, place, secret);
      const call = `${method} ${path}`;
      if (LOOKS.includes(call) && rule !== 'public') expect(got, call).not.toBe(403);
      else expect(got, call).toBe(403);
    }
    expect(await status('GET', '/apps/todo/tasks', secret)).toBe(200);
    expect(await status('POST', '/api/account/getAllUsers', secret)).toBe(200);
  });

  it('that write do, but never what belongs to logins, passwords and keys', async () => {
    const { secret } = await make({ scope: 'write' });
    const added = await api.post('/apps/todo/add-tasks', { task: { title: 'Made by a key' } }, secret);
    expect(added.status, added.text).toBe(201);
    for (const call of NEVER) {
      const [method = '', path = ''] = call.split(' ');
      expect(await status(method, path, secret), call).toBe(403);
    }
    expect((await api.post('/api/account/delete', { password: 'admin' }, secret)).body.error).toMatch(
      /API keys cannot/,
    );
  });

  it('change no email: whoever has the mailbox can choose a new password', async () => {
    const { secret } = await make({ scope: 'write', areas: ['User'] });
    const { user, email } = await api.register();
    const change = (body: object) => api.ask('PATCH', `/api/people/${user.id}`, { token: secret, body });
    const refused = await change({ email: `${unique('thief')}@example.com`, fullName: 'Not so' });
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('API keys cannot')]);
    expect((await change({ email: email.toUpperCase(), fullName: 'Renamed by a key' })).status).toBe(200);
    const { upload, personOf } = importing(api);
    const runList = async (given: string) => {
      const lines = ['id,name,email,country', `${user.id},Renamed by a key,${given},Norway`];
      const { id, counts } = await upload(lines, secret);
      expect(counts.update).toBe(1);
      return (await api.post(`/api/people/imports/${id}/run`, {}, secret)).status;
    };
    expect(await runList(`${unique('thief')}@example.com`)).toBe(403);
    expect(await runList(email)).toBe(201);
    await expect.poll(async () => (await personOf(email))?.country).toBe('Norway');
  });

  it('make no administrators: one by one, by many, by a list or by taking something back', async () => {
    const admin = await api.register();
    const { secret } = await make({ scope: 'write' }, admin.accessToken);
    const says = 'API keys cannot make somebody an administrator. Sign in with your password for it.';
    const email = () => `${unique('made')}@example.com`;
    const add = (role: string, token: string) =>
      api.post('/api/people', { fullName: 'Made By Key', email: email(), role, invite: false }, token);
    const plain = await add('Student', secret);
    expect(plain.status, plain.text).toBe(201);
    const { id } = plain.body.person;
    const account = { email: email(), username: unique('made'), fullName: 'Made By Key', access: 'admin' };
    const change = (body: object) => api.ask('PATCH', `/api/people/${id}`, { token: secret, body });
    const { version } = (await api.get(`/api/people/${id}/account`, secret)).body.account;
    for (const answer of [
      await add('admin', secret),
      await api.post('/apps/users/add-user', account, secret),
      await change({ role: 'admin' }),
      await api.ask('PATCH', `/api/people/${id}/account`, { token: secret, body: { version, access: 'admin' } }),
      await api.post('/api/people/bulk', { action: 'role', role: 'admin', ids: [id] }, secret),
    ])
      expect([answer.status, answer.body.error]).toEqual([403, says]);
    expect((await change({ role: 'client' })).status).toBe(200);

    const { upload, replan, personOf } = importing(api);
    const [first, second] = [email(), email()];
    const runs = async (lines: string[], plan: Partial<ImportPlan> = {}) => {
      const list = await upload(['id,name,email,role', ...lines], secret);
      expect((await replan(list, plan, secret)).status).toBe(200);
      const { status, body } = await api.post(`/api/people/imports/${list.id}/run`, {}, secret);
      return { status, error: body.error, list };
    };
    for (const { status, error } of [
      await runs([`${id},Made By Key,,admin`]),
      await runs([`,Some One,${first},Administrator`]),
      await runs([`,Some Two,${second},`], { role: 'admin' }),
    ])
      expect([status, error]).toEqual([403, says]);
    // Also when the list was another one while it was looked at.
    const { list, status } = await runs([`,Some One,${first},Student`, `,Some Two,${second},`]);
    expect(status).toBe(201);
    await expect.poll(async () => (await personOf(second))?.access).toBe('Student');
    const job = { kind: 'people-import', params: { importId: list.id }, total: 2 };
    await api.db.update(peopleImportRows).set({ outcome: 'update', cells: ['', '', first, 'admin'] });
    const actor = { id: admin.user.id, name: admin.user.fullName };
    await startJob(api.deps, { at: api.now(), actor, byKey: true, address: '', device: '' }, job);
    expect(await personOf(first)).toMatchObject({ access: 'Student' });

    const other = await api.register();
    const bulk = await api.post(
      '/api/people/bulk',
      { action: 'role', role: 'Student', ids: [other.user.id] },
      admin.accessToken,
    );
    expect(bulk.body.job).toMatchObject({ changed: 1 });
    const undo = await api.post(`/api/jobs/${bulk.body.job.id}/undo`, {}, secret);
    expect(undo.body.job.problems).toMatchObject([{ id: other.user.id, reason: says }]);
    const still = await api.db.select({ access: people.access }).from(people).where(eq(people.id, other.user.id));
    expect(still).toEqual([{ access: 'Student' }]);
  });

  it('for some areas open those alone', async () => {
    const { secret } = await make({ scope: 'write', areas: ['Question', 'Todo'] });
    expect(await status('GET', '/apps/todo/tasks', secret)).toBe(200);
    expect(await status('GET', '/api/me', secret)).toBe(200);
    for (const path of ['/apps/email/emails', '/api/users/list/data', '/account-setting/data', '/api/notifications'])
      expect(await status('GET', path, secret), path).toBe(403);
    expect(await status('POST', '/api/files', secret)).toBe(403);
  });

  it('for some areas open what these show: nothing for whose it is, nor what profiles show', async () => {
    const { accessToken: token, user } = await api.register();
    const { upload, send, person } = talking(api);
    const file = () => upload(token);
    const [plain, cover, asked, said] = [await file(), await file(), await file(), await file()];
    await api.db.insert(profiles).values({ personId: user.id, coverFileId: cover.id });
    const categoryId = await addCategory(api.db, unique('Asked '));
    const questionId = await addQuestion(api.db, { content: { kind: 'essay' } }, { categoryId });
    await api.db.insert(questionFiles).values({ questionId, fileId: asked.id });
    await send(token, (await person()).id, 'Look', { fileIds: [said.id] });
    const opened = async (areas: string[]) => {
      const { secret } = await make({ areas }, token);
      const by = async ({ url }: { url: string }) => (await status('GET', url, secret)) === 200;
      return [await by(plain), await by(cover), await by(asked), await by(said)];
    };
    expect(await opened([])).toEqual([true, true, true, true]);
    expect(await opened(['Blog'])).toEqual([false, false, false, false]);
    expect(await opened(['Blog', 'Question'])).toEqual([false, false, true, false]);
    expect(await opened(['Chat'])).toEqual([false, false, false, true]);
  });

  it('for some areas show no file there by its number alone', async () => {
    const token = await api.as('admin');
    const file = await blogHelp(api).upload(token);
    const { secret } = await make({ scope: 'write', areas: ['Blog', 'Help', 'Kanban', 'Question', 'Chat'] }, token);
    const html = `<p>Look</p><img src="${file.url}" alt="A">`;
    const blogTitle = unique('A title ');
    expect((await api.post('/api/blog/posts', { blogTitle, featuredImage: file.url }, secret)).status).toBe(400);
    await blogHelp(api).draft(secret, { content: html });
    const { articles } = (await api.get('/api/help/edit', token)).body.categories[0];
    const article = (await api.get(`/api/help/articles/${articles[0].id}`, token)).body.article;
    const change = { version: article.version, content: html };
    const changed = await api.ask('PATCH', `/api/help/articles/${article.id}`, { token: secret, body: change });
    expect(Object.keys(changed.body.error)).toEqual(['content']);
    const { card, board } = kanban(api);
    const { id } = await card(secret, (await board(token)).id, { description: html });
    const attached = await api.post(`/apps/kanban/tasks/${id}/attachments`, { fileId: file.id }, secret);
    expect(Object.keys(attached.body.error)).toEqual(['fileId']);
    const question = { name: unique('Q '), text: html, content: { kind: 'essay' }, status: 'draft', categoryId: null };
    expect((await api.post('/api/questions', question, secret)).status).toBe(400);
    const sent = await talking(api).send(secret, (await talking(api).person()).id, 'Look', { fileIds: [file.id] });
    expect(sent.status).toBe(400);
    expect(await status('GET', file.url, secret)).toBe(404);
  });

  it('for some areas import questions with the pictures that come along', async () => {
    const { secret } = await make({ scope: 'write', areas: ['Question'] });
    const name = unique('dot');
    const text = `<quiz><question type="truefalse"><name><text>Picture</text></name><questiontext format="html">
      <text><![CDATA[<p><img src="@@PLUGINFILE@@/${name}.png" alt="dot"></p>]]></text>
      <file name="${name}.png" path="/" encoding="base64">${btoa(String.fromCharCode(...PIXEL))}</file></questiontext>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
    const { body, status: answered } = await api.post('/api/questions/import', { text }, secret);
    expect(answered).toBe(200);
    expect(await api.db.$count(questionFiles, inArray(questionFiles.questionId, body.ids))).toBe(1);
  });

  it('for some areas import no file that is known by its number', async () => {
    const token = await api.as('admin');
    const { id } = await blogHelp(api).upload(token);
    const { secret } = await make({ scope: 'write', areas: ['Question'] }, token);
    const pictures = [
      `<img src='/api/files/${id}/x'>`,
      `<img src="/api/files/${id}/x">`,
      `<img alt=">" src="/api/files/${id}/x">`,
      `<img src="&#47;api/files/${id}/x">`,
    ];
    const asked = pictures.map(
      (picture) => `<question type="essay"><name><text>${unique('Q ')}</text></name>
        <questiontext format="html"><text><![CDATA[<p>Look ${picture}</p>]]></text></questiontext></question>`,
    );
    const { body } = await api.post('/api/questions/import', { text: `<quiz>${asked.join('')}</quiz>` }, secret);
    expect(body.ids).toHaveLength(pictures.length);
    expect(await api.db.$count(questionFiles, eq(questionFiles.fileId, id))).toBe(0);
    expect(await status('GET', `/api/files/${id}/x`, secret)).toBe(404);
  });

  it('for some areas follow, stop and take back the work of those, and no other', async () => {
    const admin = await api.register();
    const { secret } = await make({ scope: 'write', areas: ['User'] }, admin.accessToken);
    const other = await make({ scope: 'write', areas: ['Question'] }, admin.accessToken);
    const { user } = await api.register();
    const started = await api.post('/api/people/bulk', { action: 'suspend', ids: [user.id] }, secret);
    const { id } = started.body.job;
    const path = `/api/jobs/${id}`;
    expect((await api.get(path, secret)).body.job).toMatchObject({ state: 'done', changed: 1 });
    expect((await api.get('/api/jobs', secret)).body.jobs).toMatchObject([{ id }]);
    expect((await api.get(path, other.secret)).status).toBe(404);
    expect((await api.get('/api/jobs', other.secret)).body.jobs).toEqual([]);
    for (const what of ['undo', 'stop', 'seen'])
      expect((await api.post(`${path}/${what}`, {}, other.secret)).status, what).toBe(404);
    expect((await api.post(`${path}/undo`, {}, secret)).body.job).toMatchObject({ changed: 1 });
  });

  it('for people alone give no permissions: those are an area of their own', async () => {
    const { secret } = await make({ scope: 'write', areas: ['User'] });
    const both = await make({ scope: 'write', areas: ['User', 'Permission'] });
    const body = () => ({
      fullName: 'Made By Key',
      email: `${unique('given')}@example.com`,
      role: 'client',
      invite: false,
    });
    const add = (token: string, more: object = {}) => api.post('/api/people', { ...body(), ...more }, token);
    const { id } = (await add(secret)).body.person;
    const change = (given: object, token = secret) => api.ask('PATCH', `/api/people/${id}`, { token, body: given });
    for (const answer of [
      await add(secret, { permissionRoles: ['manager'] }),
      await change({ giveRoles: ['manager'] }),
      await change({ permissionRoles: ['manager'] }),
    ])
      expect([answer.status, answer.body.error]).toEqual([403, expect.stringContaining('manages roles')]);
    expect((await change({ company: 'Theirs' })).status).toBe(200);
    expect((await change({ giveRoles: ['manager'] }, both.secret)).body.person.permissionRoles).toEqual(['manager']);
    expect((await change({ takeRoles: ['manager'] })).status).toBe(403);
  });

  it('for people alone give no permission roles back either', async () => {
    const admin = await api.register();
    const areas = [['User'], ['User', 'Permission'], []];
    for (const [at, held] of [[], ['support'], ['support']].entries()) {
      const { user } = await api.register();
      await api.db.update(people).set({ access: 'client' }).where(eq(people.id, user.id));
      await api.db.insert(personRoles).values({ personId: user.id, role: 'support' });
      const asked = { action: 'role', role: 'Student', ids: [user.id] };
      const { job } = (await api.post('/api/people/bulk', asked, admin.accessToken)).body;
      const { secret } = await make({ scope: 'write', areas: areas[at] ?? [] }, admin.accessToken);
      const undo = (await api.post(`/api/jobs/${job.id}/undo`, {}, secret)).body.job;
      const reason = expect.stringContaining('manages roles');
      expect(undo.problems).toEqual(held.length > 0 ? [] : [{ id: user.id, name: user.fullName, reason }]);
      const rows = await api.db.select().from(personRoles).where(eq(personRoles.personId, user.id));
      expect(rows.map((row) => row.role)).toEqual(held);
      const [row] = await api.db.select().from(people).where(eq(people.id, user.id));
      expect(row?.access).toBe('client');
    }
  });

  it('give no more than the person has, from one request to the next', async () => {
    const { accessToken, user } = await api.register();
    const { secret } = await make({ scope: 'write' }, accessToken);
    expect(await status('GET', '/api/users/list/data', secret)).toBe(200);
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, user.id));
    expect(await status('GET', '/api/users/list/data', secret)).toBe(403);
    await api.db.insert(personRoles).values({ personId: user.id, role: 'manager' });
    expect(await status('GET', '/api/users/list/data', secret)).toBe(200);
  });

  it('end with their day, when revoked, and with their person', async () => {
    const person = await api.register();
    const today = api.now().toISOString().slice(0, 10);
    const short = await make({ expiresOn: today }, person.accessToken);
    const revoked = await make({}, person.accessToken);
    const last = await make({}, person.accessToken);
    expect(await status('GET', '/api/me', short.secret)).toBe(200);
    expect((await api.ask('DELETE', `/api/keys/${revoked.key.id}`, { token: person.accessToken })).body.key.state).toBe(
      'revoked',
    );
    const dead = await api.get('/api/me', revoked.secret);
    expect([dead.status, dead.body.error]).toEqual([401, expect.stringContaining('does not work')]);
    expect((await api.ask('DELETE', `/api/keys/${revoked.key.id}`, { token: person.accessToken })).status).toBe(404);
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, person.user.id));
    expect(await status('GET', '/api/me', last.secret)).toBe(401);
    await api.db.update(people).set({ status: 'active' }).where(eq(people.id, person.user.id));
    expect(await status('GET', '/api/me', last.secret)).toBe(200);
    api.later(24 * 60 + 1);
    expect(await status('GET', '/api/me', short.secret)).toBe(401);
    expect(await status('GET', '/api/me', last.secret)).toBe(200);
    await api.db.delete(people).where(eq(people.id, person.user.id));
    expect(await status('GET', '/api/me', last.secret)).toBe(401);
    expect(await status('GET', '/healthz', 'lms_never-made')).toBe(401);
  });

  it('whose answer was lost are made once: what is sent again answers another secret, and the unseen one works no more', async () => {
    const { accessToken, email } = await api.register();
    const body = { name: 'Nightly export', key: crypto.randomUUID() };
    const unseen = await make(body, accessToken);
    const seen = await make(body, accessToken);
    expect(seen.key.id).toBe(unseen.key.id);
    expect(seen.secret.startsWith(seen.key.prefix)).toBe(true);
    expect([await status('GET', '/api/me', unseen.secret), await status('GET', '/api/me', seen.secret)]).toEqual([
      401, 200,
    ]);
    expect((await api.get('/api/keys', accessToken)).body.keys).toHaveLength(1);
    expect(api.mails.filter((mail) => mail.to === email && /API key/.test(mail.subject))).toHaveLength(1);
    // Somebody else's, and one that was revoked, is another.
    expect((await make(body)).key.id).not.toBe(seen.key.id);
    await api.ask('DELETE', `/api/keys/${seen.key.id}`, { token: accessToken });
    expect((await make(body, accessToken)).key.id).not.toBe(seen.key.id);
  });

  it('are renamed and revoked by their owner alone', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const { key } = await make({}, mine.accessToken);
    const path = `/api/keys/${key.id}`;
    expect((await api.ask('PATCH', path, { body: { name: 'x' }, token: other.accessToken })).status).toBe(404);
    expect((await api.ask('DELETE', path, { token: other.accessToken })).status).toBe(404);
    const renamed = await api.ask('PATCH', path, { body: { name: ' Backup ' }, token: mine.accessToken });
    expect(renamed.body.key.name).toBe('Backup');
    expect((await api.get('/api/keys', other.accessToken)).body.keys).toEqual([]);
  });

  it('note their use, a minute apart at the most often', async () => {
    const { key, secret } = await make();
    const used = async () => {
      const [row] = await api.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
      return row?.lastUsedAt?.getTime();
    };
    expect(await used()).toBeUndefined();
    await api.get('/api/me', secret);
    const first = await used();
    api.later(0.5);
    await api.get('/api/me', secret);
    expect(await used()).toBe(first);
    api.later(1);
    await api.get('/api/me', secret);
    expect(await used()).toBeGreaterThan(first ?? 0);
  });

  it('are twenty at most, also when they are made at once; revoked ones do not count', async () => {
    const person = await api.register();
    const post = () => api.post('/api/keys', { name: 'one of many' }, person.accessToken);
    const answers = [];
    for (let i = 0; i < 18; i += 1) answers.push(await post());
    answers.push(...(await Promise.all(Array.from({ length: 5 }, post))));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(20);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(3);
    await api.ask('DELETE', `/api/keys/${answers[0]?.body.key.id}`, { token: person.accessToken });
    expect((await post()).status).toBe(201);
  });

  it('are written down and told by mail when made and revoked, and what they do is told apart', async () => {
    const person = await api.register();
    const { key, secret } = await make({ name: 'Robot', scope: 'write' }, person.accessToken);
    await api.ask('PATCH', '/api/account/general', { body: { company: 'Robots Ltd' }, token: secret });
    await api.ask('DELETE', `/api/keys/${key.id}`, { token: person.accessToken });
    const deeds = await api.db.select().from(auditEntries).where(eq(auditEntries.actorId, person.user.id));
    expect(deeds.find((one) => one.action === 'api-key-made')).toMatchObject({
      detail: { name: 'Robot', scope: 'write' },
    });
    expect(deeds.find((one) => one.action === 'api-key-revoked')).toMatchObject({ detail: { name: 'Robot' } });
    expect(deeds.find((one) => one.action === 'person-changed')?.device).toBe('API key: Robot');
    await vi.waitFor(() => {
      const subjects = api.mails.filter((one) => one.to === person.email).map((one) => one.subject);
      expect(subjects).toEqual(expect.arrayContaining(['An API key was made', 'An API key was revoked']));
    });
  });
});
