import type pg from 'pg';

export interface Column {
  name: string;
  type: string;
}

export interface Table {
  name: string;
  /** What is stored; columns that PostgreSQL computes are left out. */
  columns: Column[];
  hasBytes: boolean;
}

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY c.relname COLLATE "C", a.attnum`;

/** The tables of the product as the database has them. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string } & Column>(COLUMNS);
  const tables = new Map<string, Table>();
  for (const { table: name, ...column } of rows) {
    const table = tables.get(name) ?? { name, columns: [], hasBytes: false };
    table.columns.push(column);
    table.hasBytes ||= column.type === 'bytea';
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** The migrations a database has been through, oldest first; none when it is new. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (!found[0]?.name) return [];
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id');
  return rows.map((row) => row.hash);
}

export interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

/** Where the counters of ids stand. */
export async function readSequences(client: pg.Client, quote: (name: string) => string): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query(`SELECT last_value AS last, is_called AS called FROM ${quote(name)}`);
    sequences.push({ name, last: String(state[0].last), called: state[0].called });
  }
  return sequences;
}
