import { type Repeat, WEEKDAYS, type Weekday } from '#features/calendar/repeat.ts';

export const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Nothing is planned for longer. */
export const HORIZON = Date.UTC(2200, 0, 1);

const timeIn = (wall: number) => ((wall % DAY) + DAY) % DAY;
/** Monday is 0. */
const weekdayOf = (wall: number) => (new Date(wall).getUTCDay() + 6) % 7;
const numberOf = (day: Weekday) => WEEKDAYS.indexOf(day);
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The day of a month: the nth of a weekday, or a day counted from either end. Undefined where a month has none. */
function dayInMonth(repeat: Repeat, start: number, year: number, month: number): number | undefined {
  const last = daysIn(year, month);
  const [nth] = repeat.days;
  if (!nth?.nth) {
    const day = repeat.monthDay === -1 ? last : (repeat.monthDay ?? new Date(start).getUTCDate());
    return day <= last ? day : undefined;
  }
  const first = 1 + ((numberOf(nth.day) - weekdayOf(Date.UTC(year, month, 1)) + 7) % 7);
  const day = nth.nth === -1 ? first + 7 * Math.floor((last - first) / 7) : first + 7 * (nth.nth - 1);
  return day <= last ? day : undefined;
}

/** The starts in one period of the rule: a day, a week, a month or a year. */
function inPeriod(repeat: Repeat, start: number, period: number): number[] {
  const step = period * repeat.interval;
  if (repeat.freq === 'DAILY') return [start + step * DAY];
  if (repeat.freq === 'WEEKLY') {
    const first = numberOf(repeat.weekStart ?? 'MO');
    const fromFirst = (day: number) => (day - first + 7) % 7;
    const base = start - fromFirst(weekdayOf(start)) * DAY + step * WEEK;
    const days = repeat.days.length > 0 ? repeat.days.map((one) => numberOf(one.day)) : [weekdayOf(start)];
    return days
      .map(fromFirst)
      .sort((a, b) => a - b)
      .map((day) => base + day * DAY);
  }
  const at = new Date(start);
  const months = at.getUTCMonth() + (repeat.freq === 'MONTHLY' ? step : step * 12);
  const year = at.getUTCFullYear() + Math.floor(months / 12);
  const month = months % 12;
  const day = dayInMonth(repeat, start, year, month);
  return day === undefined ? [] : [Date.UTC(year, month, day) + timeIn(start)];
}

/** Where a monthly rule has the day that is nearest: third Wednesdays and third Thursdays are not always a day apart. */
export function nearestStart(repeat: Repeat | undefined, wall: number): number {
  if (repeat?.freq !== 'MONTHLY' || repeat.days.length === 0) return wall;
  const near = [-15, 0, 15].flatMap((days) => inPeriod(repeat, wall + days * DAY, 0));
  return near.sort((a, b) => Math.abs(a - wall) - Math.abs(b - wall))[0] ?? wall;
}

/** Without a count the periods before the window need not be walked through. */
function firstPeriod(repeat: Repeat, start: number, from: number): number {
  const length = { DAILY: DAY, WEEKLY: WEEK, MONTHLY: 31 * DAY, YEARLY: 366 * DAY }[repeat.freq] * repeat.interval;
  return repeat.count ? 0 : Math.max(0, Math.floor((from - start) / length) - 1);
}

/**
 * The starts a rule gives from one moment to another, as clocks show them. The first start always counts, as
 * iCalendar has it, whether or not it fits the rule.
 */
export function* startsOf(repeat: Repeat, start: number, from: number, before: number): Generator<number> {
  const most = repeat.count ?? Number.POSITIVE_INFINITY;
  let given = 0;
  const end = Math.min(before, HORIZON);
  if (start >= end) return;
  given += 1;
  if (start >= from) yield start;
  for (let period = firstPeriod(repeat, start, from); given < most; period += 1) {
    const starts = inPeriod(repeat, start, period);
    for (const one of starts) {
      if (one <= start) continue;
      if (one >= end || given >= most) return;
      given += 1;
      if (one >= from) yield one;
    }
    // Months and years may have no such day: what ends the walk is the calendar itself.
    if (starts.length === 0 && start + period * repeat.interval * 28 * DAY >= end) return;
  }
}
