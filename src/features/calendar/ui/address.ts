import { z } from 'zod/mini';
import { eventTime } from '#features/calendar/eventTime.ts';
import { newOrNumber } from '#web/kit/addressParts.ts';
import type { Times } from './change.ts';
import { addDays, dayIn, momentAt } from './days.ts';
import { VIEWS } from './views.ts';

/** `event` is the one whose drawer is open, `at` which of its occurrences; a new one has `start` and `end`. */
export const calendarSearch = z.object({
  view: z.optional(z.enum(VIEWS)),
  date: z.optional(z.iso.date()),
  event: newOrNumber,
  at: z.optional(z.iso.datetime()),
  start: z.optional(eventTime),
  end: z.optional(eventTime),
  calendars: z.optional(z.string()),
  q: z.optional(z.string().check(z.maxLength(200))),
  panel: z.optional(z.enum(['search', 'import', 'subscribe', 'settings'])),
});
export type CalendarSearch = z.infer<typeof calendarSearch>;
const HOUR_MS = 3_600_000;

/** A new event without a time of its own: the next full hour, on the day that is looked at. */
export function usualTimes(day: string, today: string, zone: string): Times {
  const next = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString();
  const start = day === today && dayIn(next, zone) === today ? next : momentAt(day, '09:00', zone);
  return { start, end: new Date(Date.parse(start) + HOUR_MS).toISOString(), allDay: false };
}

export function timesIn({ start, end }: CalendarSearch): Times | undefined {
  if (!start) return undefined;
  const allDay = start.length === 10;
  const usual = allDay ? addDays(start, 1) : new Date(Date.parse(start) + HOUR_MS).toISOString();
  return { start, end: end && end.length === start.length ? end : usual, allDay };
}

/** Parts of the address that only a drawer needs. */
export const CLOSED = {
  event: undefined,
  at: undefined,
  start: undefined,
  end: undefined,
  panel: undefined,
  q: undefined,
};
