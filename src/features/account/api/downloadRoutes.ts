import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says, sentAs } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { contentOf } from '#api/fileContent.ts';
import { take } from '#api/limits.ts';
import { mine, type Person, whoAsks } from '#api/me.ts';
import { wholeOf } from '#api/storage.ts';
import { files } from '#features/files/api/tables.ts';
import { OWN_PARTS, type OwnPart } from './ownData.ts';
import { readSettings } from './settings.ts';
import { type ZipEntry, zipStream } from './zipStream.ts';

const LIMIT = { points: 10, seconds: 3600 };
const AT_ONCE = 500;
const NOT_BY_VIEWER =
  'You are looking at the product as somebody else: only they can download what is theirs. End it to go on.';
/** Tables without a number of their own are short. */
const MOST_UNNUMBERED = 50_000;

/** Secrets, and what only searching and writing twice need. */
const NOBODYS = [
  ...['search', 'words', 'sender_words', 'recipient_words', 'name_key', 'assignee_key', 'hash', 'key', 'feed_token'],
  ...['writing_key', 'draft_key', 'send_key', 'storage_key', 'token', 'link_token'],
];

const README = [
  'What is yours in LMS',
  '',
  'account.json    who you are here: name, email, what you told about yourself',
  '*.json          one file for each kind of thing; times are in UTC, amounts in cents',
  'files/          what you uploaded',
  '',
  'Not in here: what you share with others, such as boards, invoices and their messages',
  '',
].join('\n');

type Row = Record<string, unknown>;

function rowsOf(part: OwnPart, personId: number): SQL {
  const { column, within } = part;
  if (!within) return sql`${column} = ${personId}`;
  return sql`${column} IN (SELECT ${within.id} FROM ${within.id.table} WHERE ${within.person} = ${personId})`;
}

/** Page after page of one table, as the database has it but for what is nobody's to see. */
async function* pagesOf(db: Db, part: OwnPart, personId: number): AsyncGenerator<Row[]> {
  const { table } = part.column;
  const { id } = getTableColumns(table);
  const isNumbered = id?.dataType === 'number';
  const hidden = [...NOBODYS, ...(part.without ?? [])];
  const row = sql<Row>`to_jsonb(${table}) - ARRAY[${sql.join(
    hidden.map((name) => sql`${name}::text`),
    sql`, `,
  )}]`;
  for (let after = 0; ; ) {
    const where = and(rowsOf(part, personId), isNumbered ? gt(id, after) : undefined);
    const found = await db
      .select({ row })
      .from(table)
      .where(where)
      .orderBy(...(isNumbered ? [asc(id)] : []))
      .limit(isNumbered ? AT_ONCE : MOST_UNNUMBERED);
    if (found.length > 0) yield found.map((one) => one.row);
    const last = Number(found.at(-1)?.row.id);
    if (!isNumbered || found.length < AT_ONCE) return;
    after = last;
  }
}

const encoder = new TextEncoder();
async function* textOf(text: string) {
  yield encoder.encode(text);
}

async function* jsonOf(pages: AsyncGenerator<Row[]>) {
  let isFirst = true;
  yield encoder.encode('[');
  for await (const page of pages) {
    const lines = page.map((row) => JSON.stringify(row)).join(',\n');
    yield encoder.encode(`${isFirst ? '\n' : ',\n'}${lines}`);
    isFirst = false;
  }
  yield encoder.encode(isFirst ? ']\n' : '\n]\n');
}

/** One file at a time: no more than that is held. */
async function* uploadsOf({ db, storage }: Deps, personId: number): AsyncGenerator<ZipEntry> {
  for (let after = 0; ; ) {
    const [file] = await db
      .select({ id: files.id, name: files.name, content: files.content, storageKey: files.storageKey })
      .from(files)
      .where(and(eq(files.ownerId, personId), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(1);
    if (!file) return;
    after = file.id;
    const content = await contentOf(storage, file);
    if (!content) continue;
    const whole = await wholeOf(content);
    const chunks = (async function* () {
      yield whole;
    })();
    yield { name: `files/${file.id}-${file.name.replace(/[/\\]/g, '_')}`, isPacked: true, chunks };
  }
}

async function* entriesOf(deps: Deps, person: Person): AsyncGenerator<ZipEntry> {
  const { passwordHash, totpSecret, totpLastStep, search, nameKey, addedById, writingKey, ...own } = person;
  const settings = await readSettings(deps.db, deps.clock(), person);
  yield { name: 'README.txt', chunks: textOf(README) };
  yield { name: 'account.json', chunks: textOf(`${JSON.stringify({ ...own, settings }, null, 2)}\n`) };
  for (const part of OWN_PARTS) yield { name: `${part.name}.json`, chunks: jsonOf(pagesOf(deps.db, part, person.id)) };
  yield* uploadsOf(deps, person.id);
}

export const downloadRoutes = new Hono<Env>().get(
  '/api/account/download',
  allow('signed-in'),
  says(
    'Account',
    "Download everything of one's own",
    { 200: sentAs('application/zip') },
    'A ZIP archive of JSON files and of what was uploaded.',
  ),
  async (c) => {
    const { deps } = c.var;
    if (whoAsks(c).viewer) throw new Refusal(403, NOT_BY_VIEWER);
    const person = await mine(c);
    await take(deps.db, deps.clock(), `own-data:${person.id}`, LIMIT);
    await record(deps.db, doerOf(c), [{ action: 'data-downloaded', subject: personSubject(person) }]);
    const day = deps.clock().toISOString().slice(0, 10);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', `attachment; filename="my-data-${day}.zip"`);
    return c.body(zipStream(entriesOf(deps, person)));
  },
);
