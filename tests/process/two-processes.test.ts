import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signIn } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Running, startServer } from '../support/server.ts';

const { folder, remove } = temporaryFolder();
let postgres: Postgres;
let one: Running;
let two: Running;

beforeAll(async () => {
  postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.createDatabase('lms'), LMS_DATA: join(folder, 'data') };
  // Both at once on an empty database: one of them migrates and lays the sample data, the other waits for it.
  [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
});

afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await postgres?.stop();
  remove();
});

const me = (server: Running, token: string) => call(server.url, 'GET', '/api/me', { token });

it('a login at one works at the other', async () => {
  const token = await signIn(one.url);
  expect((await me(two, token)).status).toBe(200);
});

it('a logout at one counts at the other at once', async () => {
  const token = await signIn(one.url);
  expect((await me(two, token)).status).toBe(200);
  expect((await call(two.url, 'POST', '/jwt/logout', { token, body: {} })).status).toBe(200);
  expect((await me(one, token)).status).toBe(401);
});

it('failed logins are counted together', async () => {
  const body = { email: 'client@demo.com', password: 'wrong' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const server = tries % 2 === 0 ? one : two;
    statuses.push((await call(server.url, 'POST', '/jwt/login', { body })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

/** An open live stream of one of them. */
async function listen(server: Running, token: string) {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const live = await fetch(`${server.url}/api/live`, { headers, signal: ending.signal });
  const reader = (live.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let heard = '';
  const hear = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${heard}`);
      heard += decoder.decode(value, { stream: true });
    }
  };
  await hear('event: hello');
  return { hear, end: () => ending.abort() };
}

it('a notification written through one arrives on the live stream of the other', async () => {
  const token = await signIn(one.url);
  const { hear, end } = await listen(one, token);
  // Administrators are told about every newcomer.
  const account = { email: 'new.person@example.org', username: 'new.person', password: 'a phrase of several words' };
  expect((await call(two.url, 'POST', '/jwt/register', { body: account })).status).toBe(201);
  await hear('"topic":"notifications"');
  const list = (await (await call(one.url, 'GET', '/api/notifications', { token })).json()) as {
    notifications: { id: number; kind: string }[];
  };
  const [newest] = list.notifications;
  expect(newest?.kind).toBe('person-registered');
  await hear(String(newest?.id));
  end();
});

async function newcomer(server: Running, name: string) {
  const body = { email: `${name}@example.org`, username: name, password: 'a phrase of several words' };
  const answer = await call(server.url, 'POST', '/jwt/register', { body });
  expect(answer.status).toBe(201);
  const { user, accessToken } = (await answer.json()) as { user: { id: number }; accessToken: string };
  return { id: user.id, token: accessToken };
}

it('a chat goes on over both: messages, presence and typing arrive, in one order, each once', async () => {
  const [ada, bo] = [await newcomer(one, 'ada.first'), await newcomer(two, 'bo.second')];
  const atTwo = await listen(two, bo.token);
  const atOne = await listen(one, ada.token);
  // Who is here at one is here for the other, too.
  await atTwo.hear(`"topic":"presence","ids":[${ada.id},"online"]`);
  const send = async (server: Running, from: { token: string }, to: { id: number }, message: string, key: string) => {
    const body = { obj: { contact: to.id, message, key } };
    const answer = await call(server.url, 'POST', '/apps/chat/send-msg', { token: from.token, body });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { newMessage: { id: number }; chat: { id: number } };
  };
  const first = await send(one, ada, bo, 'Hello from the first', crypto.randomUUID());
  await atTwo.hear(`"topic":"chat","ids":[${first.chat.id},${first.newMessage.id}]`);
  await call(two.url, 'POST', `/apps/chat/${first.chat.id}/typing`, { token: bo.token, body: {} });
  await atOne.hear(`"topic":"chat-typing","ids":[${first.chat.id},${bo.id}]`);
  // Both write at once, and what got no answer is sent again through the other process.
  const keys = Array.from({ length: 10 }, () => crypto.randomUUID());
  const sent = await Promise.all(
    keys.flatMap((key, n) => [
      send(one, ada, bo, `ada ${n}`, key),
      send(two, ada, bo, `ada ${n}`, key),
      send(two, bo, ada, `bo ${n}`, key),
    ]),
  );
  const ids = [...new Set(sent.map(({ newMessage }) => newMessage.id))].sort((a, b) => a - b);
  expect(ids).toHaveLength(20);
  const path = `/apps/chat/${first.chat.id}/messages?after=${first.newMessage.id}`;
  const list = (await (await call(two.url, 'GET', path, { token: ada.token })).json()) as {
    messages: { id: number }[];
  };
  expect(list.messages.map(({ id }) => id)).toEqual(ids);
  await atTwo.hear(`[${first.chat.id},${ids.at(-1)}]`);
  await call(two.url, 'POST', `/apps/chat/${first.chat.id}/seen`, { token: bo.token, body: { messageId: ids.at(-1) } });
  await atOne.hear(`"topic":"chat-seen","ids":[${first.chat.id},${bo.id},${ids.at(-1)}]`);
  atTwo.end();
  atOne.end();
});
