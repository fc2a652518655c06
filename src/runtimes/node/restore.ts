import pg from 'pg';
import { migrate } from '#api/migrate.ts';
import type { Storage } from '#api/storage.ts';
import type { Ending, Row } from './backupFormat.ts';
import { type BackupReader, readBackup } from './backupReader.ts';
import { keysIn, type RestoredObjects, restoredObjects } from './restoreObjects.ts';
import { checkStorage } from './storage/open.ts';
import { readMigrations, readTables, type Table } from './tables.ts';
import { type ToolDatabase, ToolError } from './tool.ts';

const quote = pg.escapeIdentifier;
const ROWS_AT_ONCE = 1_000;
const LETTERS_AT_ONCE = 4_000_000;

const sameList = (one: string[], other: string[]) => one.length === other.length && one.every((x, i) => x === other[i]);

/** Of a database nobody has used: what its tables begin with came with them. */
async function isUnused(client: pg.Client): Promise<boolean> {
  const tables = await readTables(client);
  if (!tables.some(({ name }) => name === 'people')) return tables.length === 0;
  const { rowCount } = await client.query('SELECT 1 FROM people LIMIT 1');
  return rowCount === 0;
}

/** The rows must fit the tables they go into, column by column. */
async function checkFits(client: pg.Client, { header }: BackupReader): Promise<Map<string, Table>> {
  const tables = await readTables(client);
  const shape = (list: Pick<Table, 'name' | 'columns'>[]) =>
    list.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name} ${column.type}`));
  if (!sameList(await readMigrations(client), header.migrations) || !sameList(shape(tables), shape(header.tables))) {
    throw new ToolError(
      'The backup was made by another version of LMS. Restore it with that version, then update to this one.',
    );
  }
  return new Map(tables.map((table) => [table.name, table]));
}

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/** Takes references between tables away for the time of the work; putting them back checks every one of them. */
async function withoutReferences(client: pg.Client, tables: Iterable<string>, work: () => Promise<void>) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
  for (const name of tables) await client.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
  await work();
  for (const name of tables) await client.query(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
}

/** One statement a table however many rows: each column travels as a list of texts that PostgreSQL reads itself. */
async function insert(client: pg.Client, { name, columns }: Table, rows: Row[]) {
  const names = columns.map((column) => quote(column.name)).join(', ');
  const casts = columns.map((column, at) => `c${at}::${column.type}`).join(', ');
  const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const as = columns.map((_, at) => `c${at}`).join(', ');
  await client.query(
    `INSERT INTO ${quote(name)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${casts} FROM unnest(${lists}) AS given(${as})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}

async function insertAll(
  client: pg.Client,
  backup: BackupReader,
  tables: Map<string, Table>,
  objects: RestoredObjects,
) {
  const counted: Ending['rows'] = Object.fromEntries([...tables.keys()].map((name) => [name, 0]));
  let current: Table | undefined;
  let waiting: Row[] = [];
  let letters = 0;
  const flush = async () => {
    if (current && waiting.length > 0) await insert(client, current, waiting);
    waiting = [];
    letters = 0;
  };
  for await (const entry of backup.entries()) {
    if ('object' in entry) {
      await objects.add(entry);
      continue;
    }
    const { table, row } = entry;
    if (table !== current?.name || waiting.length >= ROWS_AT_ONCE || letters > LETTERS_AT_ONCE) await flush();
    current = tables.get(table);
    if (!current) throw new ToolError(`The backup holds rows of a table ${table} that it does not describe.`);
    waiting.push(row);
    letters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    counted[table] = (counted[table] ?? 0) + 1;
  }
  await flush();
  return counted;
}

async function load(
  client: pg.Client,
  backup: BackupReader,
  tables: Map<string, Table>,
  objects: RestoredObjects,
): Promise<Ending['rows']> {
  const names = [...tables.keys()];
  let counted: Ending['rows'] = {};
  await withoutReferences(client, names, async () => {
    await client.query(`TRUNCATE ${names.map(quote).join(', ')}`);
    counted = await insertAll(client, backup, tables, objects);
  });
  const { rows, sequences, objects: files } = backup.ending();
  if (objects.count !== files || names.some((name) => counted[name] !== rows[name])) {
    throw new ToolError(
      'The backup does not hold as many rows and files as it says. Nothing was changed: take another one.',
    );
  }
  for (const { name, last, called } of sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quote(name), last, called]);
  }
  return rows;
}

/** Within a transaction that is left open. */
async function loadOrNothing(
  client: pg.Client,
  backup: BackupReader,
  tables: Map<string, Table>,
  objects: RestoredObjects,
) {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'`);
    return await load(client, backup, tables, objects);
  } catch (error) {
    // Whatever fails here on top of it is not what has to be told.
    await client.query('ROLLBACK').catch(() => {});
    await objects.takeBack().catch(() => {});
    throw error;
  }
}

/** Everything is restored by now: nothing that fails here may take it away again. */
async function tidyUp(client: pg.Client, storage: Storage, before: string[]) {
  try {
    await client.query('ANALYZE');
    const kept = new Set(await keysIn(client));
    await storage.delete(before.filter((key) => !kept.has(key)));
  } catch (error) {
    throw new ToolError(
      `Everything was restored. Only tidying up after it failed (${(error as Error).message}): files from before may still be in the storage.`,
    );
  }
}

export interface Restored {
  rows: Ending['rows'];
  /** Files that were in the backup; null when they are in a bucket. */
  objects: number | null;
}

/** Puts a backup into the database and its files into the storage, all of it or nothing. What was in there is replaced, which has to be asked for. */
export async function restore({ client, db, storage }: ToolDatabase, file: string, force: boolean): Promise<Restored> {
  const backup = await readBackup(file);
  if (!force && !(await isUnused(client))) {
    throw new ToolError('This database holds data already. To replace all of it with the backup, add --force.');
  }
  await migrate(db);
  const tables = await checkFits(client, backup);
  await checkStorage(storage);
  const objects = restoredObjects(storage);
  const before = await keysIn(client);
  const rows = await loadOrNothing(client, backup, tables, objects);
  // Whoever hears nothing of it cannot know whether it took place: the files stay.
  await client.query('COMMIT');
  await tidyUp(client, storage, before);
  return { rows, objects: backup.header.files === 'inside' ? objects.count : null };
}
