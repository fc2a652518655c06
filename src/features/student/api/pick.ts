import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { shuffled } from '#contract/grading/shown.ts';
import { questions } from '#features/questions/api/tables.ts';
import type { PracticeBody } from '#features/student/contract.ts';
import { type CategoryTree, OTHER } from './categories.ts';
import { practiceItems, practices } from './tables.ts';

function within(body: PracticeBody, tree: CategoryTree): SQL | undefined {
  const inTree = tree.withBelow(body.categories.filter((id) => id !== OTHER));
  const place = or(
    inTree.length > 0 ? inArray(questions.categoryId, inTree) : undefined,
    body.categories.includes(OTHER) ? isNull(questions.categoryId) : undefined,
  );
  return and(
    eq(questions.status, 'ready'),
    body.difficulty ? eq(questions.difficulty, body.difficulty) : undefined,
    // Categories that are all gone leave nothing, not everything.
    body.categories.length > 0 ? (place ?? sql`false`) : undefined,
  );
}

interface Met {
  id: number;
  open: boolean;
  fraction: number | null;
}

/** What this person was asked before, each question with how it went last. */
const metBy = (db: Db, personId: number) =>
  rows<Met>(
    db,
    sql`SELECT DISTINCT ON (i.question_id) i.question_id AS id, p.state = 'open' AS open, i.fraction
      FROM ${practices} AS p JOIN ${practiceItems} AS i ON i.practice_id = p.id
      WHERE p.person_id = ${personId} AND i.question_id IS NOT NULL
      ORDER BY i.question_id, p.started_at DESC, p.id DESC`,
  );

/** One in three is something that went wrong before: often enough to learn it, not so often that it is all there is. */
const AGAIN = 1 / 3;

/** Questions at random, first those that are new to this person or went wrong, then those that went well. */
export async function pickQuestions(db: Db, personId: number, body: PracticeBody, tree: CategoryTree) {
  const where = within(body, tree);
  const met = await metBy(db, personId);
  const ids = met.map(({ id }) => id);
  const fresh = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(where, sql`${questions.id} <> ALL(${sql.param(ids)}::int[])`))
    .orderBy(sql`random()`)
    .limit(body.count);
  const known = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(where, sql`${questions.id} = ANY(${sql.param(ids)}::int[])`));
  const here = new Set(known.map(({ id }) => id));
  const ranked = shuffled(
    met.filter(({ id }) => here.has(id)),
    Math.random,
  );
  const missed = ranked.filter((one) => !one.open && one.fraction !== null && one.fraction < 1).map(({ id }) => id);
  const rest = ranked.filter((one) => !one.open && !missed.includes(one.id)).map(({ id }) => id);
  const open = ranked.filter((one) => one.open).map(({ id }) => id);
  const again = missed.splice(0, Math.ceil(body.count * AGAIN));
  const chosen = [...again, ...fresh.map(({ id }) => id), ...missed, ...rest, ...open].slice(0, body.count);
  return shuffled(chosen, Math.random);
}
