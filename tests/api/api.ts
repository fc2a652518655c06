import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createApp } from '#api/app.ts';
import { databaseStorage } from '#api/databaseStorage.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Mail, Policy } from '#api/deps.ts';
import { type LiveEvent, memoryBus } from '#api/live.ts';
import { DEMO_ACCOUNTS } from '#contract/demoAccounts.ts';
import { passwords } from '#runtimes/node/passwords.ts';
import { pdf } from '#runtimes/node/pdf.ts';
import { openPool } from '#runtimes/node/postgres.ts';
import { dropDatabase } from '../support/dropDatabase.ts';
import { TEMPLATE } from './database.ts';
import { quiet, testPolicy } from './policy.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: any;
}

interface Ask {
  token?: string;
  body?: unknown;
  raw?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
  /** Where the request comes from. */
  from?: string;
}

let made = 0;
/** A text nobody else in this run uses. */
export const unique = (prefix = 'x') => `${prefix}${process.pid.toString(36)}${(made++).toString(36)}`;

/** Every statement that goes to the database by this connection, BEGIN and COMMIT among them. */
function hearQueries(client: pg.PoolClient, tell: (text: string) => void) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: [string | { text: string }, ...unknown[]]) => {
    const [first] = given;
    tell(typeof first === 'string' ? first : first.text);
    return query(...given);
  }) as typeof client.query;
}

/** The API on its own database for one test file, with a clock, a mailbox and a bus that tests can look at. */
export function testApi(options: { policy?: Partial<Policy>; empty?: boolean; onQuery?: (text: string) => void } = {}) {
  const mails: Mail[] = [];
  const events: LiveEvent[] = [];
  let now = Date.now();
  let close = async () => {};
  let app: ReturnType<typeof createApp>;
  let deps: Deps;

  beforeAll(async () => {
    const postgres = inject('postgres');
    const name = `t_${process.pid}_${Date.now().toString(36)}_${made++}`;
    const admin = new pg.Client(postgres);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    const { pool, db } = openPool({ ...postgres, database: name, max: 5 }, quiet);
    const { onQuery } = options;
    if (onQuery) pool.on('connect', (client) => hearQueries(client, onQuery));
    if (options.empty) await db.execute('DELETE FROM people');
    const bus = memoryBus();
    bus.subscribe((event) => events.push(event));
    deps = {
      ...{ db, bus, log: quiet, clock: () => new Date(now), secret: 'a secret of at least 32 characters' },
      ...{ passwords, policy: testPolicy(options.policy) },
      storage: databaseStorage(() => db),
      mailer: { isReal: true, send: async (mail) => void mails.push(mail) },
      metrics: { observe() {}, text: async () => 'lms_up 1\n' },
      pdf,
    };
    app = createApp(deps);
    close = async () => {
      await pool.end();
      await dropDatabase(admin, name);
      await admin.end();
    };
  });
  afterAll(() => close());

  async function ask(method: string, path: string, given: Ask = {}): Promise<Answer> {
    const headers = new Headers(given.headers);
    if (given.token) headers.set('authorization', `Bearer ${given.token}`);
    if (given.body !== undefined) headers.set('content-type', 'application/json');
    const init = {
      method,
      headers,
      body: given.raw ?? (given.body === undefined ? undefined : JSON.stringify(given.body)),
    };
    const answer = await app.request(path, init, { address: given.from ?? '10.0.0.1' });
    const text = await answer.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    return { status: answer.status, headers: answer.headers, text, body };
  }

  const get = (path: string, token?: string) => ask('GET', path, token ? { token } : {});
  const post = (path: string, body: unknown, token?: string) =>
    ask('POST', path, { body, ...(token ? { token } : {}) });

  /** Signs in and answers what login answers, which must not be to ask for a code. */
  async function signIn(email: string, password: string, more: object = {}) {
    const answer = await post('/jwt/login', { email, password, ...more });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body, answer.text).toMatchObject({ accessToken: expect.any(String) });
    return answer.body as { userData: { id: number }; accessToken: string; refreshToken: string };
  }
  const as = async (role: 'admin' | 'client' | 'Student') => {
    const account = DEMO_ACCOUNTS.find((one) => one.role === role);
    return (await signIn(account?.email ?? '', account?.password ?? '')).accessToken;
  };
  async function register(over: object = {}) {
    const name = unique('new');
    const account = { email: `${name}@example.com`, username: name, password: `Pass-${name}-word`, ...over };
    const answer = await post('/jwt/register', account);
    expect(answer.status, answer.text).toBe(201);
    type Made = { user: { id: number; fullName: string }; accessToken: string; refreshToken: string };
    return { ...account, ...(answer.body as Made) };
  }

  return {
    ...{ ask, get, post, signIn, as, register, mails, events },
    get app() {
      return app;
    },
    get db(): Db {
      return deps.db;
    },
    get deps() {
      return deps;
    },
    /** The clock of the API goes on by so many minutes. */
    later(minutes: number) {
      now += minutes * 60_000;
    },
    now: () => new Date(now),
  };
}
