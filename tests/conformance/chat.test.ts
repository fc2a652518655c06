import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, newcomer, post, status } from './lib.ts';

const send = (token: string, contact: unknown, message: string, more: object = {}) =>
  post('/apps/chat/send-msg', { obj: { message, contact, ...more } }, token);

const texts = (list: { message: string }[]) => list.map((one) => one.message);

test('the demo’s administrator has chats, newest first, a group, and contacts with what they do', async () => {
  const token = await as('admin');
  const body = status(await get('/apps/chat/chats-and-contacts', token), 200);
  assert.ok(body.chatsContacts.length >= 6);
  assert.ok(body.contacts.length >= 12);
  assert.ok(body.groups.length >= 1);
  const ids: number[] = body.chatsContacts.map(
    (one: { chat: { lastMessage: { id: number } } }) => one.chat.lastMessage.id,
  );
  assert.deepEqual(
    ids,
    [...ids].sort((a, b) => b - a),
  );
  assert.ok(body.contacts.every((one: { role: string }) => one.role.length > 0));
});

test('the first message makes the chat for both; opening it leaves nothing unseen', async () => {
  const [one, two] = [await newcomer(), await newcomer()];
  assert.equal(status(await get(`/apps/chat/get-chat?id=${two.id}`, one.token), 200).chat, null);
  const sent = status(await send(one.token, { id: two.id }, 'Good morning'), 201);
  assert.equal(sent.newMessage.senderId, one.id);
  status(await send(one.token, two.id, 'Are you in?'), 201);
  assert.deepEqual(status(await get('/apps/chat/unseen', two.token), 200), { unseen: 2, chats: 1 });
  const { chat } = status(await get(`/apps/chat/get-chat?id=${one.id}`, two.token), 200);
  assert.equal(chat.id, sent.chat.id);
  assert.equal(chat.unseenMsgs, 0);
  assert.deepEqual(texts(chat.messages), ['Good morning', 'Are you in?']);
  assert.deepEqual(status(await get('/apps/chat/unseen', two.token), 200), { unseen: 0, chats: 0 });
});

test('sent at once and some of them twice, messages are there once each, their ids rising', async () => {
  const [one, two] = [await newcomer(), await newcomer()];
  const { chat } = status(await send(one.token, two.id, 'first'), 201);
  const keys = Array.from({ length: 6 }, () => crypto.randomUUID());
  const path = `/apps/chat/${chat.id}/messages`;
  const answers = await Promise.all(
    [...keys, ...keys].map((key) => post(path, { message: key, key }, one.token).then((answer) => status(answer, 201))),
  );
  for (const [at, { message }] of answers.entries()) assert.equal(message.message, keys[at % 6]);
  const { messages } = status(await get(`${path}?after=0`, two.token), 200);
  assert.deepEqual(texts(messages).slice(1).sort(), [...keys].sort());
});

test('a message is changed, reacted to and deleted', async () => {
  const [one, two] = [await newcomer(), await newcomer()];
  const { chat, newMessage } = status(await send(one.token, two.id, 'Helo'), 201);
  const path = `/apps/chat/${chat.id}/messages/${newMessage.id}`;
  status(await ask('PATCH', path, { token: two.token, body: { message: 'x' } }), 403);
  status(await ask('PATCH', path, { token: one.token, body: { message: 'Hello' } }), 200);
  const { message } = status(await ask('PUT', `${path}/reactions`, { token: two.token, body: { emoji: '👍' } }), 200);
  assert.equal(message.message, 'Hello');
  assert.equal(message.reactions[0].people[0].id, two.id);
  status(await ask('DELETE', path, { token: one.token }), 200);
  const { messages } = status(await get(`/apps/chat/${chat.id}/messages`, two.token), 200);
  assert.equal(messages[0].isDeleted, true);
  assert.equal(messages[0].message, '');
});

test('a group has people who come and go, and says so', async () => {
  const [owner, guest, third] = [await newcomer(), await newcomer(), await newcomer()];
  const { chat } = status(await post('/apps/chat/groups', { name: 'Trip', people: [guest.id] }, owner.token), 201);
  status(await post(`/apps/chat/${chat.id}/members`, { people: [third.id] }, guest.token), 403);
  status(await post(`/apps/chat/${chat.id}/members`, { people: [third.id] }, owner.token), 201);
  status(await post(`/apps/chat/${chat.id}/leave`, {}, guest.token), 200);
  status(await get(`/apps/chat/${chat.id}/messages`, guest.token), 404);
  const { messages } = status(await get(`/apps/chat/${chat.id}/messages`, third.token), 200);
  assert.deepEqual(
    messages.map((one: { event: { deed: string } }) => one.event.deed),
    ['created', 'added', 'left'],
  );
});

test('words are found without accents, in own chats alone', async () => {
  const [one, two, stranger] = [await newcomer(), await newcomer(), await newcomer()];
  const word = `é${Date.now().toString(36)}`;
  status(await send(one.token, two.id, `The ${word} is here`), 201);
  const found = async (token: string) =>
    status(await get(`/apps/chat/search?q=${encodeURIComponent(word.replace('é', 'E'))}`, token), 200).messages.length;
  assert.equal(await found(two.token), 1);
  assert.equal(await found(stranger.token), 0);
});

test('chats are for staff, and a chat for those who are in it', async () => {
  const [one, two, stranger] = [await newcomer(), await newcomer(), await newcomer()];
  const { chat } = status(await send(one.token, two.id, 'Between us'), 201);
  status(await get(`/apps/chat/${chat.id}/messages`, stranger.token), 404);
  status(await post(`/apps/chat/${chat.id}/messages`, { message: 'x' }, stranger.token), 404);
  status(await get('/apps/chat/list'), 401);
  status(await get('/apps/chat/list', await as('student')), 403);
  status(await get('/apps/chat/list', await as('client')), 403);
});
