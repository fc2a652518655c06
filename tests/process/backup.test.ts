import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeOf } from '#api/storage.ts';
import { backup } from '#runtimes/node/backup.ts';
import { restore } from '#runtimes/node/restore.ts';
import { type ToolDatabase, withDatabase } from '#runtimes/node/tool.ts';
import { newBoard, startWriters } from '../faults/lib/writers.ts';
import { call, signIn, upload } from '../support/calls.ts';
import { contentsOf } from '../support/contents.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Running, startServer } from '../support/server.ts';

const { folder, remove } = temporaryFolder();
const source = { LMS_DATA: join(folder, 'source') };
const file = join(folder, 'school.lmsbackup');
let server: Running;
let postgres: Postgres;
let token: string;
let databases = 0;

beforeAll(async () => {
  [server, postgres] = await Promise.all([startServer(source), startPostgres()]);
  token = await signIn(server.url);
});

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  remove();
});

const inside = <T>(env: Record<string, string>, work: (database: ToolDatabase) => Promise<T>, alone = false) =>
  withDatabase(work, { env, alone });
const emptyDatabase = async () => ({
  DATABASE_URL: await postgres.createDatabase(`target_${++databases}`),
  LMS_DATA: join(folder, 'unused'),
});
const contents = (env: Record<string, string>) => inside(env, ({ client }) => contentsOf(client));
const restoreInto = (env: Record<string, string>, from = file, force = false) =>
  inside(env, (database) => restore(database, from, force), true);

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

async function addAwkwardRows() {
  await upload(server.url, token, 'noise.png', pngOf(randomBytes(200_000)));
  await inside(source, async ({ client }) => {
    await client.query(
      `INSERT INTO newsletter_subscribers (email, created_at) VALUES
       ($1, '2026-03-29 01:59:59.123456+00'), ('back\\slash@example.org', '1999-12-31 23:59:59.999999+00')`,
      ['line\nbreak\t"quote", {brace} é 漢 🎓 \u2028'],
    );
    await client.query(`UPDATE people SET preferences = $1 WHERE id = 2`, [
      { tables: { 'näme "x"': { hidden: ['a\\b'], big: 12345678901234 } } },
    ]);
  });
}

/** Byte by byte what the storage of a database has for this file. */
const storedFile = (env: Record<string, string>, id: number) =>
  inside(env, async ({ client, storage }) => {
    const { rows } = await client.query<{ storage_key: string }>('SELECT storage_key FROM files WHERE id = $1', [id]);
    const content = await storage.get(rows[0]?.storage_key ?? '');
    return content ? Buffer.from(await wholeOf(content)) : null;
  });

it('backs up while people go on working: all from before is in it, and nothing that is not or is half', async () => {
  await addAwkwardRows();
  // The sample's files move from their rows to the folder after the first start.
  const inRows = 'SELECT 1 FROM files WHERE content IS NOT NULL';
  await expect
    .poll(() => inside(source, async ({ client }) => (await client.query(inRows)).rowCount), { timeout: 30_000 })
    .toBe(0);
  const before = await contents(source);
  const acknowledged: { id: number; bytes: Uint8Array }[] = [];
  let working = true;
  const work = (async () => {
    while (working) {
      const bytes = pngOf(randomBytes(2_000));
      const address = await upload(server.url, token, `while-${acknowledged.length}.png`, bytes);
      acknowledged.push({ id: Number(address.split('/')[3]), bytes });
    }
  })();
  const boardId = await newBoard(server.url, token);
  const writers = startWriters([server.url], token, boardId);
  while (acknowledged.length < 3 || writers.acknowledged.size < 10) await sleep(10);
  const [files, cards] = [[...acknowledged], [...writers.acknowledged.keys()]];
  const counted = await inside(source, (database) => backup(database, file));
  working = false;
  await Promise.all([work, writers.stop()]);
  expect(counted.rows.people).toBeGreaterThan(50);
  expect(counted.lost).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const target = await emptyDatabase();
  expect(await restoreInto(target)).toEqual({ rows: counted.rows, objects: counted.objects });
  const [restored, after] = [await contents(target), await contents(source)];
  for (const [table, rows] of Object.entries(after)) {
    const unchanged = JSON.stringify(rows) === JSON.stringify(before[table]);
    // An upload that is under way has a row there in passing.
    if (unchanged && table !== 'loose_objects') expect(restored[table], table).toEqual(rows);
  }
  // These only grow: each row of the backup is one of the source, whole.
  for (const table of ['files', 'kanban_cards']) {
    const known = new Set(after[table]);
    expect(restored[table]?.filter((row) => !known.has(row))).toEqual([]);
    expect(restored[table]).toEqual(expect.arrayContaining(before[table] ?? []));
  }
  for (const { id, bytes } of files) expect((await storedFile(target, id))?.equals(bytes), String(id)).toBe(true);
  const { rows } = await inside(target, ({ client }) => client.query('SELECT id FROM kanban_cards'));
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(cards));
});

