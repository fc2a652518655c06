import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type Ending, FORMAT, type Header, lineHash, type Row, VERSION } from './backupFormat.ts';
import { readMigrations, readSequences, readTables, type Table } from './tables.ts';
import { ToolError } from './tool.ts';

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

async function writeAll(client: pg.Client, file: string): Promise<Ending['rows']> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new ToolError('There is nothing to back up: this database holds no LMS yet.');
  const tables = await readTables(client);
  const rows: Ending['rows'] = {};
  await writeLines(file, async (write) => {
    const list = tables.map(({ name, columns }) => ({ name, columns }));
    const first: Header = {
      format: FORMAT,
      version: VERSION,
      madeAt: new Date().toISOString(),
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
    // Counters ignore transactions. Read last, they are never behind the rows.
    const last: Ending = { end: true, rows, sequences: await readSequences(client, quote) };
    await write(last);
  });
  return rows;
}

/** Writes everything as it stands at one moment, also while people go on working. Answers the rows of each table. */
export async function backup(client: pg.Client, file: string): Promise<Ending['rows']> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(`SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL bytea_output = 'hex'`);
    return await writeAll(client, file);
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
