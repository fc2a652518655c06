import { i18n } from '#web/i18n/i18n.ts';
import { formatShortDate, formatTime, formatWeekday } from '#web/kit/format.ts';
import { localDay } from '#web/kit/localDay.ts';

const DAY_MS = 86_400_000;
const isDay = (due: string) => due.length === 10;

/** The day it falls on, where this person is: `2026-11-15`. */
export const dayOf = (due: string): string => (isDay(due) ? due : localDay(new Date(due)));

/** `15:30`; nothing where only the day was said. */
export function timeOf(due: string): string {
  if (isDay(due)) return '';
  const at = new Date(due);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** A day, and perhaps a time of it, as the server takes it. */
export function dueFrom(day: string, time: string): string | null {
  if (!day) return null;
  return time ? new Date(`${day}T${time}`).toISOString() : day;
}

const daysAway = (due: string, now: Date) =>
  Math.round((Date.parse(dayOf(due)) - Date.parse(dayOf(now.toISOString()))) / DAY_MS);

export type Urgency = 'overdue' | 'today' | 'later';

export function urgencyOf(due: string, now = new Date()): Urgency {
  const away = daysAway(due, now);
  if (away < 0 || (!isDay(due) && Date.parse(due) < now.getTime())) return 'overdue';
  return away === 0 ? 'today' : 'later';
}

/** "Today, 15:30", "Tomorrow", "Fri", "2 Dec". */
export function dueWords(due: string, now = new Date()): string {
  const away = daysAway(due, now);
  const time = isDay(due) ? '' : `, ${formatTime(due)}`;
  if (away >= -1 && away <= 1) {
    const key = away === 0 ? 'today' : away === 1 ? 'tomorrow' : 'yesterday';
    return `${i18n.t(`todo:due.${key}`)}${time}`;
  }
  return `${away > 1 && away < 7 ? formatWeekday(due) : formatShortDate(due)}${time}`;
}
