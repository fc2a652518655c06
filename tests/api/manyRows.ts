// Makes a school larger: every row of the example once more, and again, each with its own children.
import { sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';

/** What the server writes for itself, what is kept by triggers, and lists that are closed by intent. */
const LEFT_OUT = new Set([
  ...['sessions', 'refresh_tokens', 'settings', 'rate_limits', 'presence_processes', 'presence_streams'],
  ...['people_tallies', 'email_tallies', 'roles', 'invoice_settings', 'file_contents', 'blog_digests'],
  // Thousands already.
  ...['employees', 'sign_ins'],
]);
const APART = 1_000_000;

interface Column {
  table: string;
  name: string;
  type: string;
  isUnique: boolean;
  /** The table that it names a row of. */
  parent: string | null;
  isKey: boolean;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, t.typname AS type,
    EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND (a.attnum = ANY (i.indkey)
      OR EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = i.indexrelid AND d.refobjid = c.oid AND d.refobjsubid = a.attnum))
    ) AS "isUnique",
    (SELECT confrelid::regclass::text FROM pg_constraint f
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum]) AS parent,
    a.attidentity <> '' AS "isKey"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  ORDER BY c.relname, a.attnum`;

/** Parents before their children. */
function inOrder(columns: Column[]): string[] {
  const done: string[] = [];
  const under = new Set<string>();
  const visit = (table: string) => {
    if (done.includes(table) || under.has(table)) return;
    under.add(table);
    for (const { table: of, parent } of columns) if (of === table && parent) visit(parent);
    done.push(table);
  };
  for (const { table } of columns) visit(table);
  return done.filter((table) => !LEFT_OUT.has(table));
}

/** Direct chats are between two: the other one is somebody new. */
const OTHERWISE: Record<string, (by: number) => string> = {
  'chats.high_id': (by) => `high_id + ${by}`,
  'chat_members.person_id': (by) =>
    `CASE WHEN person_id = (SELECT high_id FROM chats WHERE id = chat_id) THEN person_id + ${by} ELSE person_id END`,
  'permissions.key': () => 'NULL',
};

interface Copy {
  /** Set apart from the rows that are there by so much. */
  by: number;
  /** Children of the copied parents, or more children of the same ones. */
  own: boolean;
}

function copiedValue({ table, name, type, isUnique, parent, isKey }: Column, { by, own }: Copy, copied: Set<string>) {
  const otherwise = OTHERWISE[`${table}.${name}`];
  if (otherwise && own) return otherwise(by);
  if (isKey) return `"${name}" + ${by}`;
  // Whose it is stays: the same people have more of everything.
  if (parent) return own && parent !== 'people' && copied.has(parent) ? `"${name}" + ${by}` : `"${name}"`;
  if (!isUnique) return `"${name}"`;
  if (type === 'uuid') return `CASE WHEN "${name}" IS NOT NULL THEN gen_random_uuid() END`;
  if (type === 'int4' || type === 'int8') return `"${name}" + ${by}`;
  return type === 'text' ? `"${name}" || '-${by}'` : `"${name}"`;
}

async function copyTable(db: Db, columns: Column[], copy: Copy, copied: Set<string>) {
  const [{ table } = { table: '' }] = columns;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => copiedValue(column, copy, copied)).join(', ');
  const there = columns
    .filter(({ parent }) => copy.own && parent && parent !== 'people' && parent !== table && copied.has(parent))
    .map(
      ({ name, parent }) =>
        `("${name}" IS NULL OR EXISTS (SELECT 1 FROM ${parent} AS p WHERE p.id = t."${name}" + ${copy.by}))`,
    );
  const key = columns.find(({ isKey }) => isKey)?.name;
  const original = key
    ? [`t."${key}" < ${APART}`]
    : columns
        .filter(({ parent, type }) => parent && type === 'int4')
        .map(({ name }) => `(t."${name}" IS NULL OR t."${name}" < ${APART})`);
  const where = [...there, ...original].join(' AND ') || 'true';
  await db.execute(
    sql.raw(
      `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${table} AS t WHERE ${where} ON CONFLICT DO NOTHING`,
    ),
  );
}

/** So many times as many rows in all, and so many times as many children of each that is there now. */
export async function multiply(db: Db, times: number) {
  const columns = await rows<Column>(db, sql.raw(COLUMNS));
  const order = inOrder(columns);
  const of = (table: string) => columns.filter((one) => one.table === table);
  for (let copy = 1; copy < times; copy += 1) {
    const copied = new Set<string>();
    for (const table of order) {
      await copyTable(db, of(table), { by: copy * APART, own: true }, copied);
      if (of(table).some(({ isKey, name }) => isKey && name === 'id')) copied.add(table);
    }
  }
  for (let copy = times; copy < times * 2; copy += 1) {
    for (const table of order) {
      if (of(table).some(({ isKey }) => isKey)) {
        await copyTable(db, of(table), { by: copy * APART, own: false }, new Set());
      }
    }
  }
  await db.execute('ANALYZE');
}
