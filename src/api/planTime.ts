import type { PlanPeriod } from '#contract/account.ts';

/** The same day so many months later; the last day of a shorter month. */
function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

/** The end of the month or year that is paid for: counted from the first day, so that the 31st stays the 31st. */
export function paidUntil(since: Date, period: PlanPeriod, now: Date): Date {
  const step = period === 'yearly' ? 12 : 1;
  const months = (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth();
  let times = Math.max(1, Math.floor(months / step));
  while (monthsLater(since, times * step) <= now) times += 1;
  return monthsLater(since, times * step);
}
