import type { Random } from './random.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Weekends are quiet, the summer and the end of December more so. */
function chanceOn(at: number): number {
  const day = new Date(at);
  const month = day.getUTCMonth();
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  const isHoliday = month === 6 || month === 7 || (month === 11 && day.getUTCDate() > 19);
  return (isWeekend ? 0.16 : 0.52) * (isHoliday ? 0.45 : 1);
}

/** When somebody of the sample school came by, from the oldest to the newest: at most once a day, in the daytime. */
export function visitsBetween(random: Random, first: number, last: number): number[] {
  const visits: number[] = [];
  for (let day = Math.floor(first / DAY) * DAY; day < last; day += DAY) {
    const at = day + random.whole(6 * 60, 20 * 60) * MINUTE + random.whole(0, 59_999);
    if (random.chance(chanceOn(day)) && at >= first && at < last) visits.push(at);
  }
  return visits;
}
