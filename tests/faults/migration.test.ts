import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '#api/migrations.gen.ts';
import { passwords } from '#runtimes/node/passwords.ts';
import { call } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Running, spawnServer } from '../support/server.ts';
import { HEAD, login, PRODUCTION, startSchool } from './lib/school.ts';

/** What the first version had; all that came after is still to be done. */
const OLD = 2;
const PEOPLE = 2_000;
const HOLD = 42;

const { folder, remove } = temporaryFolder();
let postgres: Postgres;
let address: string;
let settings: Record<string, string>;
let server: Running | undefined;

const isChange = (statement: string) => /^(CREATE (TABLE|INDEX)|ALTER TABLE)/.test(statement);
const pending = MIGRATIONS.slice(OLD).flatMap((one) => one.statements.filter(isChange));
/** Near the beginning, in the middle, and at the very last change. */
const MOMENTS = [1, Math.floor(pending.length / 2), pending.length - 1].map((at) => pending[at] as string);

async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address.replace('//lms@', '//postgres@'));
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end().catch(() => {}));
}

/** A database of the first version, with people, their logins and files. */
async function makeOldDatabase() {
  const client = new pg.Client(address);
  await client.connect();
  const old = MIGRATIONS.slice(0, OLD);
  for (const statement of old.flatMap((one) => one.statements)) await client.query(statement);
  await client.query('CREATE SCHEMA drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const { hash, when } of old)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, when]);
  await client.query(
    `INSERT INTO people (access, full_name, username, email, password_hash) VALUES ('admin', 'Ada Head', $1, $2, $3)`,
    [HEAD.username, HEAD.email, await passwords.hash(HEAD.password)],
  );
  await client.query(
    `INSERT INTO people (access, full_name, username, email, preferences)
     SELECT 'Student', 'Person ' || n, 'person' || n, 'p' || n || '@school.org', jsonb_build_object('tables', '{}'::jsonb)
     FROM generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await client.query(
    `INSERT INTO files (owner_id, name, type, size, content, shared)
     SELECT 1, 'file-' || n || '.txt', 'text/plain', length('file ' || n), convert_to('file ' || n, 'UTF8'), true
     FROM generate_series(1, 50) n`,
  );
  await client.end();
}

/** Makes PostgreSQL wait at one statement for as long as the test wants, so that it is interrupted right there. */
const makeHold = () =>
  asSuperuser(async (client) => {
    await client.query('CREATE TABLE public.held (statement text)');
    await client.query('GRANT SELECT ON public.held TO lms');
    await client.query(`CREATE FUNCTION public.hold() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT 1 FROM public.held WHERE statement = current_query()) THEN
        PERFORM pg_advisory_xact_lock(${HOLD});
      END IF;
    END $$`);
    await client.query('CREATE EVENT TRIGGER hold ON ddl_command_start EXECUTE FUNCTION public.hold()');
  });
const dropHold = () =>
  asSuperuser(async (client) => {
    await client.query('DROP EVENT TRIGGER hold');
    await client.query('DROP FUNCTION public.hold');
    await client.query('DROP TABLE public.held');
  });

const WAITING = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${HOLD} AND NOT granted`;

/** Starts a server that comes as far as this statement, interrupts it there, and answers how it ended. */
async function interruptAt(statement: string, interrupt: (starting: ReturnType<typeof spawnServer>) => Promise<void>) {
  return asSuperuser(async (client) => {
    await client.query('DELETE FROM held');
    await client.query('INSERT INTO held VALUES ($1)', [statement]);
    await client.query('SELECT pg_advisory_lock($1)', [HOLD]);
    const starting = spawnServer({ ...PRODUCTION, ...settings });
    while ((await client.query(WAITING)).rowCount === 0) {
      if (starting.child.exitCode !== null) throw new Error(starting.output());
      await sleep(20);
    }
    await interrupt(starting);
    return { how: await starting.ended, output: starting.output() };
  });
}

const kept = () =>
  asSuperuser(async (client) => {
    const people = 'SELECT id, email, full_name, username, access, preferences, password_hash FROM people ORDER BY id';
    const files = 'SELECT id, owner_id, name, type, size, shared, created_at FROM files ORDER BY id';
    const done = 'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id';
    return {
      people: (await client.query(people)).rows,
      files: (await client.query(files)).rows,
      done: (await client.query<{ hash: string }>(done)).rows.map(({ hash }) => hash),
    };
  });

beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.createDatabase('old');
  settings = { DATABASE_URL: address, LMS_DATA: join(folder, 'data') };
  await makeOldDatabase();
  await makeHold();
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  remove();
});

it('killed at any moment, it leaves the database as it was', async () => {
  const before = await kept();
  for (const statement of MOMENTS) {
    const { how } = await interruptAt(statement, async ({ child }) => void child.kill('SIGKILL'));
    expect(how).toBe('SIGKILL');
    expect(await kept()).toEqual(before);
  }
});

it('with PostgreSQL killed under it, it ends with a sentence, and the database is as it was', async () => {
  const before = await kept();
  const { how, output } = await interruptAt(MOMENTS[1] as string, () => postgres.kill());
  expect(how).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'The database went away while LMS was starting. Nothing is lost: start LMS again when the database is back.',
  ]);
  await postgres.start();
  expect(await kept()).toEqual(before);
});

it('the next start does all of it, and no row is lost', async () => {
  const before = await kept();
  await dropHold();
  server = await startSchool(settings);
  const after = await kept();
  expect(after).toEqual({ ...before, done: MIGRATIONS.map((one) => one.hash) });
  expect(after.people).toHaveLength(PEOPLE + 1);
  const token = await login(server.url);
  for (const { id, name } of [after.files[0], after.files[49]]) {
    const answer = await call(server.url, 'GET', `/api/files/${id}/${name}`, { token });
    expect(await answer.text()).toBe(String(name).replace('.txt', '').replace('-', ' '));
  }
});
