import { i18n } from '#web/i18n/i18n.ts';
import { numberIn, numberLanguage } from '#web/i18n/numerals.ts';

type Moment = string | number | Date;

const language = () => i18n.language;
/** English dates go day first, as in the rest of the product. */
const dateLanguage = () => (language() === 'en' ? 'en-GB' : numberLanguage(language()));
const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

const kept = new Map<string, unknown>();
/** Making an Intl object costs far more than using one, and a list formats hundreds of values. */
function once<T>(key: string, make: () => T): T {
  const known = kept.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
/** British English writes "Sept" and "hr"; columns read better with three letters and one. */
const tidy = (text: string) =>
  language() === 'en' ? text.replace(/\bSept\b/, 'Sep').replace(/(\d) hr\b/, '$1 h') : text;

function write(moment: Moment, name: string, options: Intl.DateTimeFormatOptions) {
  // A day without a time is the same day everywhere.
  const timeZone = typeof moment === 'string' && DAY_ONLY.test(moment) ? 'UTC' : undefined;
  const format = once(
    `date ${dateLanguage()} ${name} ${timeZone}`,
    () => new Intl.DateTimeFormat(dateLanguage(), { ...options, timeZone }),
  );
  return tidy(format.format(new Date(moment)));
}

/** 2 Sep 2026 */
export const formatDate = (moment: Moment) =>
  write(moment, 'date', { day: 'numeric', month: 'short', year: 'numeric' });

/** A day without a time is of its own year, wherever it is read. */
const yearOf = (moment: Moment) =>
  typeof moment === 'string' && DAY_ONLY.test(moment) ? Number(moment.slice(0, 4)) : new Date(moment).getFullYear();

/** 2 Sep; with its year when that is not this one. */
export const formatShortDate = (moment: Moment, now: Moment = Date.now()) =>
  yearOf(moment) === yearOf(now) ? write(moment, 'short', { day: 'numeric', month: 'short' }) : formatDate(moment);

/** 2 Sep 2026, 10:42 */
export const formatDateTime = (moment: Moment) =>
  write(moment, 'dateTime', { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' });

/** 10:42 */
export const formatTime = (moment: Moment) => write(moment, 'time', { hour: 'numeric', minute: '2-digit' });

/** Wednesday 2 September; begins a line, so it begins with a capital letter in every language. */
export const formatDay = (moment: Moment) =>
  capital(write(moment, 'day', { weekday: 'long', day: 'numeric', month: 'long' }));

/** November 2026; begins a line. */
export const formatMonth = (moment: Moment) => capital(write(moment, 'month', { month: 'long', year: 'numeric' }));

/** Nov */
export const formatMonthShort = (moment: Moment) => write(moment, 'monthShort', { month: 'short' });

/** 9 – 15 Nov 2026: two days, what they share said once. */
export function formatSpan(first: string, last: string): string {
  const format = once(
    `span ${dateLanguage()}`,
    () => new Intl.DateTimeFormat(dateLanguage(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  );
  return tidy(format.formatRange(new Date(first), new Date(last)));
}

/** 10:42, as the clocks of a zone show it. */
export const formatTimeIn = (moment: Moment, zone: string) =>
  once(
    `time ${dateLanguage()} ${zone}`,
    () => new Intl.DateTimeFormat(dateLanguage(), { hour: 'numeric', minute: '2-digit', timeZone: zone }),
  ).format(new Date(moment));

/** Wed */
export const formatWeekday = (moment: Moment) => write(moment, 'weekday', { weekday: 'short' });

/** W */
export const formatWeekdayNarrow = (moment: Moment) => write(moment, 'weekdayNarrow', { weekday: 'narrow' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Within a sentence: "4 min ago", "3 h ago", "yesterday", "5 days ago"; a week and more away it is the date. */
export function formatRelativeWithin(moment: Moment, now: Moment = Date.now()): string {
  const then = new Date(moment);
  const today = new Date(now);
  const apart = then.getTime() - today.getTime();
  const days = Math.round((midnight(then) - midnight(today)) / DAY);
  if (Math.abs(days) >= 7) return formatDate(then);

  const format = once(
    `relative ${dateLanguage()}`,
    () => new Intl.RelativeTimeFormat(dateLanguage(), { style: 'short', numeric: 'auto' }),
  );
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit) => tidy(format.format(Math.trunc(count), unit));
  if (Math.abs(apart) < MINUTE) return say(0, 'second');
  if (Math.abs(apart) < HOUR) return say(apart / MINUTE, 'minute');
  if (days === 0 || Math.abs(apart) < 12 * HOUR) return say(apart / HOUR, 'hour');
  return say(days, 'day');
}

/** The same where it stands alone: "Yesterday". */
export const formatRelative = (moment: Moment, now?: Moment) => capital(formatRelativeWithin(moment, now));

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  options
    ? once(
        `number ${language()} ${JSON.stringify(options)}`,
        () => new Intl.NumberFormat(numberLanguage(language()), options),
      ).format(value)
    : numberIn(language(), value);

/** Among words that run from right to left, `-US$ 5` and `#40` would fall apart: they are held together. */
export const heldTogether = (figures: string) =>
  language() === 'ar' ? `\u2066${figures.replace(/[\u200e\u200f]/g, '')}\u2069` : figures;

/** Money is kept in whole cents, so sums never drift. */
export const formatMoney = (cents: number, currency = 'USD', options: Intl.NumberFormatOptions = {}) =>
  heldTogether(formatNumber(cents / 100, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options }));

/** Without the cents, for sums of many. */
export const formatMoneyWhole = (cents: number, currency?: string) =>
  formatMoney(Math.round(cents / 100) * 100, currency, { maximumFractionDigits: 0 });

/** $1.2K, for an axis. */
export const formatMoneyShort = (cents: number, currency?: string) =>
  formatMoney(cents, currency, { notation: 'compact', maximumFractionDigits: 1 });

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** One after the other: "Lyon, Porto". */
export const formatList = (words: readonly string[]) => words.join(language() === 'ar' ? '، ' : ', ');

/** 84 kB, 3.4 MB */
export function formatBytes(bytes: number): string {
  // By what is written: 999,999 are 1 MB, not 1,000 kB.
  const found = SIZES.findIndex((_, at) => Math.round(bytes / 1000 ** at) < 1000);
  const step = found < 0 ? SIZES.length - 1 : found;
  const value = bytes / 1000 ** step;
  return formatNumber(value, {
    style: 'unit',
    unit: SIZES[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
}
