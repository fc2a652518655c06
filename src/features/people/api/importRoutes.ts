import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs, takes } from '#api/describe.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { beginJob, enterJob, jobOf } from '#api/jobs.ts';
import { NOT_BY_KEY } from '#api/keys.ts';
import { take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { sendTable } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { textIdAnswer } from '#contract/answers.ts';
import { oneJob } from '#features/jobs/contract.ts';
import {
  IMPORT_BYTES,
  IMPORT_ROWS,
  type ImportPlan,
  importFailedQuery,
  importPlan,
  importRows,
  importRowsQuery,
  oneImport,
} from '#features/people/contract.ts';
import { readTable } from './csv.ts';
import { guessColumns } from './importColumns.ts';
import './importRun.ts';
import {
  allRows,
  describeImport,
  findImport,
  makesAdmins,
  movesMailboxes,
  replan,
  storeImport,
  takeImport,
} from './importStore.ts';
import { refuseAdmin } from './rules.ts';
import { peopleImportRows, peopleImports } from './tables.ts';

const UPLOADS = { points: 60, seconds: 600 };
const MOST_COLUMNS = 100;
const PROBLEM = 'problem';
const HIDDEN = '••••••••';

const limited = bodyLimit({
  maxSize: IMPORT_BYTES,
  onError: () => {
    throw new Refusal(413, `The file is too large. It may have ${IMPORT_BYTES / 1024 / 1024} MB at most.`);
  },
});
const idParam = valid('param', z.object({ id: z.string().max(60) }));

function tableIn(bytes: Uint8Array) {
  const table = bytes.length > 0 ? readTable(bytes) : { headings: [], rows: [], isOpen: false };
  if (!table) throw badInput({ file: ['This is not a text file. Save the list as CSV and try again.'] });
  if (table.isOpen) throw badInput({ file: ['A quotation mark is not closed.'] });
  const { headings, rows } = table;
  if (headings.length > MOST_COLUMNS) throw badInput({ file: [`Use at most ${MOST_COLUMNS} columns.`] });
  if (rows.length > IMPORT_ROWS)
    throw badInput({ file: ['The file has too many rows. Split it: 50,000 can be imported at once.'] });
  if (rows.length === 0) throw badInput({ file: ['There is no row below the headings.'] });
  return table;
}

/** No answer ever holds a password. */
const withoutPassword = (cells: string[], { columns }: ImportPlan, instead: string) =>
  cells.map((cell, at) => (columns[at] === 'password' && cell !== '' ? instead : cell));

export const peopleImportRoutes = new Hono<Env>()
  .post(
    '/api/people/imports',
    can('manage', 'User'),
    says(
      'People',
      'Look at a list of people before importing it',
      { 201: oneImport },
      'The file itself as `text/csv`.',
    ),
    valid('query', z.object({ name: z.string().trim().max(200, 'Use at most 200 characters.').default('people.csv') })),
    limited,
    takes('text/csv', z.string()),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      await take(db, clock(), `people-import:${me.id}`, UPLOADS);
      const { headings, rows } = tableIn(new Uint8Array(await c.req.arrayBuffer()));
      const plan = importPlan.parse({ columns: guessColumns(headings, rows) });
      const fileName = c.req.valid('query').name || 'people.csv';
      const stored = await storeImport(db, { askedById: me.id, fileName, headings, plan, createdAt: clock() }, rows);
      return c.json({ import: await describeImport(db, stored) }, 201);
    },
  )
  .get(
    '/api/people/imports/:id',
    can('manage', 'User'),
    says('People', 'An uploaded list of people', { 200: oneImport }),
    idParam,
    async (c) => {
      const { db } = c.var.deps;
      const stored = await findImport(db, c.req.valid('param').id, whoAsks(c).id);
      return c.json({ import: await describeImport(db, stored) });
    },
  )
  .patch(
    '/api/people/imports/:id',
    can('manage', 'User'),
    says('People', 'Say which column is what, and look again', { 200: oneImport }),
    idParam,
    valid('json', importPlan),
    async (c) => {
      const { db } = c.var.deps;
      const plan = c.req.valid('json');
      const stored = await findImport(db, c.req.valid('param').id, whoAsks(c).id);
      if (plan.columns.length !== stored.headings.length)
        throw badInput({ columns: ['Say for every column of the file what it is.'] });
      return c.json({ import: await describeImport(db, await replan(db, stored, plan)) });
    },
  )
  .get(
    '/api/people/imports/:id/rows',
    can('manage', 'User'),
    says('People', 'The rows of an uploaded list, and what is wrong with them', { 200: importRows }),
    idParam,
    valid('query', importRowsQuery),
    async (c) => {
      const { db } = c.var.deps;
      const stored = await findImport(db, c.req.valid('param').id, whoAsks(c).id);
      const { outcome, page, perPage } = c.req.valid('query');
      const where = and(
        eq(peopleImportRows.importId, stored.id),
        outcome ? inArray(peopleImportRows.outcome, outcome) : undefined,
      );
      const [counted] = await db.select({ total: count() }).from(peopleImportRows).where(where);
      const found = await db
        .select()
        .from(peopleImportRows)
        .where(where)
        .orderBy(asc(peopleImportRows.line))
        .limit(perPage)
        .offset((page - 1) * perPage);
      const rows = found.map(({ line, cells, outcome, problems }) => {
        return { line, cells: withoutPassword(cells, stored.plan, HIDDEN), outcome, problems };
      });
      return c.json({ rows, total: Number(counted?.total ?? 0) });
    },
  )
  .post(
    '/api/people/imports/:id/run',
    can('manage', 'User'),
    says('People', 'Import the list', { 201: oneJob }, 'Follow it with `/api/jobs/:id`.'),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id: askedById, access, key } = whoAsks(c);
      const entered = await deps.db.transaction(async (tx) => {
        const stored = await takeImport(tx, c.req.valid('param').id, askedById);
        const [problem] = stored.problems;
        if (problem) throw new Refusal(409, problem);
        if (key && (await movesMailboxes(tx, stored))) throw new Refusal(403, NOT_BY_KEY);
        if (key && (await makesAdmins(tx, stored))) refuseAdmin({ access, byKey: true }, 'admin');
        const { counts } = await describeImport(tx, stored);
        const made = await enterJob(deps, tx, doerOf(c), {
          kind: 'people-import',
          params: { importId: stored.id },
          total: counts.create + counts.update,
          detail: { importId: stored.id },
        });
        await tx.update(peopleImports).set({ jobId: made.job.id }).where(eq(peopleImports.id, stored.id));
        return made;
      });
      return c.json({ job: jobOf(await beginJob(deps, entered)) }, 201);
    },
  )
  .get(
    '/api/people/imports/:id/failed',
    can('manage', 'User'),
    says(
      'People',
      'Download the rows that failed',
      { 200: sentAs('text/csv') },
      'The columns of the file and one that says what is wrong; with `parted`, each problem in a line of its own.',
    ),
    idParam,
    valid('query', importFailedQuery),
    async (c) => {
      const { db } = c.var.deps;
      const stored = await findImport(db, c.req.valid('param').id, whoAsks(c).id);
      // A corrected file that is imported once more brings the column of the last time along.
      const kept = stored.headings.flatMap((heading, at) => (heading === PROBLEM ? [] : [at]));
      const pick = (cells: string[]) => kept.map((at) => cells[at] ?? '');
      const between = c.req.valid('query').parted ? '\n' : ' ';
      async function* pages() {
        for await (const some of allRows(db, stored.id, ['wrong'])) {
          yield some.map(({ cells, problems }) => [
            ...pick(withoutPassword(cells, stored.plan, '')),
            problems.map((one) => one.message).join(between),
          ]);
        }
      }
      const headings = [...pick(stored.headings), PROBLEM];
      return sendTable(c, { name: 'people-failed', format: 'csv', headings, pages: pages() });
    },
  )
  .delete(
    '/api/people/imports/:id',
    can('manage', 'User'),
    says('People', 'Throw an uploaded list away', { 200: textIdAnswer }),
    idParam,
    async (c) => {
      const { db } = c.var.deps;
      const { id } = await findImport(db, c.req.valid('param').id, whoAsks(c).id);
      await db.delete(peopleImports).where(eq(peopleImports.id, id));
      return c.json({ id });
    },
  );
