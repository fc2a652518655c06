import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { ByDay, Compared, FigureQuery, Period } from '#features/dashboards/contract.ts';

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day after the same day so many months ago, so that both ends make whole months: 16 Oct to 15 Nov. */
function monthsBack(today: string, months: number): number {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 - months, Math.min(day, last)) / DAY_MS + 1;
}

/** Which days are meant, as the clocks of the asker's zone count them. */
export function periodOf({ range, from, to, timeZone }: FigureQuery, now: Date): Period {
  const today = new Date(wallOf(now.getTime(), timeZone)).toISOString().slice(0, 10);
  const last = range === 'custom' && to ? numberOf(to) : numberOf(today);
  const first = {
    'last-28-days': () => last - 27,
    'last-month': () => monthsBack(today, 1),
    'last-year': () => monthsBack(today, 12),
    custom: () => numberOf(from ?? today),
  }[range]();
  const days = last - first + 1;
  return {
    from: dayAt(first),
    to: dayAt(last),
    previousFrom: dayAt(first - days),
    previousTo: dayAt(first - 1),
    days,
  };
}

export interface Span {
  period: Period;
  /** Numbers the days from 1 on, those before first: 1 is the first day that is compared with. */
  dayOf(column: AnyPgColumn): SQL<number>;
  within(column: AnyPgColumn): SQL;
  withinNow(column: AnyPgColumn): SQL;
  /** The same over columns of days, which know no zone. */
  dateOf(column: AnyPgColumn): SQL<number>;
  withinDates(column: AnyPgColumn): SQL;
  withinDatesNow(column: AnyPgColumn): SQL;
  /** Rows of days put into their places. */
  place<Row extends { day: number }>(rows: Row[], value: (row: Row) => number): ByDay;
}

/**
 * The days of both periods as moments. A day begins when the zone's clocks show midnight, so it may have 23 or 25
 * hours; the database is told each beginning, and needs to know no zones.
 */
export function spanOf(asked: FigureQuery, now: Date): Span {
  const period = periodOf(asked, now);
  const first = numberOf(period.previousFrom);
  const starts = Array.from({ length: period.days * 2 + 1 }, (_, at) =>
    new Date(momentOf((first + at) * DAY_MS, asked.timeZone)).toISOString(),
  );
  const [begin = '', middle = '', end = ''] = [starts[0], starts[period.days], starts.at(-1)];
  const bounds = `{${starts.slice(0, -1).join(',')}}`;
  const place = <Row extends { day: number }>(rows: Row[], value: (row: Row) => number): ByDay => {
    const all = new Array<number>(period.days * 2).fill(0);
    for (const row of rows) all[row.day - 1] = (all[row.day - 1] ?? 0) + value(row);
    return { before: all.slice(0, period.days), now: all.slice(period.days) };
  };
  return {
    period,
    place,
    dayOf: (column) => sql<number>`width_bucket(${column}, ${bounds}::timestamptz[])`.mapWith(Number),
    within: (column) => sql`(${column} >= ${begin}::timestamptz AND ${column} < ${end}::timestamptz)`,
    withinNow: (column) => sql`(${column} >= ${middle}::timestamptz AND ${column} < ${end}::timestamptz)`,
    dateOf: (column) => sql<number>`(${column} - ${period.previousFrom}::date + 1)`.mapWith(Number),
    withinDates: (column) => sql`(${column} BETWEEN ${period.previousFrom}::date AND ${period.to}::date)`,
    withinDatesNow: (column) => sql`(${column} BETWEEN ${period.from}::date AND ${period.to}::date)`,
  };
}

const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
export const totalOf = ({ now, before }: ByDay): Compared => ({ now: sum(now), before: sum(before) });
