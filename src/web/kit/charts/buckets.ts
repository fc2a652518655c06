const DAY_MS = 86_400_000;

/** Days that are drawn as one. */
export interface Bucket {
  /** Places in the list of days; the end is not included. */
  start: number;
  end: number;
  first: string;
  last: string;
}

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** How many days of which kind of chart are drawn each for itself, and how many as weeks. */
const LIMITS = { line: [62, 400], bars: [14, 98] } as const;

/** So many whole months after a day, or the last day of that month when it has none of that number. */
function monthsAfter(first: number, months: number): number {
  const date = new Date(first);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  return Date.UTC(year, month, Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()));
}

/** Days, weeks or months from the first day on: as many as can be told apart. */
export function bucketsOf(from: string, days: number, kind: keyof typeof LIMITS): Bucket[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const [asDays, asWeeks] = LIMITS[kind];
  const startOf = (at: number) => {
    if (days <= asDays) return at;
    if (days <= asWeeks) return at * 7;
    return Math.round((monthsAfter(first, at) - first) / DAY_MS);
  };
  const buckets: Bucket[] = [];
  for (let at = 0; startOf(at) < days; at += 1) {
    const start = startOf(at);
    const end = Math.min(startOf(at + 1), days);
    buckets.push({ start, end, first: dayAt(first + start * DAY_MS), last: dayAt(first + (end - 1) * DAY_MS) });
  }
  return buckets;
}

export const sums = (buckets: Bucket[], values: number[]) =>
  buckets.map(({ start, end }) => values.slice(start, end).reduce((all, one) => all + one, 0));

/** Days without anything do not count. */
export const means = (buckets: Bucket[], values: (number | null)[]) =>
  buckets.map(({ start, end }) => {
    const known = values.slice(start, end).filter((one) => one !== null);
    return known.length > 0 ? known.reduce((all, one) => all + one, 0) / known.length : null;
  });
