import { and, count, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { questions } from '#features/questions/api/tables.ts';
import type { Progress, StudentHome } from '#features/student/contract.ts';
import { type CategoryTree, OTHER, practiceCategories, readTree } from './categories.ts';
import { listPractices } from './practices.ts';
import { practiceItems, practices } from './tables.ts';

const RECENT = 5;
const DAYS = 7;
const DAY = 86_400_000;
const SHORT_PRACTICE = 10;
/** Below this a category is worth another practice; with fewer answers it may be chance. */
const WELL_DONE = 0.8;
const LEAST_ANSWERS = 3;

interface Tried {
  categoryId: number | null;
  tried: number;
  graded: number;
  score: number;
  at: string | Date;
}

/** How the latest answer to each question went, by the category it is in now. */
const triedBy = (db: Db, personId: number) =>
  rows<Tried>(
    db,
    sql`WITH latest AS (
      SELECT DISTINCT ON (i.question_id) i.question_id, i.fraction, p.finished_at
      FROM ${practices} AS p JOIN ${practiceItems} AS i ON i.practice_id = p.id
      WHERE p.person_id = ${personId} AND p.state = 'finished' AND i.question_id IS NOT NULL
      ORDER BY i.question_id, p.finished_at DESC, p.id DESC)
    SELECT q.category_id AS "categoryId", count(*)::int AS tried, count(l.fraction)::int AS graded,
      coalesce(sum(l.fraction), 0)::float8 AS score, max(l.finished_at) AS at
    FROM latest AS l JOIN ${questions} AS q ON q.id = l.question_id AND q.status = 'ready'
    GROUP BY q.category_id`,
  );

interface Area extends Progress {
  id: number;
  graded: number;
  at: number;
}

/** Main categories with how far this person got in them. */
async function areasOf(db: Db, personId: number, tree: CategoryTree): Promise<Area[]> {
  const [{ categories }, tried] = await Promise.all([practiceCategories(db, tree), triedBy(db, personId)]);
  const rootOf = (id: number | null) => (id === null ? OTHER : (tree.pathOf(id)[0]?.id ?? OTHER));
  return categories
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, questions: total }) => {
      const mine = tried.filter(({ categoryId }) => rootOf(categoryId) === id);
      const sum = (of: (one: Tried) => number) => mine.reduce((so, one) => so + of(one), 0);
      const graded = sum((one) => one.graded);
      return {
        id,
        category: name,
        tried: sum((one) => one.tried),
        questions: total,
        score: graded > 0 ? sum((one) => one.score) / graded : null,
        graded,
        at: Math.max(0, ...mine.map((one) => new Date(one.at).getTime())),
      };
    });
}

/** What went worst, then what was never tried. When all is well, nothing. */
function suggest(areas: Area[]): StudentHome['suggestion'] {
  const named = areas.filter(({ id }) => id !== OTHER);
  const choose = (area: Area | undefined, reason: 'weak' | 'new' | 'first') =>
    area && {
      categoryId: area.id,
      category: area.category,
      reason,
      count: Math.min(SHORT_PRACTICE, area.questions),
    };
  const most = (list: Area[]) => list.toSorted((a, b) => b.questions - a.questions)[0];
  if (named.every(({ tried }) => tried === 0)) return choose(most(named), 'first') ?? null;
  const weak = named
    .filter(({ score, graded }) => score !== null && graded >= LEAST_ANSWERS && score < WELL_DONE)
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  return choose(weak[0], 'weak') ?? choose(most(named.filter(({ tried }) => tried === 0)), 'new') ?? null;
}

/** Answers of each of the last seven days, as days begin where the student is. */
async function weekOf(db: Db, personId: number, now: Date, offset: number) {
  const shift = offset * 60_000;
  const today = Math.floor((now.getTime() + shift) / DAY);
  const from = new Date((today - DAYS + 1) * DAY - shift);
  const day = sql<number>`floor((extract(epoch FROM ${practiceItems.savedAt}) + ${offset * 60}) / 86400)`;
  const counted = await db
    .select({ day: day.mapWith(Number), answered: count() })
    .from(practices)
    .innerJoin(practiceItems, eq(practiceItems.practiceId, practices.id))
    .where(
      and(
        eq(practices.personId, personId),
        sql`${practiceItems.savedAt} >= ${from}`,
        sql`${practiceItems.answer} IS NOT NULL`,
      ),
    )
    .groupBy(sql`1`);
  return Array.from({ length: DAYS }, (_, index) => {
    const number = today - DAYS + 1 + index;
    const answered = counted.find((one) => one.day === number)?.answered ?? 0;
    return { day: new Date(number * DAY).toISOString().slice(0, 10), answered };
  });
}

async function totalsOf(db: Db, personId: number) {
  const [[done], [answers]] = await Promise.all([
    db
      .select({
        practices: count(),
        score: sql<number>`coalesce(sum(${practices.score}), 0)`.mapWith(Number),
        most: sql<number>`coalesce(sum(${practices.maxScore}), 0)`.mapWith(Number),
      })
      .from(practices)
      .where(and(eq(practices.personId, personId), eq(practices.state, 'finished'))),
    db
      .select({ answered: count() })
      .from(practices)
      .innerJoin(practiceItems, eq(practiceItems.practiceId, practices.id))
      .where(and(eq(practices.personId, personId), sql`${practiceItems.answer} IS NOT NULL`)),
  ]);
  return {
    practices: done?.practices ?? 0,
    answered: answers?.answered ?? 0,
    score: done && done.most > 0 ? done.score / done.most : null,
  };
}

export async function readHome(db: Db, personId: number, now: Date, offset: number): Promise<StudentHome> {
  const tree = await readTree(db);
  const [open, recent, areas, week, totals] = await Promise.all([
    listPractices(db, personId, { state: ['open'], page: 1, perPage: 1 }),
    listPractices(db, personId, { state: ['finished'], page: 1, perPage: RECENT }),
    areasOf(db, personId, tree),
    weekOf(db, personId, now, offset),
    totalsOf(db, personId),
  ]);
  const progress = areas
    .filter(({ tried }) => tried > 0)
    .toSorted((a, b) => b.at - a.at)
    .map(({ category, tried, questions: total, score }) => ({ category, tried, questions: total, score }));
  return {
    open: open.practices[0] ?? null,
    openCount: open.total,
    ready: areas.reduce((sum, { questions: total }) => sum + total, 0),
    totals,
    progress,
    week,
    recent: recent.practices,
    suggestion: suggest(areas),
  };
}
