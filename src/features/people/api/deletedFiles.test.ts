import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '#features/files/api/tables.ts';
import { roles } from '#features/permissions/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { talking } from '../../../../tests/api/chat.ts';
import { mailing } from '../../../../tests/api/mailing.ts';
import { addCategory, addQuestion } from '../../../../tests/api/questions.ts';
import { people, personRoles } from './tables.ts';

describe('files of people who are deleted', () => {
  const api = testApi();
  const { somebody, send } = mailing(api);
  const chat = talking(api);
  const upload = (person: Awaited<ReturnType<typeof somebody>>, name: string) =>
    person.upload(`${name}.txt`, 'text/plain', name);
  const signedIn = async () => {
    const { user, email, password } = await api.register();
    return { id: user.id, token: async () => (await api.signIn(email, password)).accessToken };
  };
  const opens = async (url: string, token: string) => (await api.get(url, token)).status;
  const isThere = async ({ id }: { id: number }) => (await api.db.$count(files, eq(files.id, id))) > 0;
  const found = async (q: string, token: string): Promise<unknown[]> => {
    const groups = (await api.get(`/api/main-search/data?q=${q}`, token)).body.searchArr;
    return groups.find((one: { groupTitle: string }) => one.groupTitle === 'Files')?.data ?? [];
  };

  it('go to who has them in a mail or a chat, and to nobody who has not', async () => {
    const [writer, reader, other] = [await somebody(), await somebody(), await signedIn()];
    const [mailed, unsent] = [await upload(writer, 'mailed'), await upload(writer, 'unsent')];
    await send(writer, [reader], { fileIds: [mailed.id] });
    await writer.draft({ fileIds: [unsent.id] });
    const said = await upload(writer, 'chatted');
    const body = { obj: { message: 'Look', contact: other.id, fileIds: [said.id] } };
    expect((await writer.ask('POST', '/apps/chat/send-msg', body)).status).toBe(201);
    const deleter = await signedIn();
    const token = await deleter.token();
    expect((await api.ask('DELETE', `/api/people?id=${writer.id}`, { token })).status).toBe(200);
    expect([await opens(mailed.url, token), await opens(said.url, token)]).toEqual([404, 404]);
    expect([...(await found('mailed', token)), ...(await found('chatted', token))]).toEqual([]);
    expect((await reader.ask('GET', mailed.url)).status).toBe(200);
    expect(await opens(said.url, await other.token())).toBe(200);
    expect(await isThere(unsent)).toBe(false);
  });

  it('go on to whoever deletes when a shared place shows them, too', async () => {
    const [writer, reader] = [await somebody(), await somebody()];
    const file = await upload(writer, 'asked');
    await send(writer, [reader], { fileIds: [file.id] });
    const categoryId = await addCategory(api.db, 'Shown');
    const questionId = await addQuestion(api.db, { content: { kind: 'essay' } }, { categoryId });
    await api.db.insert(questionFiles).values({ questionId, fileId: file.id });
    const deleter = await signedIn();
    await api.ask('DELETE', `/api/people?id=${writer.id}`, { token: await deleter.token() });
    const [row] = await api.db.select().from(files).where(eq(files.id, file.id));
    expect(row?.ownerId).toBe(deleter.id);
  });

  it.each([
    ['one by one', (id: number, token: string) => api.ask('DELETE', `/api/people?id=${id}`, { token })],
    [
      'many at once',
      (id: number, token: string) => api.post('/api/people/bulk', { action: 'delete', ids: [id] }, token),
    ],
  ])('go on to an administrator when whoever deletes is none, who opens nothing by it: %s', async (_, remove) => {
    const role = unique('removers ');
    await api.db.insert(roles).values({ name: role });
    await api.db.execute(sql`
      INSERT INTO permission_roles (permission_id, role) SELECT id, ${role} FROM permissions WHERE key = 'add-remove-users'`);
    const deleter = await signedIn();
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, deleter.id));
    await api.db.insert(personRoles).values({ personId: deleter.id, role });
    const writer = await somebody();
    const word = unique('secret');
    const file = await upload(writer, word);
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, writer.id));
    const questionId = await addQuestion(api.db, { content: { kind: 'essay' } }, { status: 'draft' });
    await api.db.insert(questionFiles).values({ questionId, fileId: file.id });
    const token = await deleter.token();
    expect(await opens(file.url, token)).toBe(404);
    const { status, text } = await remove(writer.id, token);
    expect(Math.floor(status / 100), text).toBe(2);
    expect(await api.db.$count(people, eq(people.id, writer.id))).toBe(0);
    expect(await opens(file.url, token)).toBe(404);
    expect(await found(word, token)).toEqual([]);
    const [heir] = await api.db
      .select({ access: people.access, status: people.status })
      .from(files)
      .innerJoin(people, eq(people.id, files.ownerId))
      .where(eq(files.id, file.id));
    expect(heir).toEqual({ access: 'admin', status: 'active' });
  });

  it('go to none of those who are deleted with them, and away when nobody has them', async () => {
    const { one, two } = await chat.pair();
    const three = await chat.person();
    const [alone, left] = [await chat.upload(one.token), await chat.upload(one.token)];
    await chat.send(one.token, two.id, 'Ours', { fileIds: [alone.id] });
    const group = await api.post('/apps/chat/groups', { name: 'All', people: [two.id, three.id] }, one.token);
    const said = await chat.say(one.token, group.body.chat.id, 'Yours', { fileIds: [left.id] });
    expect(said.status, said.text).toBe(201);
    const token = await api.as('admin');
    const { body } = await api.post('/api/people/bulk', { action: 'delete', ids: [one.id, two.id] }, token);
    expect(body.job).toMatchObject({ state: 'done', changed: 2 });
    expect(await isThere(alone)).toBe(false);
    const [row] = await api.db.select().from(files).where(eq(files.id, left.id));
    expect(row?.ownerId).toBe(three.id);
  });
});
