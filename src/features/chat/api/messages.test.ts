import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chatMessages } from '#features/chat/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { talking } from '../../../../tests/api/chat.ts';

const api = testApi();
const { send, say, person, pair, messages, entry, upload } = talking(api);
const texts = (list: { message: string }[]) => list.map((one) => one.message);

describe('messages of a chat', () => {
  it('carry the name of whoever wrote them', async () => {
    const [ada, bo] = [await person('Ada Writer'), await person('Bo Writer')];
    const { body } = await send(ada.token, bo.id, 'Hello');
    await say(bo.token, body.chat.id, 'Hello yourself');
    const list = await messages(bo.token, body.chat.id);
    expect(list.map((one) => one.senderName)).toEqual(['Ada Writer', 'Bo Writer']);
  });

  it('are read back and forth from any of them, in the order they were sent', async () => {
    const { one, two, chatId } = await pair();
    const ids: number[] = [];
    for (const text of ['b', 'c', 'd', 'e']) ids.push((await say(one.token, chatId, text)).body.message.id);
    const page = async (query: string) => {
      const { body } = await api.get(`/apps/chat/${chatId}/messages?${query}`, two.token);
      return [texts(body.messages).join(''), body.hasBefore, body.hasAfter];
    };
    expect(await page('limit=2')).toEqual(['de', true, false]);
    expect(await page(`limit=2&before=${ids[2]}`)).toEqual(['bc', true, true]);
    expect(await page(`before=${ids[0]}`)).toEqual(['Hello', false, true]);
    expect(await page(`limit=2&after=${ids[0]}`)).toEqual(['cd', true, true]);
    expect(await page('after=0&limit=1')).toEqual(['Hello', false, true]);
    expect(await page(`limit=3&around=${ids[1]}`)).toEqual(['bcd', true, true]);
    expect(await page(`ids=${ids[3]},${ids[0]}`)).toEqual(['be', true, true]);
    const both = await api.get(`/apps/chat/${chatId}/messages?before=3&after=1`, two.token);
    expect(both.status).toBe(400);
    expect((await api.get(`/apps/chat/${chatId}/messages?limit=101`, two.token)).status).toBe(400);
  });

  it('are nothing to those who are not in it', async () => {
    const { chatId, firstId, one } = await pair();
    const stranger = await person();
    for (const path of ['messages', 'info', 'seen', 'files'])
      expect((await api.get(`/apps/chat/${chatId}/${path}`, stranger.token)).status, path).toBe(404);
    expect((await say(stranger.token, chatId, 'x')).status).toBe(404);
    const path = `/apps/chat/${chatId}/messages/${firstId}`;
    expect((await api.ask('PATCH', path, { token: stranger.token, body: { message: 'x' } })).status).toBe(404);
    expect((await api.ask('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await api.post(`/apps/chat/${chatId}/typing`, {}, stranger.token)).status).toBe(404);
    expect((await api.get('/apps/chat/999999999/messages', one.token)).status).toBe(404);
    expect((await api.get(`/apps/chat/search?q=Hello&chat=${chatId}`, stranger.token)).status).toBe(404);
    expect((await api.get('/apps/chat/search?q=Hello', stranger.token)).body.messages).toEqual([]);
  });

  it('sent at once, some of them twice, are there once each, and none comes in before one that is there', async () => {
    const { one, two, chatId, firstId } = await pair();
    const keys = Array.from({ length: 14 }, () => crypto.randomUUID());
    const sends = Array.from({ length: 20 }, (_, n) => ({ n: n % 14, key: keys[n % 14] }));
    // Whoever reads along, from where they were, misses nothing.
    const read: number[] = [];
    let reading = true;
    const reader = (async () => {
      let after = firstId;
      for (let more = true; more; more = reading) {
        const list = await messages(two.token, chatId, `?after=${after}`);
        read.push(...list.map((message) => message.id));
        after = read.at(-1) ?? after;
      }
      read.push(...(await messages(two.token, chatId, `?after=${after}`)).map((message) => message.id));
    })();
    const answers = await Promise.all(sends.map(({ n, key }) => say(one.token, chatId, `line ${n}`, { key })));
    reading = false;
    await reader;
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    for (const [at, { n }] of sends.entries())
      expect(answers[at]?.body.message).toMatchObject({ message: `line ${n}`, key: keys[n] });
    const stored = (await messages(two.token, chatId)).slice(1);
    expect(stored).toHaveLength(14);
    expect(read).toEqual(stored.map((message) => message.id));
  });

  it('tell everybody in it once they are stored', async () => {
    const { one, two, chatId } = await pair();
    api.events.length = 0;
    const { body } = await say(one.token, chatId, 'Live');
    const told = api.events.find((event) => event.topic === 'chat');
    expect(told?.ids).toEqual([chatId, body.message.id]);
    expect([...(told?.people ?? [])].sort()).toEqual([one.id, two.id].sort());
  });

  it('are limited in number', async () => {
    const { one, chatId } = await pair();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await say(one.token, chatId, 'flood')).status);
    expect(statuses.filter((status) => status === 429)).not.toEqual([]);
    api.later(1);
    expect((await say(one.token, chatId, 'again')).status).toBe(201);
  });
});

describe('an own message', () => {
  it('is changed, and shown as changed', async () => {
    const { one, two, chatId, firstId } = await pair();
    const path = `/apps/chat/${chatId}/messages/${firstId}`;
    const change = (token: string, message: string) => api.ask('PATCH', path, { token, body: { message } });
    expect((await change(two.token, 'Not mine')).status).toBe(403);
    expect((await change(one.token, ' ')).status).toBe(400);
    expect((await change(one.token, 'Hello, you')).body.message).toMatchObject({ message: 'Hello, you' });
    const [seen] = await messages(two.token, chatId);
    expect(seen).toMatchObject({ message: 'Hello, you', editedAt: expect.any(String) });
  });

  it('leaves a line without words when it is deleted, and cannot be changed any more', async () => {
    const { one, two, chatId, firstId } = await pair();
    await say(two.token, chatId, 'An answer', { replyTo: firstId });
    const path = `/apps/chat/${chatId}/messages/${firstId}`;
    expect((await api.ask('DELETE', path, { token: two.token })).status).toBe(403);
    expect((await api.ask('DELETE', path, { token: one.token })).body).toEqual({ id: firstId });
    const [gone, answer] = await messages(two.token, chatId);
    expect(gone).toMatchObject({ message: '', isDeleted: true });
    expect(answer?.replyTo).toMatchObject({ id: firstId, message: '', isDeleted: true });
    expect((await api.ask('PATCH', path, { token: one.token, body: { message: 'x' } })).status).toBe(409);
    const [row] = await api.db.select().from(chatMessages).where(eq(chatMessages.id, firstId));
    expect(row?.text).toBe('');
    expect((await api.get('/apps/chat/search?q=hello', two.token)).body.messages).toEqual([]);
  });

  it('that is deleted before it was seen counts no more', async () => {
    const { one, two, chatId, firstId } = await pair();
    await api.ask('DELETE', `/apps/chat/${chatId}/messages/${firstId}`, { token: one.token });
    expect((await entry(two.token, chatId)).unseenMsgs).toBe(0);
  });

  it('quotes one of the same chat alone', async () => {
    const { one, two, chatId, firstId } = await pair();
    const other = await pair();
    const wrong = { replyTo: other.firstId };
    const refused = [await say(two.token, chatId, 'x', wrong), await send(two.token, one.id, 'x', wrong)];
    expect(refused.map(({ body }) => Object.keys(body.error))).toEqual([['replyTo'], ['obj.replyTo']]);
    const answer = await say(two.token, chatId, 'Right', { replyTo: firstId });
    expect(answer.body.message.replyTo).toMatchObject({ id: firstId, message: 'Hello', senderId: one.id });
  });
});

describe('reactions', () => {
  it('are one of six, once each, and taken back by whoever gave them', async () => {
    const { one, two, chatId, firstId } = await pair();
    const path = `/apps/chat/${chatId}/messages/${firstId}/reactions`;
    const react = (token: string, emoji: string) => api.ask('PUT', path, { token, body: { emoji } });
    await react(two.token, '👍');
    await react(two.token, '👍');
    api.later(0.1);
    await react(one.token, '👍');
    const { body } = await react(two.token, '🎉');
    const ids = body.message.reactions.map((one: { emoji: string; people: { id: number }[] }) => [
      one.emoji,
      one.people.map((person) => person.id),
    ]);
    expect(ids).toEqual([
      ['👍', [two.id, one.id]],
      ['🎉', [two.id]],
    ]);
    expect((await react(two.token, '🍕')).status).toBe(400);
    const back = await api.ask('DELETE', `${path}?emoji=${encodeURIComponent('👍')}`, { token: two.token });
    expect(back.body.message.reactions[0].people).toEqual([expect.objectContaining({ id: one.id })]);
  });
});

describe('files', () => {
  it('are opened by those in the chat, until the message is deleted', async () => {
    const { one, two, chatId } = await pair();
    const stranger = await person();
    const file = await upload(one.token);
    const open = async (token: string) => (await api.get(file.url, token)).status;
    expect(await open(two.token)).toBe(404);
    const sent = await say(one.token, chatId, '', { fileIds: [file.id] });
    expect(sent.body.message.files).toEqual([expect.objectContaining({ id: file.id, url: file.url })]);
    expect(await open(two.token)).toBe(200);
    expect(await open(stranger.token)).toBe(404);
    expect((await api.ask('DELETE', `/api/files/${file.id}`, { token: one.token })).status).toBe(409);
    expect((await api.get(`/apps/chat/${chatId}/files`, two.token)).body).toMatchObject({
      files: [{ id: file.id, messageId: sent.body.message.id, senderId: one.id }],
      total: 1,
      next: null,
    });
    await api.ask('DELETE', `/apps/chat/${chatId}/messages/${sent.body.message.id}`, { token: one.token });
    expect(await open(two.token)).toBe(404);
    expect((await api.get(`/apps/chat/${chatId}/files`, two.token)).body.files).toEqual([]);
  });

  it('are sent by those who may open them, ten at most', async () => {
    const { one, two, chatId } = await pair();
    const file = await upload(one.token);
    const wrong = { fileIds: [file.id] };
    const refused = [await say(two.token, chatId, 'Mine?', wrong), await send(two.token, one.id, 'Mine?', wrong)];
    expect(refused.map(({ body }) => Object.keys(body.error))).toEqual([['fileIds'], ['obj.fileIds']]);
    const toNew = await send(two.token, (await person()).id, 'Mine?', wrong);
    expect(Object.keys(toNew.body.error)).toEqual(['obj.fileIds']);
    const many = Array.from({ length: 11 }, (_, n) => n + 1);
    expect((await say(one.token, chatId, 'All', { fileIds: many })).status).toBe(400);
  });
});

describe('what was seen', () => {
  it('goes forward only, and is shown to the others', async () => {
    const { one, two, chatId, firstId } = await pair();
    const second = (await say(one.token, chatId, 'Second')).body.message.id;
    const see = (messageId: number) => api.post(`/apps/chat/${chatId}/seen`, { messageId }, two.token);
    expect((await see(firstId)).body).toEqual({ messageId: firstId, unseenMsgs: 1 });
    expect((await see(second)).body.unseenMsgs).toBe(0);
    expect((await see(firstId)).body.unseenMsgs).toBe(0);
    const { seen } = (await api.get(`/apps/chat/${chatId}/seen`, one.token)).body;
    expect(seen).toContainEqual({ id: two.id, messageId: second, at: expect.any(String) });
    expect((await see(999_999_999)).status).toBe(404);
    expect(await entry(two.token, chatId)).toMatchObject({ seenId: second, unseenMsgs: 0 });
  });

  it('is kept to oneself with read receipts off', async () => {
    const { one, two, chatId, firstId } = await pair();
    const body = { settings: { readReceipts: false } };
    await api.ask('PUT', '/apps/chat/users/profile-user', { token: two.token, body });
    api.events.length = 0;
    await api.post(`/apps/chat/${chatId}/seen`, { messageId: firstId }, two.token);
    expect(api.events.find((event) => event.topic === 'chat-seen')?.people).toEqual([two.id]);
    const { seen } = (await api.get(`/apps/chat/${chatId}/seen`, one.token)).body;
    expect(seen.map((entry: { id: number }) => entry.id)).toEqual([one.id]);
    expect((await entry(two.token, chatId)).unseenMsgs).toBe(0);
  });
});

describe('typing', () => {
  it('is told to the others alone, and not more than once a second', async () => {
    const { one, two, chatId } = await pair();
    api.events.length = 0;
    const type = () => api.post(`/apps/chat/${chatId}/typing`, {}, one.token);
    await type();
    await type();
    const told = () => api.events.filter((event) => event.topic === 'chat-typing');
    expect(told()).toEqual([{ people: [two.id], topic: 'chat-typing', ids: [chatId, one.id] }]);
    api.later(1);
    await type();
    expect(told()).toHaveLength(2);
  });
});

describe('the list', () => {
  it('has what is pinned first, finds by name, and leaves what is muted out of the number', async () => {
    const me = await person();
    const [ada, bob] = [await person('Ada Quill'), await person('Bob Quill')];
    const chatOf = async (other: { token: string }) =>
      (await api.post('/apps/chat/send-msg', { obj: { contact: me.id, message: 'Hi' } }, other.token)).body.chat.id;
    const [first, second] = [await chatOf(ada), await chatOf(bob)];
    const list = async (query = '') =>
      (await api.get(`/apps/chat/list${query}`, me.token)).body.chats.map((one: { id: number }) => one.id);
    expect(await list()).toEqual([second, first]);
    expect(await list('?q=ada')).toEqual([first]);
    expect(await list('?perPage=1&page=2')).toEqual([first]);
    const own = (id: number, body: object) => api.ask('PUT', `/apps/chat/${id}/own`, { token: me.token, body });
    expect((await own(first, { isPinned: true })).body.chat).toMatchObject({ isPinned: true, isMuted: false });
    expect(await list()).toEqual([first, second]);
    await own(second, { isMuted: true });
    expect((await api.get('/apps/chat/unseen', me.token)).body).toEqual({ unseen: 1, chats: 1 });
    expect((await own(first, { isPinned: false })).body.chat).toMatchObject({ isPinned: false });
    // Two switches pressed one right after the other: neither takes the other back.
    for (let round = 0; round < 5; round += 1) {
      const is = round % 2 === 0;
      await Promise.all([own(first, { isPinned: is }), own(first, { isMuted: is })]);
      expect((await own(first, {})).body.chat).toMatchObject({ isPinned: is, isMuted: is });
    }
  });
});

describe('search', () => {
  it('finds words in any order and without accents, newest first, in all own chats or one', async () => {
    const { one, two, chatId } = await pair();
    const third = await person();
    await say(one.token, chatId, 'The café opens at eight');
    await say(two.token, chatId, 'Eight? I was at the CAFE');
    await api.post('/apps/chat/send-msg', { obj: { contact: third.id, message: 'café at noon' } }, one.token);
    const find = async (query: string) => (await api.get(`/apps/chat/search?${query}`, one.token)).body;
    expect(texts((await find('q=cafe')).messages)).toEqual([
      'café at noon',
      'Eight? I was at the CAFE',
      'The café opens at eight',
    ]);
    expect(texts((await find(`q=eight cafe&chat=${chatId}`)).messages)).toHaveLength(2);
    const first = await find('q=cafe&limit=2');
    expect(first.next).toBe(first.messages[1].id);
    expect(texts((await find(`q=cafe&limit=2&before=${first.next}`)).messages)).toEqual(['The café opens at eight']);
    expect((await find('q=')).messages).toEqual([]);
    expect(first.messages[0].chat).toMatchObject({ kind: 'direct', id: expect.any(Number) });
  });
});

describe('when a person is deleted', () => {
  it('what they said stays, without their name, and nobody else loses anything', async () => {
    const { one, two, chatId } = await pair();
    const file = await upload(one.token);
    await say(one.token, chatId, 'With a file', { fileIds: [file.id] });
    const gone = await api.ask('DELETE', `/apps/users/delete?id=${one.id}`, { token: await api.as('admin') });
    expect(gone.status, gone.text).toBe(200);
    expect((await api.get(file.url, two.token)).status).toBe(200);
    const list = await messages(two.token, chatId);
    expect(list[0]).toMatchObject({ message: 'Hello', senderId: null, senderName: null });
    expect((await api.get('/apps/chat/list', two.token)).body.chats[0]).toMatchObject({
      contact: null,
      name: '',
      canSend: false,
    });
    expect((await say(two.token, chatId, 'Hello?')).status).toBe(409);
    expect((await api.get('/apps/chat/chats-and-contacts', two.token)).body.chatsContacts).toEqual([]);
  });
});
