import { formatDay, formatShortDate } from '#web/kit/format.ts';
import { daysAgo, shortWhen } from '#web/kit/shortWhen.ts';

/** Yesterday, Thursday 2 September; today is said by the caller. */
export function dayName(time: string, today: string, now = Date.now()): string {
  const days = daysAgo(time, now);
  if (days <= 0) return today;
  if (days === 1) return shortWhen(time, now);
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDay(time) : formatShortDate(time);
}
