import { and, asc, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { ImportPlan, ImportRow, PeopleImport } from '#features/people/contract.ts';
import { checkRows, type FileRow, Seen, type Verdict } from './importCheck.ts';
import { planProblems, readRole } from './importColumns.ts';
import { readManager } from './rules.ts';
import { peopleImports as imports, people, peopleImportRows as rows } from './tables.ts';

type StoredImport = typeof imports.$inferSelect;

/** Rows that are understood, stored or read at once. */
const CHUNK = 1_000;

const GONE = 'This list is not here any more. Choose the file again.';
const ALREADY = 'This list was imported already. Choose the file again to import it once more.';

const selectImport = (db: Db, id: string, askedById: number) =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.askedById, askedById)));

/** Somebody else's import is not there. */
export async function findImport(db: Db, id: string, askedById: number): Promise<StoredImport> {
  const [found] = await selectImport(db, id, askedById);
  if (!found) throw notFound(GONE);
  return found;
}

/** One that was not run yet, locked until the end of the transaction. */
export async function takeImport(tx: Db, id: string, askedById: number): Promise<StoredImport> {
  const [taken] = await selectImport(tx, id, askedById).for('update');
  if (!taken) throw notFound(GONE);
  if (taken.jobId !== null) throw new Refusal(409, ALREADY);
  return taken;
}

export async function describeImport(db: Db, stored: StoredImport): Promise<PeopleImport> {
  const counted = await db
    .select({ outcome: rows.outcome, total: count() })
    .from(rows)
    .where(eq(rows.importId, stored.id))
    .groupBy(rows.outcome);
  const counts = { create: 0, update: 0, same: 0, skip: 0, wrong: 0 };
  for (const { outcome, total } of counted) counts[outcome] = Number(total);
  const { id, fileName, headings, plan, problems, jobId } = stored;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { id, fileName, headings, plan, rows: total, counts, problems, jobId };
}

/** Whether somebody who is there already would get another email by it. */
export async function movesMailboxes(db: Db, { id, plan }: StoredImport): Promise<boolean> {
  const at = plan.columns.indexOf('email') + 1;
  if (at === 0) return false;
  const given = sql`trim(${rows.cells}[${at}::int])`;
  const [moved] = await db
    .select({ line: rows.line })
    .from(rows)
    .innerJoin(people, eq(people.id, rows.personId))
    .where(
      and(
        eq(rows.importId, id),
        eq(rows.outcome, 'update'),
        sql`${given} <> '' AND lower(${given}) <> lower(${people.email})`,
      ),
    )
    .limit(1);
  return moved !== undefined;
}

/** Some rows from a line on, in the order of the file. */
export function readRows(db: Db, importId: string, after: number, outcomes?: ImportRow['outcome'][], limit = CHUNK) {
  const some = outcomes ? inArray(rows.outcome, outcomes) : undefined;
  return db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), gt(rows.line, after), some))
    .orderBy(asc(rows.line))
    .limit(limit);
}

export async function* allRows(db: Db, importId: string, outcomes?: ImportRow['outcome'][]) {
  let after = 0;
  for (;;) {
    const some = await readRows(db, importId, after, outcomes);
    const last = some.at(-1);
    if (!last) return;
    yield some;
    after = last.line;
  }
}

/** Whether somebody would be made an administrator by it. */
export async function makesAdmins(db: Db, { id, plan }: StoredImport): Promise<boolean> {
  const at = plan.columns.indexOf('role');
  if (at < 0 && plan.role !== 'admin') return false;
  for await (const some of allRows(db, id, ['create', 'update'])) {
    const named = some.filter(({ cells, outcome }) => {
      const said = cells[at]?.trim();
      return said ? readRole(said) === 'admin' : outcome === 'create' && plan.role === 'admin';
    });
    if (named.some(({ outcome }) => outcome === 'create')) return true;
    const ids = named.flatMap(({ personId }) => personId ?? []);
    if (ids.length > 0 && (await db.$count(people, and(inArray(people.id, ids), ne(people.access, 'admin')))) > 0)
      return true;
  }
  return false;
}

/** Writes down what became of rows, all in one statement. */
export async function storeVerdicts(db: Db, importId: string, verdicts: Omit<Verdict, 'draft'>[]) {
  if (verdicts.length === 0) return;
  const records = verdicts.map(({ line, outcome, problems, known }) => ({
    ...{ line, outcome, problems },
    person_id: known?.id ?? null,
  }));
  await db.execute(sql`
    UPDATE ${rows} SET outcome = v.outcome, problems = v.problems, person_id = v.person_id
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      AS v(line int, outcome text, problems jsonb, person_id int)
    WHERE ${rows.importId} = ${importId} AND ${rows.line} = v.line`);
}

interface NewImport {
  askedById: number;
  fileName: string;
  headings: string[];
  plan: ImportPlan;
  createdAt: Date;
}

/** Takes a file in, understood as a first guess says. */
export async function storeImport(db: Db, given: NewImport, list: FileRow[]): Promise<StoredImport> {
  const id = crypto.randomUUID();
  const actor = await readManager(db, given.askedById);
  return db.transaction(async (tx) => {
    const problems = planProblems(given.plan);
    const [stored] = await tx
      .insert(imports)
      .values({ id, ...given, problems })
      .returning();
    if (!stored) throw new Error('the import was not stored');
    const seen = new Seen();
    for (let from = 0; from < list.length; from += CHUNK) {
      const some = list.slice(from, from + CHUNK);
      const verdicts = await checkRows(tx, actor, given.plan, some, seen);
      await tx.insert(rows).values(
        verdicts.map(({ line, outcome, problems, known }, at) => {
          const cells = some[at]?.cells ?? [];
          return { importId: id, line, cells, outcome, problems, personId: known?.id ?? null };
        }),
      );
    }
    return stored;
  });
}

/** Understands the whole file anew, by another plan. */
export async function replan(db: Db, { id, askedById }: StoredImport, plan: ImportPlan): Promise<StoredImport> {
  const actor = await readManager(db, askedById);
  return db.transaction(async (tx) => {
    const stored = await takeImport(tx, id, askedById);
    const problems = planProblems(plan);
    const [changed] = await tx.update(imports).set({ plan, problems }).where(eq(imports.id, stored.id)).returning();
    const seen = new Seen();
    for await (const some of allRows(tx, stored.id)) {
      await storeVerdicts(tx, stored.id, await checkRows(tx, actor, plan, some, seen));
    }
    return changed ?? stored;
  });
}
