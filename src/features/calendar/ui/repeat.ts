import {
  type Frequency,
  type Repeat,
  readRepeat,
  untilMoment,
  WEEKDAYS,
  type Weekday,
  writeRepeat,
} from '#features/calendar/repeat.ts';
import { dayIn, weekdayOf } from './days.ts';

export const MONTHLY = ['day', 'nth', 'last'] as const;
export const ENDS = ['never', 'until', 'count'] as const;

/** How something repeats, as people choose it. */
interface RepeatChoice {
  every: Frequency | 'never';
  interval: number;
  weekdays: string[];
  monthly: (typeof MONTHLY)[number];
  /** The day of the month that a rule names by itself; most are on that of the first one. */
  monthDay?: number | undefined;
  ends: (typeof ENDS)[number];
  until: string;
  count: number;
}

/** How many at most: every so many weeks, so many times. */
export const MOST = { interval: 99, count: 999 } as const;

export const ONCE: RepeatChoice = {
  every: 'never',
  interval: 1,
  weekdays: [],
  monthly: 'day',
  ends: 'never',
  until: '',
  count: 10,
};

/** The weekday as rules have it: `MO`. */
export const weekdayName = (day: string): Weekday => WEEKDAYS[(weekdayOf(day) + 6) % 7] ?? 'MO';
/** Which of its weekdays in the month it is: 1 to 5. */
export const nthOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7);

/** What a choice means for something that starts on a day: most months have no fifth of a weekday, but all a last one. */
export const monthlyOn = (monthly: RepeatChoice['monthly'], start: string): RepeatChoice['monthly'] =>
  monthly === 'nth' && nthOf(start) > 4 ? 'last' : monthly;

/** The last day as it is where the event has its clocks. */
const lastDay = (until: string, zone: string) => dayIn(untilMoment(until), until.length === 8 ? 'UTC' : zone);

export function choiceOf(text: string | null, zone: string): RepeatChoice {
  const rule = text === null ? undefined : readRepeat(text);
  if (!rule) return ONCE;
  return {
    every: rule.freq,
    interval: rule.interval,
    weekdays: rule.freq === 'WEEKLY' ? rule.days.map((one) => one.day) : [],
    monthly: rule.days[0]?.nth === -1 ? 'last' : rule.days[0]?.nth ? 'nth' : 'day',
    monthDay: rule.monthDay,
    ends: rule.until ? 'until' : rule.count ? 'count' : 'never',
    until: rule.until ? lastDay(rule.until, zone) : '',
    count: rule.count ?? ONCE.count,
  };
}

export const isByDay = ({ every, monthly }: Pick<RepeatChoice, 'every' | 'monthly'>) =>
  every === 'MONTHLY' && monthly === 'day';

function daysIn({ every, weekdays, monthly }: RepeatChoice, start: string): Repeat['days'] {
  if (every === 'WEEKLY') return WEEKDAYS.filter((day) => weekdays.includes(day)).map((day) => ({ day }));
  if (every !== 'MONTHLY' || monthly === 'day') return [];
  return [{ day: weekdayName(start), nth: monthlyOn(monthly, start) === 'last' ? -1 : nthOf(start) }];
}

/** The rule for something that starts on a day. */
export function ruleOf(choice: RepeatChoice, start: string): string | null {
  const { every, interval, ends, until, count } = choice;
  if (every === 'never') return null;
  return writeRepeat({
    freq: every,
    interval,
    days: daysIn(choice, start),
    monthDay: isByDay(choice) ? choice.monthDay : undefined,
    until: ends === 'until' && until ? until.replaceAll('-', '') : undefined,
    count: ends === 'count' ? count : undefined,
  });
}
