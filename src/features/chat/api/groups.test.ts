import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { talking } from '../../../../tests/api/chat.ts';

const api = testApi();
const { say, person, pair, group, messages, entry } = talking(api);

const add = (token: string, chatId: number, ...people: number[]) =>
  api.post(`/apps/chat/${chatId}/members`, { people }, token);
const remove = (token: string, chatId: number, personId: number) =>
  api.ask('DELETE', `/apps/chat/${chatId}/members/${personId}`, { token });
const rename = (token: string, chatId: number, name: string) =>
  api.ask('PATCH', `/apps/chat/${chatId}/info`, { token, body: { name } });
const members = async (token: string, chatId: number) =>
  (await api.get(`/apps/chat/${chatId}/info`, token)).body.people as { id: number; memberRole: string }[];

describe('a group', () => {
  it('is made with a name and people, once per key, and says so', async () => {
    const [me, other] = [await person('Ruth Maker'), await person('Marcus Guest')];
    const body = { name: ' Exams ', people: [other.id, other.id], key: crypto.randomUUID() };
    const made = await api.post('/apps/chat/groups', body, me.token);
    expect(made.status).toBe(201);
    expect(made.body.chat).toMatchObject({
      kind: 'group',
      name: 'Exams',
      members: 2,
      myRole: 'owner',
      canManage: true,
    });
    expect((await api.post('/apps/chat/groups', body, me.token)).body.chat.id).toBe(made.body.chat.id);
    const [line] = await messages(other.token, made.body.chat.id);
    expect(line).toMatchObject({
      kind: 'system',
      message: 'Ruth Maker made the group “Exams” with Marcus Guest',
      event: { deed: 'created', by: { id: me.id }, people: [{ id: other.id }], name: 'Exams' },
    });
    // A line of the group itself is nothing that somebody has to read.
    expect((await entry(other.token, made.body.chat.id)).unseenMsgs).toBe(0);
  });

  it('needs a name and at least one other person who works here', async () => {
    const me = await person();
    const make = async (body: object) => (await api.post('/apps/chat/groups', body, me.token)).status;
    const other = await person();
    expect(await make({ name: '', people: [other.id] })).toBe(400);
    expect(await make({ name: 'x', people: [] })).toBe(400);
    expect(await make({ name: 'x', people: [me.id] })).toBe(400);
    expect(await make({ name: 'x', people: [other.id, 999_999_999] })).toBe(400);
    expect((await api.get('/apps/chat/list', me.token)).body.total).toBe(0);
  });

  it('stands beside direct chats, not among them', async () => {
    const { owner, others, chatId } = await group(2);
    await say(owner.token, chatId, 'Welcome');
    const { body } = await api.get('/apps/chat/chats-and-contacts', others[0]?.token);
    expect(body.chatsContacts).toEqual([]);
    expect(body.groups).toEqual([expect.objectContaining({ id: chatId, unseenMsgs: 1 })]);
    const list = (await api.get('/apps/chat/list', others[0]?.token)).body.chats;
    expect(list[0]).toMatchObject({ id: chatId, lastMessage: { message: 'Welcome' } });
  });

  it('is managed by its owner and whom the owner lets', async () => {
    const { owner, others, chatId } = await group(3);
    const [one = owner, two = owner] = others;
    const guest = await person();
    expect((await rename(one.token, chatId, 'Mine')).status).toBe(403);
    expect((await add(one.token, chatId, guest.id)).status).toBe(403);
    expect((await remove(one.token, chatId, two.id)).status).toBe(403);
    const role = { token: owner.token, body: { role: 'admin' } };
    expect((await api.ask('PUT', `/apps/chat/${chatId}/members/${one.id}`, role)).status).toBe(200);
    expect((await rename(one.token, chatId, 'Ours')).body.chat.name).toBe('Ours');
    expect((await remove(one.token, chatId, owner.id)).status).toBe(409);
    expect((await members(owner.token, chatId)).map((member) => member.memberRole)).toEqual([
      'owner',
      'admin',
      'member',
    ]);
  });

  it('shows new people what was said, and counts nothing of it as new', async () => {
    const { owner, chatId } = await group(2);
    await say(owner.token, chatId, 'Before');
    const guest = await person();
    expect((await add(owner.token, chatId, guest.id)).status).toBe(201);
    expect((await messages(guest.token, chatId)).map((one) => one.message)).toContain('Before');
    expect((await entry(guest.token, chatId)).unseenMsgs).toBe(0);
    await say(owner.token, chatId, 'After');
    expect((await entry(guest.token, chatId)).unseenMsgs).toBe(1);
    // Once is enough.
    const before = (await messages(owner.token, chatId)).length;
    await add(owner.token, chatId, guest.id);
    expect(await messages(owner.token, chatId)).toHaveLength(before);
  });

  it('is closed to whoever was removed, and tells them', async () => {
    const { owner, others, chatId } = await group(3);
    const [out = owner] = others;
    api.events.length = 0;
    expect((await remove(owner.token, chatId, out.id)).status).toBe(200);
    const told = api.events.find((event) => event.topic === 'chat');
    expect(told?.people).toContain(out.id);
    expect((await api.get(`/apps/chat/${chatId}/messages`, out.token)).status).toBe(404);
    expect((await say(out.token, chatId, 'x')).status).toBe(404);
    const last = (await messages(owner.token, chatId)).at(-1);
    expect(last).toMatchObject({ event: { deed: 'removed', people: [{ id: out.id }] } });
  });

  it('has a new owner when the owner leaves, and is gone with the last one', async () => {
    const { owner, others, chatId } = await group(2);
    const [heir = owner] = others;
    expect((await api.post(`/apps/chat/${chatId}/leave`, {}, owner.token)).body).toEqual({ id: chatId });
    expect((await api.get(`/apps/chat/${chatId}/info`, owner.token)).status).toBe(404);
    expect(await entry(heir.token, chatId)).toMatchObject({ myRole: 'owner', members: 1 });
    await api.post(`/apps/chat/${chatId}/leave`, {}, heir.token);
    expect((await api.get('/apps/chat/list', heir.token)).body.total).toBe(0);
  });

  it('is what a chat of two is not', async () => {
    const { one, chatId } = await pair();
    const guest = await person();
    expect((await add(one.token, chatId, guest.id)).status).toBe(409);
    expect((await rename(one.token, chatId, 'x')).status).toBe(409);
    expect((await api.post(`/apps/chat/${chatId}/leave`, {}, one.token)).status).toBe(409);
  });
});