it('comes back row by row the same, in an outside PostgreSQL and in a new embedded one', async () => {
  await inside(source, (database) => backup(database, file));
  const before = await contents(source);
  const outside = await emptyDatabase();
  const embedded = { LMS_DATA: join(folder, 'restored') };
  for (const target of [outside, embedded]) {
    await restoreInto(target);
    expect(await contents(target)).toEqual(before);
  }
  expect(before.newsletter_subscribers?.join('')).toContain('1999-12-31 23:59:59.999999+00');
});

it('takes the files of the folder along, and a restored server hands them out byte by byte', async () => {
  const bytes = pngOf(randomBytes(150_000));
  const address = await upload(server.url, token, 'photo.png', bytes);
  const saved = join(folder, 'with-files.lmsbackup');
  const made = await inside(source, (database) => backup(database, saved));
  const target = { ...(await emptyDatabase()), LMS_FILES: join(folder, 'other-files') };
  const restored = await restoreInto(target, saved);
  expect(restored.objects).toBe(made.objects);
  expect(restored.objects).toBeGreaterThan(1);
  const other = await startServer(target);
  try {
    const answer = await call(other.url, 'GET', address, { token: await signIn(other.url) });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  } finally {
    await other.stop();
  }
});

it('a restore that fails leaves no files behind, and one that replaces takes the old ones away', async () => {
  const target = { ...(await emptyDatabase()), LMS_FILES: join(folder, 'fresh-files') };
  const whole = readFileSync(file);
  const broken = join(folder, 'cut.lmsbackup');
  writeFileSync(broken, gzipSync(gunzipSync(whole).toString('utf8').replace('admin@demo.com', 'thief@demo.com')));
  await expect(restoreInto(target, broken)).rejects.toThrow('is damaged or incomplete');
  expect(filesIn(target.LMS_FILES)).toEqual([]);
  // Nothing was changed: nobody has to ask for a replacement.
  const { objects } = await restoreInto(target, file);
  expect(filesIn(target.LMS_FILES)).toHaveLength(objects ?? -1);
  await restoreInto(target, join(folder, 'with-files.lmsbackup'), true);
  await restoreInto(target, file, true);
  expect(filesIn(target.LMS_FILES)).toHaveLength(objects ?? -1);
});

/** A restore whose connection breaks at this statement. */
const restoreBreakingAt = (statement: string, env: Record<string, string>, from: string) =>
  inside(
    env,
    (database) => {
      const { client } = database;
      const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      client.query = ((...given: unknown[]) =>
        given[0] === statement ? Promise.reject(new Error('connection lost')) : query(...given)) as typeof client.query;
      return restore(database, from, false);
    },
    true,
  );

