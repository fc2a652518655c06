import { momentOf, wallOf } from '#contract/zonedTime.ts';

const DAY_MS = 86_400_000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** A day that can be reckoned with: half-typed ones cannot. */
export const isDay = (text: string) => /^\d{4}-/.test(text) && !Number.isNaN(at(text));

export const addDays = (day: string, days: number) => dayAt(at(day) + days * DAY_MS);
export const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / DAY_MS);
export const weekdayOf = (day: string) => new Date(at(day)).getUTCDay();
export const startOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The same day of another month, or its last where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export const startOfWeek = (day: string, weekStart: number) => addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** The day and the time that clocks of a zone show at a moment. */
export const dayIn = (moment: string | number, zone: string) => dayAt(wallOf(new Date(moment).getTime(), zone));
export const timeIn = (moment: string | number, zone: string) =>
  new Date(wallOf(new Date(moment).getTime(), zone)).toISOString().slice(11, 16);
export const momentAt = (day: string, time: string, zone: string) =>
  new Date(momentOf(Date.parse(`${day}T${time}Z`), zone)).toISOString();

export const todayIn = (zone: string) => dayIn(Date.now(), zone);

/** The first and the last day that something touches, where the person is. */
export function daysOf({ start, end, allDay }: { start: string; end: string; allDay: boolean }, zone: string) {
  if (allDay) return { first: start, last: end > start ? addDays(end, -1) : start };
  const first = dayIn(start, zone);
  // What ends at midnight does not touch the day that begins then.
  const last = end > start ? dayIn(Date.parse(end) - 1, zone) : first;
  return { first, last };
}

export const isWithin = (day: string, { first, last }: { first: string; last: string }) => day >= first && day <= last;
