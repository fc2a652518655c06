// A school of some size behind the real API, in one of the two homes that a server has.
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '#runtimes/embedded/cluster.ts';
import { openHome } from '#runtimes/node/home.ts';
import { readSettings } from '#runtimes/node/settings.ts';
import { quiet } from '../../tests/api/policy.ts';
import { temporaryFolder } from '../../tests/support/folders.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { makePeople, makeQuestions } from './make.ts';
import { makeEmails, makeEmployees, makeInvoices, makePermissions, makeResults } from './makeLists.ts';

export const HOMES = {
  postgresql:
    'PostgreSQL: a server with its own settings, but 1 GB of shared buffers for a million people; by TCP, no fsync',
  embedded:
    'embedded: the default home with its own settings (shared buffers an eighth of the memory, jit off, random_page_cost 1.1; by socket, with fsync)',
} as const;
export type HomeName = keyof typeof HOMES;

export interface School {
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  query(text: string): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

const ACCESS_MINUTES = '600';

async function databaseOf(home: HomeName, folder: string) {
  if (home === 'embedded') {
    const connection = async () => (await connectionOf(folder)) ?? {};
    return { settings: { LMS_DATA: folder }, connection, stop: async () => {} };
  }
  const postgres = await startPostgres({ shared_buffers: '1GB' });
  const address = await postgres.createDatabase('school');
  return {
    settings: { DATABASE_URL: address },
    connection: async () => ({ connectionString: address }),
    stop: () => postgres.stop(),
  };
}

export interface SchoolSize {
  people: number;
  questions?: number;
  /** Invoices, employees, permissions, results and mails, so many of each. */
  rows?: number;
}

export async function openSchool(home: HomeName, { people, questions, rows }: SchoolSize): Promise<School> {
  const { folder, remove } = temporaryFolder();
  const { settings, connection, stop } = await databaseOf(home, join(folder, 'data'));
  const opened = await openHome(readSettings({ ...settings, LMS_ACCESS_MINUTES: ACCESS_MINUTES }), quiet, () => '');
  const client = new pg.Client(await connection());
  await client.connect();
  await makePeople(client, people);
  if (questions) await makeQuestions(client, questions);
  if (rows) {
    await makeInvoices(client, rows);
    await makeEmployees(client, rows);
    await makePermissions(client, rows);
    await makeResults(client, rows);
    await makeEmails(client, rows);
  }
  await client.query('CHECKPOINT').catch(() => {});

  let token = '';
  const ask: School['ask'] = async (method, path, body, headers = {}) => {
    const isText = typeof body === 'string';
    return opened.app.request(
      path,
      {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      },
      { address: '127.0.0.1' },
    );
  };
  const login = await ask('POST', '/jwt/login', { email: 'admin@demo.com', password: 'admin' });
  token = ((await login.json()) as { accessToken: string }).accessToken;
  return {
    ask,
    query: (text) => client.query(text),
    async close() {
      await client.end();
      await opened.close();
      await stop();
      remove();
    },
  };
}
