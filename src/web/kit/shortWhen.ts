import { formatRelative, formatShortDate, formatTime, formatWeekday } from './format.ts';

const DAY_MS = 86_400_000;
const startOf = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);

/** How many midnights lie between: less than none for what is to come tomorrow. */
export const daysAgo = (time: string, now: number) => Math.round((startOf(now) - startOf(Date.parse(time))) / DAY_MS);

/** 10:42 today, Yesterday, Thu within the week, then 2 Sep: as short as it can be said. */
export function shortWhen(time: string, now = Date.now()): string {
  const days = daysAgo(time, now);
  if (days === 0) return formatTime(time);
  if (days === 1) return formatRelative(startOf(now) - DAY_MS / 2, startOf(now) + DAY_MS / 2);
  return days > 1 && days < 7 ? formatWeekday(time) : formatShortDate(time, now);
}
