import { localDay } from '#web/kit/localDay.ts';

/** Where the person is, as `2026-11-15`. */
export const today = () => localDay(new Date());

/** A day so many days after another. */
export function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return localDay(new Date(year, month - 1, date + days));
}

/** The last day a payment can be of: tomorrow in UTC, so that it is today for everybody. */
export const lastDay = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
