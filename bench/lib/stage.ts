// A school of some size behind the built server, in as many processes as one likes.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '#runtimes/embedded/cluster.ts';
import { call, signIn } from '../../tests/support/calls.ts';
import { temporaryFolder } from '../../tests/support/folders.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { type Running, startServer } from '../../tests/support/server.ts';
import { type Login, signInMany } from './logins.ts';
import { makePeople } from './make.ts';
import { makeCards, makeMessages } from './makeBoard.ts';
import { makeEmails } from './makeLists.ts';
import type { HomeName } from './school.ts';

export interface Stage {
  size: number;
  urls: string[];
  /** Of the administrator. */
  token: string;
  mails: number[];
  /** Staff who write to each other, two by two: one alone may not write as fast as is measured here. */
  writers: Login[];
  cards: { id: number; boardId: number | string }[];
  addProcess(): Promise<void>;
  close(): Promise<void>;
}

const SOME = 2_000;
const WRITERS = 200;

async function fill(client: pg.Client, size: number) {
  await makePeople(client, size);
  await makeEmails(client, size);
  await makeMessages(client, size);
  await makeCards(client, size);
  await client.query('CHECKPOINT').catch(() => {});
}

async function openWriters(client: pg.Client, url: string, secret: string): Promise<Login[]> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE people SET access = 'admin', status = 'active'
     WHERE id IN (SELECT id FROM people ORDER BY id DESC LIMIT ${WRITERS}) RETURNING id`,
  );
  const writers = await signInMany(
    client,
    secret,
    rows.map(({ id }) => id),
  );
  // The first message makes the chat, which is not what is measured.
  for (const [i, { token }] of writers.entries()) {
    const body = { obj: { message: 'Hello', contact: writers[i ^ 1]?.personId } };
    const answer = await call(url, 'POST', '/apps/chat/send-msg', { token, body });
    if (!answer.ok) throw new Error(`a first message was answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  // As the database does by itself after a while.
  await client.query('ANALYZE');
  return writers;
}

/** Rows to ask for, spread over the whole table. */
async function choose(client: pg.Client, size: number) {
  const step = Math.max(1, Math.floor(size / SOME));
  const numbers = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const mails = await numbers(`SELECT id FROM emails WHERE folder = 'inbox' AND id % ${step} = 0 LIMIT ${SOME}`);
  // Boards that came with the example are called by a word.
  const { rows: cards } = await client.query<{ id: number; boardId: number | string }>(
    `SELECT c.id, coalesce(to_jsonb(b.slug), to_jsonb(b.id)) AS "boardId"
     FROM kanban_cards AS c JOIN kanban_boards AS b ON b.id = c.board_id WHERE c.id % ${step} = 0 LIMIT ${SOME}`,
  );
  return { mails, cards };
}

interface Database {
  settings: Record<string, string>;
  connection(): Promise<pg.ClientConfig>;
  stop(): Promise<void>;
}

async function databaseOf(home: HomeName, folder: string): Promise<Database> {
  if (home === 'embedded') {
    return { settings: {}, connection: async () => (await connectionOf(folder)) ?? {}, stop: async () => {} };
  }
  const postgres = await startPostgres({ shared_buffers: '1GB' });
  const address = await postgres.createDatabase('school');
  const connection = async () => ({ connectionString: address });
  return { settings: { DATABASE_URL: address }, connection, stop: () => postgres.stop() };
}

export async function openStage(home: HomeName, size: number): Promise<Stage> {
  const { folder, remove } = temporaryFolder();
  const data = join(folder, 'data');
  const secret = randomBytes(32).toString('base64url');
  const { settings, connection, stop } = await databaseOf(home, data);
  const start = () => startServer({ ...settings, LMS_DATA: data, LMS_SECRET: secret, LMS_ACCESS_MINUTES: '600' });
  const servers: Running[] = [await start()];
  const begin = performance.now();
  const client = new pg.Client(await connection());
  await client.connect();
  await fill(client, size);
  const urls = servers.map(({ url }) => url);
  const chosen = await choose(client, size);
  const writers = await openWriters(client, urls[0] ?? '', secret);
  await client.end();
  console.log(`${size.toLocaleString('en')} rows of each kind in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  return {
    ...chosen,
    writers,
    size,
    urls,
    token: await signIn(urls[0] ?? ''),
    async addProcess() {
      const server = await start();
      servers.push(server);
      urls.push(server.url);
    },
    async close() {
      for (const server of servers) await server.stop();
      await stop();
      remove();
    },
  };
}
