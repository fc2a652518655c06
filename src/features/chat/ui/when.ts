import { formatDay, formatRelative, formatShortDate, formatTime, formatWeekday } from '#web/kit/format.ts';

const DAY_MS = 86_400_000;
const startOf = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
const daysAgo = (time: string, now: number) => Math.round((startOf(now) - startOf(Date.parse(time))) / DAY_MS);

/** 10:47, Yesterday, Thu, 2 Sep: as short as it can be said. */
export function shortWhen(time: string, now = Date.now()): string {
  const days = daysAgo(time, now);
  if (days <= 0) return formatTime(time);
  if (days === 1) return formatRelative(startOf(now) - DAY_MS / 2, startOf(now) + DAY_MS / 2);
  return days < 7 ? formatWeekday(time) : formatShortDate(time);
}

/** Yesterday, Thursday 2 September; today is said by the caller. */
export function dayName(time: string, today: string, now = Date.now()): string {
  const days = daysAgo(time, now);
  if (days <= 0) return today;
  if (days === 1) return shortWhen(time, now);
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDay(time) : formatShortDate(time);
}
