import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signIn } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { listen } from '../support/hearLive.ts';
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

it('a notification written through one arrives on the live stream of the other', async () => {
  const token = await signIn(one.url);
  const { hear, end } = await listen(one.url, token);
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
  const atTwo = await listen(two.url, bo.token);
  const atOne = await listen(one.url, ada.token);
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

it('a board is one over both: what is moved, added and deleted at one is heard at the other, and both read one order', async () => {
  const [ada, bo] = [await newcomer(one, 'ada.boards'), await newcomer(two, 'bo.boards')];
  const [atOne, atTwo] = [await listen(one.url, ada.token), await listen(two.url, bo.token)];
  const send = async <T>(server: Running, who: { token: string }, method: string, path: string, body?: unknown) => {
    const answer = await call(server.url, method, `/apps/kanban/${path}`, { token: who.token, body });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { board } = await send<{ board: { id: number } }>(one, ada, 'POST', 'add-board', { data: { title: 'Shared' } });
  await atTwo.hear('"topic":"kanban","ids":["boards"');
  const add = async (server: Running, who: { token: string }, title: string) => {
    const data = { title, boardId: board.id, key: crypto.randomUUID() };
    // Without an answer it is sent again, through the other process.
    const other = server === one ? two : one;
    const [first, again] = await Promise.all([
      send<{ newTask: { id: number } }>(server, who, 'POST', 'add-task', { data }),
      send<{ newTask: { id: number } }>(other, who, 'POST', 'add-task', { data }),
    ]);
    expect(again.newTask.id).toBe(first.newTask.id);
    return first.newTask.id;
  };
  const a = await add(one, ada, 'A');
  await atTwo.hear(`"topic":"kanban","ids":[${a}]`);
  const b = await add(two, bo, 'B');
  await atOne.hear(`"topic":"kanban","ids":[${b}]`);
  const cards = [a, b, ...(await Promise.all(['C', 'D', 'E', 'F'].map((title) => add(one, ada, title))))];
  for (const card of cards) await atOne.hear(`"topic":"kanban","ids":[${card}]`);
  atOne.forget();

  const read = async (server: Running, who: { token: string }) => {
    const { cards: all } = await send<{ cards: { id: number; boardId: number }[] }>(server, who, 'GET', 'board');
    return all.filter((card) => card.boardId === board.id).map((card) => card.id);
  };
  const move = (server: Running, who: { token: string }, taskId: number, beforeId: number) =>
    send(server, who, 'POST', 'move', { taskId, boardId: board.id, beforeId });
  await move(two, bo, b, a);
  await atOne.hear(`"topic":"kanban","ids":[${b}]`);
  expect((await read(one, ada)).slice(0, 2)).toEqual([b, a]);
  // Both move at once, to the same few places.
  const pairs = cards.flatMap((card, at) => cards.filter((other) => other !== card).map((other) => [card, other, at]));
  await Promise.all(
    pairs.map(([card = 0, other = 0, at = 0]) => move(at % 2 === 0 ? one : two, at % 2 === 0 ? ada : bo, card, other)),
  );
  const order = await read(one, ada);
  expect([...order].sort((x, y) => x - y)).toEqual([...cards].sort((x, y) => x - y));
  expect(await read(two, bo)).toEqual(order);

  await send(two, bo, 'DELETE', `delete-board?id=${board.id}`);
  await atOne.hear(`"board:${board.id}"`);
  expect(await read(one, ada)).toEqual([]);
  const gone = { taskId: a, boardId: board.id };
  expect((await call(one.url, 'POST', '/apps/kanban/move', { token: ada.token, body: gone })).status).toBe(404);
  atOne.end();
  atTwo.end();
});
