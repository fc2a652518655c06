import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { people } from '#features/people/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { talking } from '../../../../tests/api/chat.ts';

const api = testApi();
const { send, person, pair, entry } = talking(api);

const chatsAndContacts = async (token: string, query = '') =>
  (await api.get(`/apps/chat/chats-and-contacts${query}`, token)).body;

describe('who may chat', () => {
  it('is nobody without a session, no student, and no client without the permission', async () => {
    expect((await api.get('/apps/chat/list')).status).toBe(401);
    expect((await api.get('/apps/chat/list', await api.as('Student'))).status).toBe(403);
    expect((await api.get('/apps/chat/list', await api.as('client'))).status).toBe(403);
  });
});

describe('the first screen', () => {
  it('has the sample’s seven chats, newest first, two of them with something unseen', async () => {
    const body = await chatsAndContacts(await api.as('admin'));
    expect(Object.keys(body).sort()).toEqual(['chatsContacts', 'contacts', 'groups', 'profileUser', 'total']);
    expect(body.chatsContacts).toHaveLength(7);
    const ids = body.chatsContacts.map((one: { chat: { lastMessage: { id: number } } }) => one.chat.lastMessage.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const unseen = body.chatsContacts.map((one: { chat: { unseenMsgs: number } }) => one.chat.unseenMsgs);
    expect(unseen.filter(Boolean).sort()).toEqual([1, 2]);
    expect(body.groups.map((one: { name: string }) => one.name)).toEqual(['Exam week']);
    expect(body.contacts.length).toBeGreaterThanOrEqual(12);
  });

  it('offers staff who are active, by name, and neither students nor oneself', async () => {
    const one = await person('Zora Unlikely');
    const off = await person('Zora Away');
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, off.id));
    const token = await api.as('admin');
    const names = (body: { contacts: { fullName: string }[] }) => body.contacts.map((contact) => contact.fullName);
    expect(names(await chatsAndContacts(token, '?q=zora'))).toEqual(['Zora Unlikely']);
    expect(names(await chatsAndContacts(one.token, '?q=zora'))).toEqual([]);
    expect(names(await chatsAndContacts(token, '?q=Amara'))).toEqual([]);
    const all = names(await chatsAndContacts(token));
    expect(all).toContain('Chloé Laurent');
    const page = await chatsAndContacts(token, '?page=2&perPage=3');
    expect(names(page)).toEqual(all.slice(3, 6));
    expect((await api.get('/apps/chat/chats-and-contacts?perPage=0', token)).status).toBe(400);
    expect((await api.get('/apps/chat/chats-and-contacts?page=0', token)).status).toBe(400);
  });

  it('pages through the chats with people who are still there', async () => {
    const { token } = await person();
    const others = [await person(), await person(), await person()];
    for (const other of others) await send(token, other.id, 'Hello');
    await api.ask('DELETE', `/apps/users/delete?id=${others[1]?.id}`, { token: await api.as('admin') });
    const page = await chatsAndContacts(token, '?page=1&perPage=2');
    expect(page.chatsContacts.map((one: { id: number }) => one.id)).toEqual([others[2]?.id, others[0]?.id]);
  });

  it('is empty of chats for a new person', async () => {
    const { token } = await person();
    expect(await chatsAndContacts(token)).toMatchObject({ chatsContacts: [], groups: [] });
    expect((await api.get('/apps/chat/unseen', token)).body).toEqual({ unseen: 0, chats: 0 });
  });

  it('says of a contact whether a chat reaches them', async () => {
    const body = await chatsAndContacts(await api.as('admin'));
    const of = (name: string) => body.contacts.find((one: { fullName: string }) => one.fullName === name);
    expect(of('Hannah Vogel')).toMatchObject({ reachable: true, role: 'History teacher' });
    expect(of('Ines Carvalho')).toMatchObject({ reachable: true });
    expect(of('Oliver Kent')).toMatchObject({ reachable: false });
  });
});

