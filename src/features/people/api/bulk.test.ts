import { and, eq, inArray, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { Job } from '#features/jobs/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { people, personRoles } from './tables.ts';

describe('many people at once', () => {
  const api = testApi();
  const bulk = async (body: object, token?: string) =>
    api.post('/api/people/bulk', body, token ?? (await api.as('admin')));
  /** The job once it is over. */
  const finished = async (body: object, token?: string): Promise<Job> => {
    const by = token ?? (await api.as('admin'));
    const answer = await bulk(body, by);
    expect(answer.status, answer.text).toBe(201);
    return settled(answer.body.job, by);
  };
  const settled = async (started: Job, token: string): Promise<Job> => {
    let job = started;
    while (job.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      job = (await api.get(`/api/jobs/${job.id}`, token)).body.job;
    }
    return job;
  };
  const undo = async (job: Job, token?: string) => {
    const by = token ?? (await api.as('admin'));
    const answer = await api.post(`/api/jobs/${job.id}/undo`, {}, by);
    expect(answer.status, answer.text).toBe(200);
    return settled(answer.body.job, by);
  };
  /** So many made-up students whose email begins with the answered word. */
  const crowd = async (size: number, over: object = {}) => {
    const word = unique('crowd');
    const rows = Array.from({ length: size }, (_, at) => ({
      ...{ fullName: `${word} ${at}`, username: `${word}${at}`, email: `${word}${at}@example.com`, access: 'Student' },
      ...over,
    }));
    const made = await api.db
      .insert(people)
      .values(rows as (typeof people.$inferInsert)[])
      .returning({ id: people.id });
    return { word, ids: made.map((one) => one.id) };
  };
  const rowsOf = (word: string) =>
    api.db
      .select()
      .from(people)
      .where(like(people.email, `${word}%`));
  const personOf = async (email: string) => (await api.db.select().from(people).where(eq(people.email, email)))[0];

  it('are suspended by everything that matches, in steps, each with an entry in the audit log, and taken back', async () => {
    const { word, ids } = await crowd(1_203);
    await api.db
      .update(people)
      .set({ status: 'suspended' })
      .where(eq(people.id, ids[7] ?? 0));
    await api.db
      .update(people)
      .set({ status: 'pending' })
      .where(eq(people.id, ids[8] ?? 0));
    const job = await finished({ action: 'suspend', match: { q: word } });
    expect(job).toMatchObject({ kind: 'people-suspend', state: 'done', total: 1_203, done: 1_203, changed: 1_202 });
    expect(job.problems).toEqual([{ id: ids[7], name: `${word} 7`, reason: 'This account is suspended already.' }]);
    expect((await rowsOf(word)).every((one) => one.status === 'suspended')).toBe(true);
    const ofThem = and(eq(auditEntries.subjectType, 'person'), inArray(auditEntries.subjectId, ids));
    const entries = await api.db.select().from(auditEntries).where(ofThem);
    expect(entries).toHaveLength(1_202);
    expect(entries[0]).toMatchObject({ action: 'person-suspended', actorName: 'Ruth Adeyemi', address: '10.0.0.1' });
    expect(job.canUndo).toBe(true);
    // Somebody was reactivated by hand meanwhile: that stays.
    await api.post(`/api/people/${ids[9]}/reactivate`, {}, await api.as('admin'));
    const back = await undo(job);
    expect(back).toMatchObject({ state: 'done', changed: 1_201, failed: 1 });
    expect(back.problems[0]?.reason).toBe('This person was changed since.');
    const rows = await rowsOf(word);
    expect(rows.filter((one) => one.status === 'suspended').map((one) => one.id)).toEqual([ids[7]]);
    expect(rows.find((one) => one.id === ids[8])?.status).toBe('pending');
    expect((await api.post(`/api/jobs/${job.id}/undo`, {}, await api.as('admin'))).status).toBe(409);
  });

  it('are reactivated, and that can be taken back too', async () => {
    const { word, ids } = await crowd(5, { status: 'suspended', emailVerifiedAt: new Date() });
    await api.db
      .update(people)
      .set({ status: 'inactive' })
      .where(eq(people.id, ids[0] ?? 0));
    const on = { action: 'reactivate', ids, key: crypto.randomUUID() };
    const job = await finished(on);
    expect(job.changed).toBe(5);
    // Sent again because its answer was lost, it is the same work.
    expect(await finished(on)).toEqual(job);
    const other = { action: 'delete', ids: [1], key: on.key };
    const refused = await api.post('/api/invoice/bulk', other, await api.as('admin'));
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('other work')]);
    expect((await rowsOf(word)).every((one) => one.status === 'active')).toBe(true);
    expect((await finished({ action: 'reactivate', ids })).problems[0]?.reason).toBe(
      'This account is switched on already.',
    );
    await undo(job);
    expect((await rowsOf(word)).map((one) => one.status).sort()).toEqual(['inactive', ...Array(4).fill('suspended')]);
  });

  it('are other work with a key of before when others are chosen, or something else is done', async () => {
    const [one, two] = [await crowd(1), await crowd(1)];
    const role = { action: 'role', role: 'client', ids: one.ids, key: crypto.randomUUID() };
    const job = await finished(role);
    expect(job).toMatchObject({ state: 'done', changed: 1 });
    for (const other of [{ ids: two.ids }, { role: 'admin' }, { ids: [...one.ids, ...two.ids] }]) {
      const { status, body } = await bulk({ ...role, ...other });
      expect([status, body.error]).toEqual([409, expect.stringContaining('other work')]);
    }
    expect((await rowsOf(two.word))[0]?.access).toBe('Student');
    expect(await finished(role)).toEqual(job);
  });

  it('are the same work with the same key when all that match are meant, whoever was added since', async () => {
    const { word } = await crowd(2);
    const on = { action: 'suspend', match: { q: word }, key: crypto.randomUUID() };
    const job = await finished(on);
    expect(job.changed).toBe(2);
    await crowd(1);
    const { key, match, action } = on;
    expect(await finished({ key, match, action })).toEqual(job);
    expect((await bulk({ ...on, match: { q: 'others' } })).status).toBe(409);
  });

  it('are as they were before once a suspension ends: active, inactive or awaited', async () => {
    const { word, ids } = await crowd(4, { status: 'inactive', emailVerifiedAt: new Date() });
    const [off = 0, on = 0, awaited = 0, alone = 0] = ids;
    await api.db.update(people).set({ status: 'active' }).where(eq(people.id, on));
    await api.db.update(people).set({ status: 'pending', emailVerifiedAt: null }).where(eq(people.id, awaited));
    const statuses = async () => {
      const rows = await rowsOf(word);
      return ids.map((id) => rows.find((one) => one.id === id)?.status);
    };
    await finished({ action: 'suspend', ids });
    // By hand it is the same.
    const one = await api.post(`/api/people/${alone}/reactivate`, {}, await api.as('admin'));
    expect(one.body.person.status).toBe('inactive');
    const job = await finished({ action: 'reactivate', ids: [off, on, awaited] });
    expect(await statuses()).toEqual(['inactive', 'active', 'pending', 'inactive']);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, off));
    expect(entries.map((entry) => entry.action)).toEqual(['person-suspended', 'person-reactivated']);
    expect(await undo(job)).toMatchObject({ changed: 3, failed: 0 });
    expect(await statuses()).toEqual(['suspended', 'suspended', 'suspended', 'inactive']);
    await finished({ action: 'reactivate', ids });
    // Whoever was inactive, and not suspended, is switched on: that is what was asked for.
    expect(await statuses()).toEqual(['inactive', 'active', 'pending', 'active']);
  });

  it('switched on by hand are off again as they were, when that is taken back by somebody who may', async () => {
    const { word, ids } = await crowd(2, { emailVerifiedAt: new Date() });
    const [off = 0, banned = 0] = ids;
    await api.db.update(people).set({ status: 'inactive' }).where(eq(people.id, off));
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, banned));
    const admin = await api.as('admin');
    const deed = (id: number, what: string, token = admin) => api.post(`/api/people/${id}/${what}`, {}, token);
    for (const [id, was] of [
      [off, 'inactive'],
      [banned, 'suspended'],
    ] as const) {
      expect((await deed(id, 'undo-reactivate')).status).toBe(409);
      expect((await deed(id, 'reactivate')).body.person.status).toBe('active');
      expect((await deed(id, 'undo-reactivate', await api.as('client'))).status).toBe(403);
      expect((await deed(id, 'undo-reactivate')).body.person.status).toBe(was);
      // Once is enough: nothing is left to take back.
      expect((await deed(id, 'undo-reactivate')).status).toBe(409);
      expect((await rowsOf(word)).find((one) => one.id === id)?.status).toBe(was);
      // And it can be done once more.
      expect((await deed(id, 'reactivate')).body.person.status).toBe('active');
    }
    await api.db.update(people).set({ status: 'pending' }).where(eq(people.id, off));
    const late = await deed(off, 'undo-reactivate');
    expect(late.status).toBe(409);
    expect(late.text).toContain('This person was changed since.');
    const own = await personOf('admin@demo.com');
    expect((await deed(own?.id ?? 0, 'undo-reactivate')).status).toBe(409);
  });

  it('get a role and lose their logins, and get the old role back', async () => {
    const { word, ids } = await crowd(3);
    await api.db
      .update(people)
      .set({ access: 'client', passwordHash: await api.deps.passwords.hash('Long-enough-1') })
      .where(eq(people.id, ids[0] ?? 0));
    const { accessToken } = await api.signIn(`${word}0@example.com`, 'Long-enough-1');
    const job = await finished({ action: 'role', role: 'Student', ids });
    expect(job).toMatchObject({ changed: 1, failed: 2 });
    expect(job.problems[0]?.reason).toBe('This person has this role already.');
    expect((await api.get('/api/me', accessToken)).status).toBe(401);
    await undo(job);
    expect((await rowsOf(word)).map((one) => one.access).sort()).toEqual(['Student', 'Student', 'client']);
  });

  it('lose their permission roles with the role of a client, and get them back with it', async () => {
    const { ids } = await crowd(2, { access: 'client' });
    const [one = 0, other = 0] = ids;
    const admin = await api.as('admin');
    const name = unique('Short-lived ');
    await api.post('/api/roles', { name }, admin);
    await api.db.insert(personRoles).values([
      { personId: one, role: 'support' },
      { personId: one, role: name },
      { personId: other, role: 'user' },
    ]);
    const held = async () => {
      const rows = await api.db.select().from(personRoles).where(inArray(personRoles.personId, ids));
      return rows.map((row) => [row.personId, row.role]).sort();
    };
    const job = await finished({ action: 'role', role: 'Student', ids });
    expect(await held()).toEqual([]);
    // One of them is gone by now.
    await api.ask('DELETE', `/api/roles?role=${encodeURIComponent(name)}`, { token: admin });
    expect(await undo(job)).toMatchObject({ changed: 2, failed: 0 });
    expect(await held()).toEqual([
      [one, 'support'],
      [other, 'user'],
    ]);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, one));
    expect(entries.map(({ detail }) => detail.changes)).toEqual([
      { role: { from: 'client', to: 'Student' }, permissionRoles: { from: [name, 'support'], to: [] } },
      { role: { from: 'Student', to: 'client' }, permissionRoles: { from: [], to: ['support'] } },
    ]);
  });

  it('get those roles back alone whose permissions whoever takes it back holds by then', async () => {
    const account = await api.register();
    const doer = account.user.id;
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, doer));
    await api.db.insert(personRoles).values(['manager', 'support'].map((role) => ({ personId: doer, role })));
    const { accessToken: token } = await api.signIn(account.email, account.password);
    const { word, ids } = await crowd(2, { access: 'client' });
    const [one = 0, other = 0] = ids;
    await api.db.insert(personRoles).values([
      { personId: one, role: 'manager' },
      { personId: one, role: 'support' },
      { personId: other, role: 'manager' },
    ]);
    const job = await finished({ action: 'role', role: 'Student', ids }, token);
    expect(job).toMatchObject({ changed: 2, failed: 0 });
    await api.db.delete(personRoles).where(and(eq(personRoles.personId, doer), eq(personRoles.role, 'support')));
    const back = await undo(job, token);
    const reason = 'You can neither give nor take permissions that you do not hold yourself.';
    expect(back).toMatchObject({ changed: 2, failed: 1, problems: [{ id: one, name: `${word} 0`, reason }] });
    expect((await rowsOf(word)).map((row) => row.access)).toEqual(['client', 'client']);
    const rows = await api.db.select().from(personRoles).where(inArray(personRoles.personId, ids));
    expect(rows.map((row) => [row.personId, row.role]).sort()).toEqual([
      [one, 'manager'],
      [other, 'manager'],
    ]);
  });

  it('are deleted, but not oneself', async () => {
    const { word, ids } = await crowd(4);
    const admin = await personOf('admin@demo.com');
    const job = await finished({ action: 'delete', ids: [...ids, admin?.id ?? 0] });
    expect(job).toMatchObject({ changed: 4, failed: 1, canUndo: false });
    expect(job.problems).toEqual([{ id: admin?.id, name: 'Ruth Adeyemi', reason: 'You cannot delete yourself.' }]);
    expect(await rowsOf(word)).toEqual([]);
    expect(await personOf('admin@demo.com')).toBeDefined();
  });

  it('leave oneself out of everything, whatever matches', async () => {
    const admins = await api.db.select().from(people).where(eq(people.access, 'admin'));
    for (const [body, reason] of [
      [{ action: 'suspend' }, 'You cannot suspend yourself.'],
      [{ action: 'role', role: 'client' }, 'You cannot change your own role.'],
    ] as const) {
      const job = await finished({ ...body, match: { role: 'admin' } });
      expect(job.problems).toEqual([{ id: expect.any(Number), name: 'Ruth Adeyemi', reason }]);
      expect(job.changed).toBe(admins.length - 1);
      expect((await personOf('admin@demo.com'))?.status).toBe('active');
      await undo(job);
    }
    expect(await api.db.select().from(people).where(eq(people.access, 'admin'))).toHaveLength(admins.length);
  });

  it('are left as they are by a client who may not, and it says why', async () => {
    const client = await personOf('client@demo.com');
    await api.db.insert(personRoles).values({ personId: client?.id ?? 0, role: 'manager' });
    const token = await api.as('client');
    const { ids } = await crowd(2);
    const admin = await personOf('grace.mbeki@alderbrook.school');
    const job = await finished({ action: 'suspend', ids: [...ids, admin?.id ?? 0, client?.id ?? 0] }, token);
    expect(job.changed).toBe(2);
    expect(job.problems.map((one) => one.reason).sort()).toEqual([
      'Only an administrator can change the account of an administrator.',
      'You cannot suspend yourself.',
    ]);
    expect((await bulk({ action: 'role', role: 'admin', ids }, token)).status).toBe(403);
    // Whoever asked is looked at again when it is done: somebody else's job is not there.
    expect((await api.get(`/api/jobs/${job.id}`, await api.as('admin'))).status).toBe(404);
    await api.db.delete(personRoles).where(eq(personRoles.personId, client?.id ?? 0));
    expect((await api.post(`/api/jobs/${job.id}/undo`, {}, token)).status).toBe(403);
  });

  it('are named by ids or by what matches, not by both or nothing', async () => {
    const token = await api.as('admin');
    for (const body of [
      { action: 'suspend' },
      { action: 'suspend', ids: [1], match: {} },
      { action: 'explode', ids: [1] },
      { action: 'role', ids: [1] },
      { action: 'role', role: 'king', ids: [1] },
      { action: 'delete', match: { role: 'king' } },
      { action: 'delete', ids: ['x'] },
    ]) {
      expect((await bulk(body, token)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await finished({ action: 'suspend', ids: [] }, token)).toMatchObject({ total: 0, changed: 0 });
    expect(await finished({ action: 'delete', ids: [2_000_000_000] }, token)).toMatchObject({ total: 1, changed: 0 });
  });

  it('who are gone meanwhile are named, in what is done and in what is taken back', async () => {
    const { ids } = await crowd(3);
    const [first = 0, second = 0, third = 0] = ids;
    const gone = (id: number) => ({ id, name: `#${id}`, reason: 'This person is not there any more.' });
    await api.db.delete(people).where(eq(people.id, second));
    for (const [path, deed] of [
      ['/api/people/bulk', { action: 'suspend' }],
      ['/api/users/list/bulk', { action: 'suspend' }],
      ['/api/users/list/bulk', { action: 'plan', currentPlan: 'team' }],
    ] as const) {
      const admin = await api.as('admin');
      // Chosen twice is chosen once.
      const asked = await api.post(path, { ...deed, ids: [third, first, second, second] }, admin);
      const job = await settled(asked.body.job, admin);
      expect(job).toMatchObject({ total: 3, done: 3, changed: 2, failed: 1, problems: [gone(second)] });
      expect(await undo(job)).toMatchObject({ changed: 2, failed: 0 });
    }
    const job = await finished({ action: 'suspend', ids: [first, third] });
    await api.db.delete(people).where(eq(people.id, third));
    expect(await undo(job)).toMatchObject({ changed: 1, failed: 1, problems: [gone(third)] });
    // More than one step holds.
    const many = await crowd(501);
    await api.db.delete(people).where(inArray(people.id, [many.ids[499] ?? 0, many.ids[500] ?? 0]));
    expect(await finished({ action: 'suspend', ids: many.ids })).toMatchObject({ done: 501, changed: 499, failed: 2 });
  });
});
