import { formatRelative, formatShortDate, formatTime, formatWeekday } from '#web/kit/format.ts';

const DAY = 86_400_000;
const dayNumber = (date: Date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** 10:42 today, Yesterday, Thu within the week, then 2 Sep: as short as it can be said. */
export function mailTime(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const days = dayNumber(now) - dayNumber(then);
  if (days === 0) return formatTime(then);
  if (days === 1) return formatRelative(then.setHours(12), new Date(now).setHours(12));
  if (days > 1 && days < 7) return formatWeekday(then);
  return formatShortDate(then, now);
}

/** Tue 10 Nov, 10:42: for one mail that is open. */
export function wholeTime(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const days = dayNumber(now) - dayNumber(then);
  if (days === 0) return formatTime(then);
  return `${days > 0 && days < 7 ? `${formatWeekday(then)} ` : ''}${formatShortDate(then, now)}, ${formatTime(then)}`;
}
