import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#api/db.ts';
import type { practiceFigures, questionFigures } from '#features/dashboards/contract.ts';
import { questions } from '#features/questions/api/tables.ts';
import { practiceItems, practices, shareOf } from '#features/student/api/tables.ts';
import { type Span, totalOf } from './period.ts';

const TOP = 6;
const count = sql<number>`count(*)`.mapWith(Number);
/** Essays alone give no points, and no share of them. */
const share = shareOf(practices);
const number = (value: string | number | null) => (value === null ? null : Number(value));

export async function readQuestions(db: Db, span: Span): Promise<z.infer<typeof questionFigures>> {
  const day = span.dayOf(questions.createdAt);
  const [stored, made] = await Promise.all([
    db.select({ status: questions.status, n: count }).from(questions).groupBy(questions.status),
    db.select({ day, n: count }).from(questions).where(span.within(questions.createdAt)).groupBy(sql`1`),
  ]);
  const newByDay = span.place(made, ({ n }) => n);
  return {
    period: span.period,
    total: stored.reduce((all, { n }) => all + n, 0),
    statuses: Object.fromEntries(stored.map(({ status, n }) => [status, n])),
    new: totalOf(newByDay),
    newByDay,
  };
}

export async function readPractice(db: Db, span: Span): Promise<z.infer<typeof practiceFigures>> {
  const startDay = span.dayOf(practices.startedAt);
  const endDay = span.dayOf(practices.finishedAt);
  // By the questions themselves: a practice of everything names no category.
  const each = db
    .select({
      name: practiceItems.categoryName,
      fraction: sql<number | null>`avg(${practiceItems.fraction})`.as('fraction'),
    })
    .from(practices)
    .innerJoin(practiceItems, eq(practiceItems.practiceId, practices.id))
    .where(span.withinNow(practices.finishedAt))
    .groupBy(practices.id, practiceItems.categoryName)
    .as('each');
  const [started, finished, categories] = await Promise.all([
    db.select({ day: startDay, n: count }).from(practices).where(span.within(practices.startedAt)).groupBy(sql`1`),
    db
      .select({
        day: endDay,
        n: count,
        graded: sql<number>`count(${share})`.mapWith(Number),
        shares: sql<number>`coalesce(sum(${share}), 0)`.mapWith(Number),
      })
      .from(practices)
      .where(span.within(practices.finishedAt))
      .groupBy(sql`1`),
    db
      .select({ name: each.name, finished: count, average: sql<string | null>`avg(${each.fraction})` })
      .from(each)
      .groupBy(each.name)
      .orderBy(desc(sql`count(*)`), each.name)
      .limit(TOP),
  ]);
  const finishedByDay = span.place(finished, ({ n }) => n);
  const startedByDay = span.place(started, ({ n }) => n);
  const [graded, shares] = [span.place(finished, (one) => one.graded), span.place(finished, (one) => one.shares)];
  const [allGraded, allShares] = [totalOf(graded), totalOf(shares)];
  const mean = (points: number, of: number) => (of > 0 ? points / of : null);
  return {
    period: span.period,
    started: totalOf(startedByDay),
    finished: totalOf(finishedByDay),
    average: {
      now: mean(allShares.now, allGraded.now),
      before: mean(allShares.before, allGraded.before),
    },
    startedByDay,
    finishedByDay,
    averageByDay: shares.now.map((points, at) => mean(points, graded.now[at] ?? 0)),
    categories: categories.map((one) => ({ ...one, average: number(one.average) })),
  };
}
