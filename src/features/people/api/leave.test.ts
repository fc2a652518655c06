import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { questionFiles, questions } from '#features/questions/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { talking } from '../../../../tests/api/chat.ts';
import { mailing } from '../../../../tests/api/mailing.ts';
import { addCategory, addQuestion } from '../../../../tests/api/questions.ts';
import { people } from './tables.ts';

describe('deleting the own account', () => {
  const api = testApi();
  const isThere = (id: number) => api.db.$count(people, eq(people.id, id));
  const leave = (token: string, password: string, code?: string) =>
    api.post('/api/account/delete', { password, ...(code ? { code } : {}) }, token);

  it('asks for the password, ends every login and takes what belongs to the person along', async () => {
    const person = await api.register();
    const elsewhere = await api.signIn(person.email, person.password);
    await api.post('/apps/todo/add-tasks', { task: { title: 'Mine' } }, person.accessToken);
    const before = (await api.get('/api/account/leaving', person.accessToken)).body;
    expect(before).toMatchObject({ refused: null, twoSteps: false, gone: { sessions: 2, tasks: 1 } });
    expect((await leave(person.accessToken, 'wrong')).body.error.password).toBeTruthy();
    expect(await isThere(person.user.id)).toBe(1);
    expect((await leave(person.accessToken, person.password)).status).toBe(200);
    expect(await isThere(person.user.id)).toBe(0);
    for (const token of [person.accessToken, elsewhere.accessToken])
      expect((await api.get('/api/me', token)).status).toBe(401);
    expect((await api.post('/jwt/login', { email: person.email, password: person.password })).status).toBe(400);
    const [deed] = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'person-deleted'));
    expect(deed?.subjectId).toBe(person.user.id);
    await vi.waitFor(() =>
      expect(
        api.mails.find((one) => one.to === person.email && one.subject === 'Your account was deleted'),
      ).toBeTruthy(),
    );
  });

  it('asks for a code too when two-step verification is on', async () => {
    const person = await api.register();
    const token = person.accessToken;
    const { key } = (await api.post('/jwt/two-steps/setup', { password: person.password }, token)).body;
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const code = () => totp.generate({ timestamp: api.now().getTime() });
    const on = await api.post('/jwt/two-steps/confirm', { code: code() }, token);
    expect(on.status, on.text).toBe(200);
    expect((await api.get('/api/account/leaving', token)).body.twoSteps).toBe(true);
    expect((await leave(token, person.password)).body.error.code).toBeTruthy();
    expect((await leave(token, person.password, '000000')).body.error.code).toBeTruthy();
    api.later(1);
    expect((await leave(token, person.password, code())).status).toBe(200);
    expect(await isThere(person.user.id)).toBe(0);
  });

  it('leaves pictures that others still see with an administrator', async () => {
    const person = await api.register();
    const file = { ownerId: person.user.id, name: 'a.png', type: 'image/png', size: 1, createdAt: new Date() };
    const [stored] = await api.db
      .insert(files)
      .values({ ...file, content: new Uint8Array([1]) })
      .returning();
    const questionId = await addQuestion(
      api.db,
      { content: { kind: 'essay' } },
      { categoryId: await addCategory(api.db, 'Kept') },
    );
    await api.db.update(questions).set({ authorId: person.user.id }).where(eq(questions.id, questionId));
    await api.db.insert(questionFiles).values({ questionId, fileId: stored?.id ?? 0 });
    expect((await leave(person.accessToken, person.password)).status).toBe(200);
    const [kept] = await api.db
      .select({ access: people.access })
      .from(files)
      .innerJoin(people, eq(people.id, files.ownerId))
      .where(eq(files.id, stored?.id ?? 0));
    expect(kept?.access).toBe('admin');
    expect(await api.db.$count(questions, eq(questions.id, questionId))).toBe(1);
  });

  it('leaves what only mails and chats show with those who have it, not with an administrator', async () => {
    const person = await api.register();
    const token = person.accessToken;
    const { somebody, pass } = mailing(api);
    const chat = talking(api);
    const [reader, member] = [await somebody(), await chat.person()];
    const [inMail, inChat, inBoth] = [await chat.upload(token), await chat.upload(token), await chat.upload(token)];
    const mail = { to: [{ email: reader.email }], subject: 'Ours', fileIds: [inMail.id, inBoth.id] };
    expect((await api.post('/apps/email/send', mail, token)).status).toBe(201);
    await pass();
    const { accessToken } = await api.signIn(person.email, person.password);
    expect((await chat.send(accessToken, member.id, 'Ours', { fileIds: [inChat.id, inBoth.id] })).status).toBe(201);
    expect((await leave(accessToken, person.password)).status).toBe(200);
    const ownerOf = async ({ id }: { id: number }) =>
      (await api.db.select({ id: files.ownerId }).from(files).where(eq(files.id, id)))[0]?.id;
    expect(await ownerOf(inMail)).toBe(reader.id);
    expect(await ownerOf(inChat)).toBe(member.id);
    expect(await ownerOf(inBoth)).toBe(Math.min(reader.id, member.id));
  });

  it('is refused for demo accounts, with a sentence', async () => {
    for (const role of ['admin', 'client', 'Student'] as const) {
      const token = await api.as(role);
      expect((await api.get('/api/account/leaving', token)).body.refused).toMatch(/demo account/);
      const answer = await leave(token, role === 'Student' ? 'student' : role);
      expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('demo account')]);
    }
  });
});

describe('deleting the own account of an administrator', () => {
  const api = testApi({ empty: true, policy: { newcomers: 'admin', demoAccounts: [] } });

  it('is refused to the last one, also when the last two go at once', async () => {
    const only = await api.register();
    const refused = await api.post('/api/account/delete', { password: only.password }, only.accessToken);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('only administrator')]);
    const second = await api.register();
    const answers = await Promise.all(
      [only, second].map((one) => api.post('/api/account/delete', { password: one.password }, one.accessToken)),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await api.db.$count(people)).toBe(1);
  });
});
