import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { BACKUP_LOCK } from '#api/looseObjects.ts';
import { wholeOf } from '#api/storage.ts';
import { type Ending, FORMAT, type Header, lineHash, type ObjectLine, type Row, VERSION } from './backupFormat.ts';
import type { NodeStorage } from './storage/open.ts';
import { readMigrations, readSequences, readTables, type Table } from './tables.ts';
import { type ToolDatabase, ToolError } from './tool.ts';

const quote = pg.escapeIdentifier;
const ROWS_AT_ONCE = 500;

/** Rows of a table, a few at a time. Files come one by one: each can be large. */
async function* rowsOf(client: pg.Client, { name, columns, hasBytes }: Table): AsyncGenerator<Row[]> {
  const list = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await client.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT ${list} FROM ${quote(name)}`);
  const fetch = `FETCH ${hasBytes ? 1 : ROWS_AT_ONCE} FROM lines`;
  for (;;) {
    const { rows } = await client.query<Row>({ text: fetch, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE lines');
}

/** The file comes into being whole or not at all, readable by its owner alone. */
async function writeLines(file: string, work: (write: (line: object) => Promise<void>) => Promise<void>) {
  const unfinished = `${file}.unfinished`;
  const target = createWriteStream(unfinished, { mode: 0o600 });
  const gzip = createGzip();
  const written = finished(gzip.pipe(target));
  // Heard again below; until then it must not count as unhandled.
  written.catch(() => {});
  const hash = lineHash();
  const put = async (text: string) => {
    if (!gzip.write(`${text}\n`)) {
      await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), written]);
    }
  };
  try {
    await work(async (line) => {
      const text = JSON.stringify(line);
      hash.add(text);
      await put(text);
    });
    await put(JSON.stringify({ sha256: hash.result() }));
    gzip.end();
    await written;
    const handle = await open(unfinished, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    gzip.destroy();
    target.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

export interface BackedUp {
  rows: Ending['rows'];
  /** Contents of files that are inside; null when they are in a bucket. */
  objects: number | null;
  /** Files whose content was in the folder no more. */
  lost: number;
}

/** What the rows refer to in the folder, one after the other. */
async function writeObjects(client: pg.Client, storage: NodeStorage, write: (line: ObjectLine) => Promise<void>) {
  const counted = { objects: 0, lost: 0 };
  await client.query(
    'DECLARE objects NO SCROLL CURSOR FOR SELECT storage_key FROM files WHERE storage_key IS NOT NULL ORDER BY id',
  );
  for (;;) {
    const { rows } = await client.query<{ storage_key: string }>(`FETCH ${ROWS_AT_ONCE} FROM objects`);
    if (rows.length === 0) break;
    for (const { storage_key: object } of rows) {
      const found = await storage.get(object);
      if (found) {
        await write({ object, content: Buffer.from(await wholeOf(found)).toString('base64') });
        counted.objects += 1;
      } else counted.lost += 1;
    }
  }
  await client.query('CLOSE objects');
  return counted;
}

async function writeAll(client: pg.Client, storage: NodeStorage, file: string): Promise<BackedUp> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new ToolError('There is nothing to back up: this database holds no LMS yet.');
  const tables = await readTables(client);
  const rows: Ending['rows'] = {};
  let counted = { objects: 0, lost: 0 };
  await writeLines(file, async (write) => {
    const list = tables.map(({ name, columns }) => ({ name, columns }));
    const first: Header = {
      format: FORMAT,
      version: VERSION,
      madeAt: new Date().toISOString(),
      files: storage.isFolder ? 'inside' : 'elsewhere',
      migrations,
      tables: list,
    };
    await write(first);
    for (const table of tables) {
      await write({ table: table.name });
      rows[table.name] = 0;
      for await (const some of rowsOf(client, table)) {
        for (const one of some) await write(one);
        rows[table.name] = (rows[table.name] ?? 0) + some.length;
      }
    }
    if (storage.isFolder) counted = await writeObjects(client, storage, write);
    // Counters ignore transactions. Read last, they are never behind the rows.
    const last: Ending = { end: true, objects: counted.objects, rows, sequences: await readSequences(client, quote) };
    await write(last);
  });
  return { rows, objects: storage.isFolder ? counted.objects : null, lost: counted.lost };
}

/** Writes everything as it stands at one moment, also while people go on working, with the files of the folder. */
export async function backup({ client, storage }: Pick<ToolDatabase, 'client' | 'storage'>, file: string) {
  // Before the moment that is read: a file that is deleted from now on stays in the folder until this is done.
  await client.query('SELECT pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
  try {
    return await readAndWrite(client, storage, file);
  } finally {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [BACKUP_LOCK]);
  }
}

async function readAndWrite(client: pg.Client, storage: NodeStorage, file: string): Promise<BackedUp> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(`SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL bytea_output = 'hex'`);
    return await writeAll(client, storage, file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code && ['ENOENT', 'EACCES', 'EROFS', 'ENOSPC', 'EISDIR'].includes(code)) {
      throw new ToolError(`The backup cannot be written to ${file} (${code}). Choose another place.`);
    }
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}
