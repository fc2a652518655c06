export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** How something repeats: the part of iCalendar's RRULE that people choose from. */
export interface Repeat {
  freq: Frequency;
  /** Every so many days, weeks, months or years. */
  interval: number;
  /** Weekly: on these days. Monthly: on the nth of one weekday, -1 being the last. None: as the first one. */
  days: { day: Weekday; nth?: number | undefined }[];
  /** Monthly: on this day of the month, -1 being the last. */
  monthDay?: number | undefined;
  count?: number | undefined;
  /** The last day `20261231`, or the last moment `20261231T080000Z`. Included. */
  until?: string | undefined;
  weekStart?: Weekday | undefined;
}

const MOST_TIMES = 999;
const UNTIL = /^\d{8}(T\d{6}Z)?$/;
const DAY = /^(-1|[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/;

const whole = (text: string | undefined, from: number, to: number) => {
  const number = /^-?\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : undefined;
};

/** `20261231T080000Z` as a moment; a day is its midnight. */
export function untilMoment(until: string): number {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Rules have four digits for a year. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59);
const textOf = (moment: number) => new Date(Math.min(moment, LAST)).toISOString();
export const writeDay = (moment: number) => textOf(moment).slice(0, 10).replaceAll('-', '');
export const writeMoment = (moment: number) => `${textOf(moment).slice(0, 19).replace(/[-:]/g, '')}Z`;

function daysIn(text: string | undefined, freq: Frequency): Repeat['days'] | undefined {
  if (text === undefined) return [];
  const days = text.split(',').map((one) => {
    const [, nth, day] = DAY.exec(one) ?? [];
    return day ? { day: day as Weekday, ...(nth ? { nth: Number(nth) } : {}) } : undefined;
  });
  const known = days.filter((one) => one !== undefined);
  const isUnlike = new Set(known.map((one) => one.day)).size !== known.length;
  if (known.length !== days.length || isUnlike) return undefined;
  if (freq === 'WEEKLY') return known.some((one) => one.nth) ? undefined : inWeek(known);
  return freq === 'MONTHLY' && known.length === 1 && known[0]?.nth ? known : undefined;
}

const inWeek = (days: Repeat['days']) => [...days].sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day));

const KNOWN = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST'];

/** Reads an RRULE text; undefined is one that is wrong, or that says more than can be kept. */
export function readRepeat(text: string): Repeat | undefined {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (!KNOWN.includes(name) || value === '' || parts.has(name)) return undefined;
    parts.set(name, value);
  }
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  if (!freq) return undefined;
  const interval = whole(parts.get('INTERVAL') ?? '1', 1, 99);
  const days = daysIn(parts.get('BYDAY'), freq);
  const monthDay = parts.has('BYMONTHDAY') ? whole(parts.get('BYMONTHDAY'), -1, 31) : undefined;
  const count = parts.has('COUNT') ? whole(parts.get('COUNT'), 1, MOST_TIMES) : undefined;
  const until = parts.get('UNTIL');
  const weekStart = WEEKDAYS.find((one) => one === parts.get('WKST'));
  const isWrong =
    !interval ||
    !days ||
    (parts.has('BYMONTHDAY') && (!monthDay || freq !== 'MONTHLY' || days.length > 0)) ||
    (parts.has('COUNT') && !count) ||
    (until !== undefined && (!UNTIL.test(until) || Number.isNaN(untilMoment(until)) || count !== undefined)) ||
    (parts.has('WKST') && !weekStart);
  return isWrong ? undefined : { freq, interval, days, monthDay, count, until, weekStart };
}

/** The same repetition is always written the same way. */
export function writeRepeat({ freq, interval, days, monthDay, count, until, weekStart }: Repeat): string {
  const byDay = (freq === 'WEEKLY' ? inWeek(days) : days).map((one) => `${one.nth ?? ''}${one.day}`).join(',');
  return [
    `FREQ=${freq}`,
    interval > 1 ? `INTERVAL=${interval}` : '',
    byDay ? `BYDAY=${byDay}` : '',
    monthDay ? `BYMONTHDAY=${monthDay}` : '',
    count ? `COUNT=${count}` : '',
    until ? `UNTIL=${until}` : '',
    weekStart && weekStart !== 'MO' ? `WKST=${weekStart}` : '',
  ]
    .filter(Boolean)
    .join(';');
}
