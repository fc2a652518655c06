import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#api/db.ts';
import { signIns } from '#features/auth/api/tables.ts';
import { DEVICE_KINDS, type peopleFigures, type signInFigures } from '#features/dashboards/contract.ts';
import { people, peopleTallies } from '#features/people/api/tables.ts';
import { type Span, totalOf } from './period.ts';

const count = sql<number>`count(*)`.mapWith(Number);
/** Longer periods are drawn in weeks, for which different people of days say nothing. */
const ONE_BY_ONE = 62;

export async function readPeople(db: Db, span: Span): Promise<z.infer<typeof peopleFigures>> {
  const day = span.dayOf(people.createdAt);
  const [all, made] = await Promise.all([
    db
      .select({ n: sql<number>`coalesce(sum(${peopleTallies.n}), 0)`.mapWith(Number) })
      .from(peopleTallies)
      .where(sql`${peopleTallies.kind} = 'all'`),
    db.select({ day, n: count }).from(people).where(span.within(people.createdAt)).groupBy(sql`1`),
  ]);
  const newByDay = span.place(made, ({ n }) => n);
  return { period: span.period, total: all[0]?.n ?? 0, new: totalOf(newByDay), newByDay };
}

export async function readSignIns(db: Db, span: Span): Promise<z.infer<typeof signInFigures>> {
  const day = span.dayOf(signIns.at);
  const isNow = span.withinNow(signIns.at);
  const hasDays = span.period.days <= ONE_BY_ONE;
  // Once for each person first: counting different ones by sorting all rows takes far longer.
  const each = db
    .select({
      here: sql<boolean>`bool_or(${isNow})`.as('here'),
      earlier: sql<boolean>`bool_or(NOT ${isNow})`.as('earlier'),
    })
    .from(signIns)
    .where(span.within(signIns.at))
    .groupBy(signIns.personId)
    .as('each');
  const daily = db
    .selectDistinct({ day: day.as('day'), personId: signIns.personId })
    .from(signIns)
    .where(isNow)
    .as('daily');
  const [counted, different, byPerson] = await Promise.all([
    db
      .select({ day, device: signIns.device, n: count })
      .from(signIns)
      .where(span.within(signIns.at))
      .groupBy(sql`1`, signIns.device),
    db
      .select({
        now: sql<number>`count(*) FILTER (WHERE ${each.here})`.mapWith(Number),
        before: sql<number>`count(*) FILTER (WHERE ${each.earlier})`.mapWith(Number),
      })
      .from(each),
    hasDays
      ? db
          .select({ day: sql<number>`${daily.day}`.mapWith(Number), n: count })
          .from(daily)
          .groupBy(sql`1`)
      : [],
  ]);
  const byDay = span.place(counted, ({ n }) => n);
  const devices = DEVICE_KINDS.map((kind) => {
    const ones = totalOf(
      span.place(
        counted.filter((one) => one.device === kind),
        ({ n }) => n,
      ),
    );
    return { kind, count: ones.now, before: ones.before };
  });
  return {
    period: span.period,
    count: totalOf(byDay),
    people: different[0] ?? { now: 0, before: 0 },
    byDay,
    peopleByDay: hasDays ? span.place(byPerson, ({ n }) => n).now : [],
    devices: devices.filter((one) => one.count > 0 || one.before > 0),
  };
}
