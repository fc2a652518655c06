import { formatShortDate, formatTime, formatWeekday } from '#web/kit/format.ts';
import { daysAgo } from '#web/kit/shortWhen.ts';

/** Tue 10 Nov, 10:42: for one mail that is open. */
export function wholeTime(time: string, now = Date.now()): string {
  const days = daysAgo(time, now);
  if (days === 0) return formatTime(time);
  return `${days > 0 && days < 7 ? `${formatWeekday(time)} ` : ''}${formatShortDate(time, now)}, ${formatTime(time)}`;
}
