import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { questionSums, questions } from '#features/questions/api/tables.ts';

/** What one graded answer adds: its score and the mean score of the other graded answers of the same practice. */
export interface Outcome {
  questionId: number;
  /** The version that was answered. */
  version: number;
  score: number;
  /** Null when there was nothing else to compare with. */
  rest: number | null;
}

/** The outcomes of one practice. Essays take no part, whatever their mark; a deleted question still counts as rest. */
export function outcomesOf(
  items: { questionId: number | null; version: number; fraction: number | null; isEssay: boolean }[],
): Outcome[] {
  const graded = items.flatMap(({ questionId, version, fraction, isEssay }) =>
    fraction === null || isEssay ? [] : [{ questionId, version, score: fraction }],
  );
  const total = graded.reduce((sum, one) => sum + one.score, 0);
  const others = graded.length - 1;
  return graded.flatMap(({ questionId, version, score }) =>
    questionId === null ? [] : [{ questionId, version, score, rest: others > 0 ? (total - score) / others : null }],
  );
}

function sumsOf(outcomes: Outcome[]) {
  const sums = new Map<number, typeof questionSums.$inferInsert>();
  for (const { questionId, score, rest } of outcomes) {
    const sum = sums.get(questionId) ?? { questionId, n: 0, x: 0, xx: 0, pairs: 0, px: 0, pxx: 0, y: 0, yy: 0, xy: 0 };
    sum.n += 1;
    sum.x += score;
    sum.xx += score * score;
    if (rest !== null) {
      sum.pairs += 1;
      sum.px += score;
      sum.pxx += score * score;
      sum.y += rest;
      sum.yy += rest * rest;
      sum.xy += score * rest;
    }
    sums.set(questionId, sum);
  }
  return sums;
}

const added = (column: 'n' | 'x' | 'xx' | 'pairs' | 'px' | 'pxx' | 'y' | 'yy' | 'xy') =>
  sql`${questionSums[column]} + excluded.${sql.identifier(column)}`;

/** In the order of their ids, so two practices that share some never wait for each other in a circle. */
export const holdQuestions = (db: Db, ids: number[]) =>
  db
    .select({ id: questions.id, countedFrom: questions.countedFrom })
    .from(questions)
    .where(inArray(questions.id, [...new Set(ids)]))
    .orderBy(asc(questions.id))
    .for('no key update');

/** Adds to the running sums, from which the database works out what lists show. In the transaction that grades. */
export async function addOutcomes(db: Db, outcomes: Outcome[]) {
  if (outcomes.length === 0) return;
  const locked = await holdQuestions(
    db,
    outcomes.map((one) => one.questionId),
  );
  const countedFrom = new Map(locked.map((one) => [one.id, one.countedFrom]));
  // A question deleted meanwhile has no statistics to keep, and in an older version something else was right.
  const counted = outcomes.filter(({ questionId, version }) => version >= (countedFrom.get(questionId) ?? Infinity));
  const sums = sumsOf(counted);
  const values = locked.flatMap(({ id }) => sums.get(id) ?? []);
  if (values.length === 0) return;
  await db
    .insert(questionSums)
    .values(values)
    .onConflictDoUpdate({
      target: questionSums.questionId,
      set: {
        ...{ n: added('n'), x: added('x'), xx: added('xx'), pairs: added('pairs'), px: added('px') },
        ...{ pxx: added('pxx'), y: added('y'), yy: added('yy'), xy: added('xy') },
      },
    });
}