it('a restore keeps its files when only tidying up after it fails, and leaves none when even going back does', async () => {
  const target = { ...(await emptyDatabase()), LMS_FILES: join(folder, 'kept-files') };
  await expect(restoreBreakingAt('ANALYZE', target, file)).rejects.toThrow(
    'Everything was restored. Only tidying up after it failed (connection lost)',
  );
  const { rows } = await inside(target, ({ client }) => client.query('SELECT storage_key FROM files'));
  expect(filesIn(target.LMS_FILES)).toHaveLength(rows.length);
  expect(rows.length).toBeGreaterThan(0);

  const other = { ...(await emptyDatabase()), LMS_FILES: join(folder, 'no-files') };
  const broken = join(folder, 'cut.lmsbackup');
  await expect(restoreBreakingAt('ROLLBACK', other, broken)).rejects.toThrow('is damaged or incomplete');
  expect(filesIn(other.LMS_FILES)).toEqual([]);
});

it('says that the files of a bucket are not inside', async () => {
  const bucket = { LMS_S3_URL: 'http://127.0.0.1:9', LMS_S3_BUCKET: 'lms', LMS_S3_KEY: 'key', LMS_S3_SECRET: 'secret' };
  const made = await inside({ ...source, ...bucket }, (database) => backup(database, join(folder, 'rows.lmsbackup')));
  expect(made).toMatchObject({ objects: null, lost: 0 });
  expect(made.rows.files).toBeGreaterThan(0);
});

it('a server goes on with a restored database: old accounts sign in and new rows get new ids', async () => {
  const target = await emptyDatabase();
  await restoreInto(target);
  const before = (await contents(target)).files?.length ?? 0;
  const restored = await startServer(target);
  try {
    const again = await signIn(restored.url);
    await upload(restored.url, again, 'after.png', pngOf(randomBytes(100)));
    expect((await call(restored.url, 'GET', '/api/me', { token })).status).toBe(200);
    await expect(restoreInto(target, file, true)).rejects.toThrow('A server is working on this database.');
  } finally {
    await restored.stop();
  }
  expect((await contents(target)).files).toHaveLength(before + 1);
});

it('refuses a database that holds data, and replaces all of it with --force', async () => {
  const target = await emptyDatabase();
  await restoreInto(target);
  const wanted = await contents(target);
  await inside(target, ({ client }) => client.query(`UPDATE people SET company = 'changed'`));
  await expect(restoreInto(target)).rejects.toThrow('This database holds data already.');
  await restoreInto(target, file, true);
  expect(await contents(target)).toEqual(wanted);
});

it('takes nothing from a backup that is cut off, changed, or of another version', async () => {
  const target = await emptyDatabase();
  await restoreInto(target);
  const wanted = await contents(target);
  const broken = join(folder, 'broken.lmsbackup');
  const attempt = () => restoreInto(target, broken, true);

  const whole = readFileSync(file);
  writeFileSync(broken, whole.subarray(0, whole.length - 2_000));
  await expect(attempt()).rejects.toThrow('is damaged or incomplete');

  const text = gunzipSync(whole).toString('utf8');
  writeFileSync(broken, gzipSync(text.replace('admin@demo.com', 'thief@demo.com')));
  await expect(attempt()).rejects.toThrow('is damaged or incomplete');

  writeFileSync(broken, gzipSync(text.split('\n').slice(0, -3).join('\n')));
  await expect(attempt()).rejects.toThrow('is damaged or incomplete');

  writeFileSync(broken, gzipSync(text.replace(/"migrations":\["[0-9a-f]{8}/, '"migrations":["00000000')));
  await expect(attempt()).rejects.toThrow('was made by another version of LMS');

  writeFileSync(broken, 'not a backup');
  await expect(attempt()).rejects.toThrow('is damaged or incomplete');
  await expect(restoreInto(target, join(folder, 'missing'), true)).rejects.toThrow('cannot be read (ENOENT)');

  expect(await contents(target)).toEqual(wanted);
});

it('refuses to restore into the data folder of a running server', async () => {
  await expect(restoreInto(source, file, true)).rejects.toThrow('Another LMS is already running');
});
