import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '#api/db.ts';
import { doDue } from '#api/due.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { questionFiles, questions } from '#features/questions/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { personCalls, STATES } from '../../../../tests/api/persons.ts';
import { people } from './tables.ts';

describe('one person', () => {
  const api = testApi();
  const { idOf, add, added, act, change, remove } = personCalls(api);
  const lastEntry = async () => (await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

  describe('is added', () => {
    it('with a username of their own name, waiting for the invitation that was sent', async () => {
      const one = await added({ fullName: 'Chloé de la Cruz', email: 'cruz1@example.com' });
      expect(one).toMatchObject({ username: 'cdelacruz', role: 'Student', status: 'pending', hasPassword: false });
      expect(one.invitation).not.toBeNull();
      expect(api.mails.at(-1)).toMatchObject({ to: 'cruz1@example.com', subject: 'You are invited' });
      const two = await added({ fullName: 'Chloe De La Cruz', email: 'cruz2@example.com', invite: false });
      expect(two).toMatchObject({ username: 'cdelacruz2', invitation: null });
      expect(await lastEntry()).toMatchObject({ action: 'person-added', subjectId: two.id, actorName: 'Ruth Adeyemi' });
    });

    it('as one of the administrators in the accounts list, too', async () => {
      const [ruler, learner] = [await added({ role: 'admin' }), await added({ role: 'Student' })];
      const rolesOf = async (id: number) => (await api.db.select().from(people).where(eq(people.id, id)))[0]?.role;
      expect([await rolesOf(ruler.id), await rolesOf(learner.id)]).toEqual(['admin', 'subscriber']);
    });

    it('with a password that has to be changed at the first login', async () => {
      const mails = api.mails.length;
      const one = await added({ password: 'Given-out-2', email: 'given@example.com' });
      expect(one).toMatchObject({ status: 'active', hasPassword: true, mustChangePassword: true, invitation: null });
      expect(api.mails.length).toBe(mails);
      const signedIn = await api.signIn('given@example.com', 'Given-out-2');
      expect(signedIn.userData).toMatchObject({ mustChangePassword: true });
      expect(JSON.stringify(one)).not.toContain('Given-out-2');
      expect(JSON.stringify((await lastEntry())?.detail)).not.toContain('Given-out-2');
    });

    it('not with an email or username that somebody has, whatever its case', async () => {
      const answer = await add({ email: 'Admin@Demo.com', username: 'ADMIN' });
      expect(answer.status).toBe(400);
      expect(answer.body.error).toEqual({
        email: ['This email is already in use.'],
        username: ['This username is already in use.'],
      });
      const greek = { username: 'ΓΙΩΡΓΟΣ', email: 'george@example.com' };
      expect((await add(greek)).status).toBe(201);
      const again = await add({ ...greek, email: 'giorgos@example.com' });
      expect([again.status, again.body.error]).toEqual([400, { username: ['This username is already in use.'] }]);
      expect((await add({ email: 'nonsense' })).status).toBe(400);
      expect((await add({ fullName: ' ' })).body.error.fullName).toBeDefined();
      expect((await add({ password: 'short' })).body.error.password).toBeDefined();
    });

    it('once, when the answer was lost and it is sent again, also at once', async () => {
      const body = { email: `${unique('lost')}@example.com`, username: unique('lost'), key: crypto.randomUUID() };
      const [first, again] = await Promise.all([add(body), add(body)]);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body.person).toEqual(first.body.person);
      expect(Object.keys(first.body.person)).not.toContain('writingKey');
      expect(api.mails.filter(({ to }) => to === body.email)).toHaveLength(1);
      const added = { subjectId: first.body.person.id, action: 'person-added' } as const;
      const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, added.subjectId));
      expect(entries.filter(({ action }) => action === added.action)).toHaveLength(1);
      const { accessToken } = await api.register();
      const theirs = { fullName: 'Some Body', ...body };
      expect((await api.post('/api/people', theirs, accessToken)).status).toBe(400);
      expect((await add({ ...body, key: crypto.randomUUID() })).status).toBe(400);
    });

    it('one time, when two ask at once for the same email', async () => {
      const email = `${unique('twin')}@example.com`;
      const token = await api.as('admin');
      const answers = await Promise.all([add({ email }, token), add({ email }, token), add({ email }, token)]);
      expect(answers.map((one) => one.status).sort()).toEqual([201, 400, 400]);
    });

    it('each with a username of their own, when many of one name come at once', async () => {
      const token = await api.as('admin');
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          add({ fullName: 'Same Name', invite: false, email: `${unique('s')}@example.com` }, token),
        ),
      );
      const names = answers.map((one) => one.body.person?.username);
      expect(new Set(names).size).toBe(4);
    });
  });

  describe('is changed', () => {
    it('in what is given, with the fields and both values in the audit log', async () => {
      const one = await added({ company: 'Old School' });
      const answer = await change(one.id, { fullName: 'New Name', company: 'New School' });
      expect(answer.body.person).toMatchObject({ fullName: 'New Name', company: 'New School', email: one.email });
      expect(await lastEntry()).toMatchObject({
        action: 'person-changed',
        subjectId: one.id,
        detail: { changes: { company: { from: 'Old School', to: 'New School' } } },
      });
      const token = await api.as('admin');
      const entry = await lastEntry();
      await change(one.id, { fullName: 'New Name' }, token);
      expect((await lastEntry())?.id).toBe(entry?.id);
    });

    it('to another email, which is unproved, and the old one is told', async () => {
      const one = await added({ password: 'Long-enough-1' });
      await api.db.update(people).set({ emailVerifiedAt: api.now() }).where(eq(people.id, one.id));
      await act(one.id, 'send-password-reset');
      const [, token] = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '') ?? [];
      const email = `${unique('moved')}@example.com`;
      const { send } = api.deps.mailer;
      api.deps.mailer.send = (mail) => (mail.to === one.email ? Promise.reject(new Error('not now')) : send(mail));
      const answer = await change(one.id, { email });
      expect(answer.body.person).toMatchObject({ email, emailVerified: false });
      expect(api.mails.at(-1)).toMatchObject({ to: email, subject: 'Confirm your email' });
      await doDue(api.deps);
      api.deps.mailer.send = send;
      api.later(2);
      await doDue(api.deps);
      const told = api.mails.filter((mail) => mail.to === one.email).map((mail) => mail.subject);
      expect(told.filter((subject) => subject === 'The email of your account was changed')).toHaveLength(1);
      const reset = await api.post('/jwt/reset-password', { token, password: 'Another-one-3' });
      expect(reset.status).toBe(400);
      expect((await change(one.id, { email: 'admin@demo.com' })).body.error).toEqual({
        email: ['This email is already in use.'],
      });
    });

    it('to another role, which ends every login at once', async () => {
      const one = await added({ role: 'client', password: 'Long-enough-1' });
      const { accessToken, refreshToken } = await api.signIn(one.email, 'Long-enough-1');
      expect((await change(one.id, { role: 'Student' })).body.person.role).toBe('Student');
      expect((await api.get('/api/me', accessToken)).status).toBe(401);
      expect((await api.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
      expect(await lastEntry()).toMatchObject({
        action: 'role-set',
        detail: { changes: { role: { from: 'client', to: 'Student' } } },
      });
    });

    it('in their permissions', async () => {
      const one = await added({ role: 'client', permissionRoles: ['support'] });
      const answer = await change(one.id, { permissionRoles: ['user', 'manager', 'user'] });
      expect(answer.body.person.permissionRoles).toEqual(['manager', 'user']);
      expect((await change(one.id, { permissionRoles: ['king'] })).status).toBe(400);
    });

    it('over nobody’s change since that was not seen, and twice the same is none', async () => {
      const { id } = await added({ role: 'client', company: 'First' });
      const seen = { company: 'First', role: 'client' };
      expect((await change(id, { company: 'Mine', seen })).status).toBe(200);
      expect((await change(id, { company: 'Mine', seen })).status).toBe(200);
      const refused = await change(id, { company: 'Theirs', country: 'Norway', seen });
      expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('changed this account')]);
      const country = await change(id, { country: 'Norway', seen: { country: '' } });
      expect([country.status, country.body.person.company]).toEqual([200, 'Mine']);
      expect((await change(id, { role: 'Student', seen: { role: 'Student' } })).status).toBe(409);
      expect((await change(id, { company: 'Theirs', seen: { company: 'Mine' } })).status).toBe(200);
      expect((await change(id, { company: 'A program’s' })).status).toBe(200);
    });

    it('in some of their permissions, over what a colleague gave meanwhile', async () => {
      const one = await added({ role: 'client', permissionRoles: ['manager'] });
      await change(one.id, { giveRoles: ['support'] });
      const answer = await change(one.id, { giveRoles: ['user', 'user'], takeRoles: ['manager', 'restricted-user'] });
      expect(answer.body.person.permissionRoles).toEqual(['support', 'user']);
      expect(await lastEntry()).toMatchObject({
        detail: { changes: { permissionRoles: { from: ['manager', 'support'], to: ['support', 'user'] } } },
      });
      expect((await change(one.id, { giveRoles: ['king'] })).body.error.permissionRoles).toBeDefined();
    });

    it('to no permissions when they are no client, new or known', async () => {
      const student = await added();
      for (const answer of [
        await change(student.id, { giveRoles: ['user'] }),
        await change(student.id, { permissionRoles: ['user'] }),
        await change(student.id, { role: 'admin', permissionRoles: ['user'] }),
        await add({ permissionRoles: ['user'] }),
      ])
        expect([answer.status, answer.body.error]).toEqual([
          409,
          expect.stringContaining('Roles are given to clients alone'),
        ]);
      expect((await change(student.id, { permissionRoles: [] })).status).toBe(200);
      // Those they have go with the role, whoever sends them along.
      const client = await added({ role: 'client', permissionRoles: ['user'] });
      const answer = await change(client.id, { role: 'Student', permissionRoles: ['user'] });
      expect(answer.body.person).toMatchObject({ role: 'Student', permissionRoles: [] });
    });

    it('to no client any more, who does not find the permission roles again later', async () => {
      for (const role of ['Student', 'admin']) {
        const one = await added({ role: 'client', permissionRoles: ['support', 'manager'] });
        expect((await change(one.id, { role })).body.person.permissionRoles).toEqual([]);
        expect((await lastEntry())?.detail).toEqual({
          changes: {
            role: { from: 'client', to: role },
            permissionRoles: { from: ['manager', 'support'], to: [] },
          },
        });
        expect((await change(one.id, { role: 'client' })).body.person.permissionRoles).toEqual([]);
        // Given together with the new role they are meant.
        await change(one.id, { role: 'Student' });
        const again = await change(one.id, { role: 'client', giveRoles: ['user'] });
        expect(again.body.person.permissionRoles).toEqual(['user']);
      }
    });
  });

  describe('is suspended and reactivated', () => {
    it('out at once, and in again', async () => {
      const one = await added({ password: 'Long-enough-1' });
      const { accessToken } = await api.signIn(one.email, 'Long-enough-1');
      api.events.length = 0;
      const answer = await act(one.id, 'suspend');
      expect(answer.body.person.status).toBe('suspended');
      expect((await api.get('/api/me', accessToken)).status).toBe(401);
      expect(api.events).toContainEqual(expect.objectContaining({ topic: 'session-ended', people: [one.id] }));
      const login = await api.post('/jwt/login', { email: one.email, password: 'Long-enough-1' });
      expect(login.body.error.email[0]).toContain('switched off');
      expect((await act(one.id, 'suspend')).status).toBe(200);
      expect((await act(one.id, 'reactivate')).body.person.status).toBe('active');
      await api.signIn(one.email, 'Long-enough-1');
      const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, one.id));
      const actions = entries.map((entry) => entry.action);
      expect(actions.filter((action) => action === 'person-suspended')).toHaveLength(1);
      expect(actions).toContain('person-reactivated');
    });

    it('somebody who never came is awaited again, and the invitation works only once they are back', async () => {
      const one = await added();
      const [, token] = /token=(\S+)/.exec(api.mails.at(-1)?.text ?? '') ?? [];
      await act(one.id, 'suspend');
      expect((await api.post('/jwt/reset-password', { token, password: 'Another-one-3' })).status).toBe(400);
      expect((await act(one.id, 'invite')).status).toBe(409);
      const { person } = (await act(one.id, 'reactivate')).body;
      expect(person).toMatchObject({ status: 'pending', invitation: { sentAt: expect.any(String) } });
      expect((await api.post('/jwt/reset-password', { token, password: 'Another-one-3' })).status).toBe(200);
    });
  });

  it('tells whoever sees the list of people, and no student', async () => {
    await api.as('Student');
    const admin = await api.as('admin');
    const one = await added();
    api.events.length = 0;
    await act(one.id, 'suspend', admin);
    const told = api.events.filter((event) => event.topic === 'people');
    expect(told).toHaveLength(1);
    expect(told[0]?.ids).toEqual([one.id]);
    expect(told[0]?.people).toContain(await idOf('admin@demo.com'));
    expect(told[0]?.people).not.toContain(await idOf('student@demo.com'));
  });

  describe('is deleted', () => {
    it('with what is theirs, but not with what others need', async () => {
      const author = await added({ role: 'client', password: 'Long-enough-1' });
      await api.signIn(author.email, 'Long-enough-1');
      const file = { type: 'image/png', size: 1, content: new Uint8Array([1]), ownerId: author.id };
      const [shown, plain] = await api.db
        .insert(files)
        .values([
          { ...file, name: 'shown.png' },
          { ...file, name: 'plain.png' },
        ])
        .returning();
      const [question] = await api.db
        .insert(questions)
        .values({
          ...{ kind: 'essay', name: 'Why?', text: 'Why?', plain: 'Why?', generalFeedback: '', points: 1 },
          ...{ content: { kind: 'essay' } as never, difficulty: 'easy', status: 'draft', authorId: author.id },
          ...{ createdAt: api.now(), changedAt: api.now(), changedById: author.id },
        })
        .returning();
      await api.db.insert(questionFiles).values({ questionId: question?.id ?? 0, fileId: shown?.id ?? 0 });
      const token = await api.as('admin');
      const taken = await api.get(`/api/people/${author.id}/belongings`, token);
      expect(taken.body).toMatchObject({
        gone: { sessions: 1, files: 1, notifications: 0, bookmarks: 4, practices: 0 },
        kept: { questions: 1, pictures: 1 },
      });
      const gone = await api.ask('DELETE', '/api/people', { token, body: { id: author.id } });
      expect(gone.status, gone.text).toBe(200);
      expect(gone.body).toEqual({ id: author.id });
      expect((await api.get(`/api/people/${author.id}`, token)).status).toBe(404);
      const left = await api.db.select().from(files);
      expect(left.find((one) => one.id === shown?.id)?.ownerId).toBe(await idOf('admin@demo.com'));
      expect(left.some((one) => one.id === plain?.id)).toBe(false);
      const [kept] = await api.db
        .select()
        .from(questions)
        .where(eq(questions.id, question?.id ?? 0));
      expect(kept).toMatchObject({ authorId: null, name: 'Why?' });
      expect(await lastEntry()).toMatchObject({ action: 'person-deleted', subjectName: author.fullName });
    });

    it('needs an id', async () => {
      const answer = await api.ask('DELETE', '/api/people', { token: await api.as('admin') });
      expect(answer.status).toBe(400);
    });
  });

  it('whoever was here lately and sees people hears of a change, however many they are', async () => {
    const { id } = await added({ role: 'client' });
    const name = unique('here');
    const here = await rows<{ id: number }>(
      api.db,
      sql`
      INSERT INTO people (access, status, full_name, username, email, last_active_at)
      SELECT 'admin', 'active', ${name}, ${name} || i, ${name} || i || '@here.test', ${api.deps.clock().toISOString()}::timestamptz
      FROM generate_series(1, 450) AS i RETURNING id`,
    );
    const told = new Set<number>();
    const stop = api.deps.bus.subscribe(({ topic, people: to, ids }) => {
      if (topic === 'people' && ids.includes(id) && Array.isArray(to)) for (const one of to) told.add(one);
    });
    expect((await change(id, { company: 'Heard Ltd' })).status).toBe(200);
    stop();
    const missed = here.filter((one) => !told.has(Number(one.id)));
    expect(missed).toEqual([]);
    await api.db.delete(people).where(eq(people.fullName, name));
  });

  it('who is not there is a 404 everywhere', async () => {
    const token = await api.as('admin');
    for (const id of ['999999', '0', 'x', '99999999999']) {
      expect((await api.get(`/api/people/${id}`, token)).status).toBe(404);
      for (const path of ['belongings', 'sign-ins', 'activity', 'sessions'])
        expect((await api.get(`/api/people/${id}/${path}`, token)).status, `${path} ${id}`).toBe(404);
    }
    expect((await change(999_999, { fullName: 'X' })).status).toBe(404);
    expect((await remove(999_999)).status).toBe(404);
    for (const what of STATES) expect((await act(999_999, what)).status, what).toBe(404);
    expect((await api.post('/api/view-as', { id: 999_999 }, token)).status).toBe(404);
  });
});