describe('sending to a contact', () => {
  it('makes the chat with the first message, for both', async () => {
    const [one, two] = [await person(), await person()];
    const before = await api.get(`/apps/chat/get-chat?id=${two.id}`, one.token);
    expect(before.body).toMatchObject({ chat: null, contact: { id: two.id } });
    const sent = await send(one.token, { id: two.id, fullName: 'Somebody' }, ' Good morning ');
    expect(sent.status).toBe(201);
    expect(sent.body.newMessage).toMatchObject({ message: 'Good morning', senderId: one.id });
    expect(sent.body.chat).toMatchObject({ userId: two.id, unseenMsgs: 0, messages: [sent.body.newMessage] });
    const answer = await send(two.token, one.id, 'And to you');
    expect(answer.body.chat).toMatchObject({
      id: sent.body.chat.id,
      messages: [{ message: 'Good morning' }, answer.body.newMessage],
    });
    const { chatsContacts } = await chatsAndContacts(one.token);
    expect(chatsContacts).toHaveLength(1);
    expect(chatsContacts[0]).toMatchObject({
      id: two.id,
      chat: { unseenMsgs: 1, lastMessage: { message: 'And to you' } },
    });
  });

  it('moves the chat to the top', async () => {
    const [me, first, second] = [await person(), await person(), await person()];
    await send(me.token, first.id, 'one');
    await send(me.token, second.id, 'two');
    const order = async () =>
      (await chatsAndContacts(me.token)).chatsContacts.map((one: { id: number }) => one.id) as number[];
    expect(await order()).toEqual([second.id, first.id]);
    await send(first.token, me.id, 'three');
    expect(await order()).toEqual([first.id, second.id]);
  });

  it('makes one chat when both write first at the same time', async () => {
    const [one, two] = [await person(), await person()];
    const answers = await Promise.all([
      send(one.token, two.id, 'a'),
      send(two.token, one.id, 'b'),
      send(one.token, two.id, 'c'),
    ]);
    expect(new Set(answers.map((answer) => answer.body.chat.id)).size).toBe(1);
  });

  it('takes neither nothing, nor too much, nor nobody, nor a student, nor oneself', async () => {
    const [one, two] = [await person(), await person()];
    expect((await send(one.token, two.id, '  ')).status).toBe(400);
    expect((await send(one.token, two.id, 'x'.repeat(5_001))).status).toBe(400);
    expect((await api.post('/apps/chat/send-msg', { obj: { message: 'x' } }, one.token)).body.error).toHaveProperty([
      'obj.contact',
    ]);
    expect((await send(one.token, 999_999_999, 'x')).status).toBe(404);
    expect((await send(one.token, one.id, 'x')).status).toBe(404);
    const [student] = await api.db.select().from(people).where(eq(people.access, 'Student')).limit(1);
    expect((await send(one.token, student?.id, 'x')).status).toBe(404);
    expect((await chatsAndContacts(one.token)).chatsContacts).toEqual([]);
  });

  it('gives a key that was used before the message it made', async () => {
    const [one, two] = [await person(), await person()];
    const key = crypto.randomUUID();
    const first = await send(one.token, two.id, 'once', { key });
    const again = await send(one.token, two.id, 'once', { key });
    expect(again.status).toBe(201);
    expect(again.body.newMessage).toEqual(first.body.newMessage);
    expect((await api.get(`/apps/chat/get-chat?id=${two.id}`, one.token)).body.chat.messages).toHaveLength(1);
    expect((await send(one.token, two.id, 'x', { key: 'no' })).status).toBe(400);
  });

  it('stops when the other one works here no more; the chat can still be read', async () => {
    const { one, two, chatId } = await pair();
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, two.id));
    expect((await send(one.token, two.id, 'Still there?')).status).toBe(409);
    const open = await api.get(`/apps/chat/get-chat?id=${two.id}`, one.token);
    expect(open.body.chat.messages).toHaveLength(1);
    expect(await entry(one.token, chatId)).toMatchObject({ canSend: false, contact: { isActive: false } });
  });
});

describe('opening a chat', () => {
  it('leaves nothing unseen', async () => {
    const { one, two, chatId } = await pair();
    await send(one.token, two.id, 'Are you there?');
    expect((await api.get('/apps/chat/unseen', two.token)).body).toEqual({ unseen: 2, chats: 1 });
    const open = await api.get(`/apps/chat/get-chat?id=${one.id}`, two.token);
    expect(open.body.chat).toMatchObject({ id: chatId, userId: one.id, unseenMsgs: 0 });
    expect(open.body.chat.messages.map((message: { message: string }) => message.message)).toEqual([
      'Hello',
      'Are you there?',
    ]);
    expect((await chatsAndContacts(two.token)).chatsContacts[0].chat.unseenMsgs).toBe(0);
    expect((await api.get('/apps/chat/unseen', two.token)).body).toEqual({ unseen: 0, chats: 0 });
  });

  it('of nobody is a 404, without an id a 400', async () => {
    const { token } = await person();
    expect((await api.get('/apps/chat/get-chat?id=999999999', token)).status).toBe(404);
    expect((await api.get('/apps/chat/get-chat', token)).status).toBe(400);
  });

  it('gives its newest messages page by page', async () => {
    const { one, two } = await pair();
    for (const text of ['2', '3', '4', '5']) await send(one.token, two.id, text);
    const texts = async (query: string) =>
      (await api.get(`/apps/chat/get-chat?id=${two.id}${query}`, one.token)).body.chat.messages.map(
        (message: { message: string }) => message.message,
      );
    expect(await texts('&perPage=2')).toEqual(['4', '5']);
    expect(await texts('&perPage=2&page=3')).toEqual(['Hello']);
    expect(await texts('&perPage=2&page=4')).toEqual([]);
  });

  it('by an administrator who looks as somebody else leaves it unseen for them', async () => {
    const admin = await api.as('admin');
    const [ines] = await api.db.select().from(people).where(eq(people.fullName, 'Ines Carvalho'));
    const sent = await send(admin, ines?.id, 'Are the maps here?');
    expect((await api.post('/api/view-as', { id: ines?.id }, admin)).status).toBeLessThan(300);
    const senderId = sent.body.newMessage.senderId;
    const looked = await api.get(`/apps/chat/get-chat?id=${senderId}`, admin);
    expect(looked.body.chat).toMatchObject({ unseenMsgs: 1 });
    expect((await send(admin, senderId, 'In their name')).status).toBe(403);
    await api.ask('DELETE', '/api/view-as', { token: admin });
  });
});

describe('the own profile', () => {
  it('is changed field by field, settings one by one', async () => {
    const { id, token } = await person();
    const path = '/apps/chat/users/profile-user';
    const on = { notifications: true, sounds: true, readReceipts: true, enterSends: true };
    expect((await api.get(path, token)).body).toMatchObject({ id, about: '', status: 'online', settings: on });
    const put = (body: object) => api.ask('PUT', path, { token, body });
    await put({ about: ' Likes maps. ', role: 'Geography teacher', settings: { sounds: false } });
    await put({ settings: { enterSends: false }, status: 'busy' });
    expect((await api.get(path, token)).body).toMatchObject({
      about: 'Likes maps.',
      role: 'Geography teacher',
      status: 'busy',
      settings: { ...on, sounds: false, enterSends: false },
    });
    expect((await put({ status: 'asleep' })).status).toBe(400);
    expect((await put({ about: 'x'.repeat(501) })).status).toBe(400);
  });
});
