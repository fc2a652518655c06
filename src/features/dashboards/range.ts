import { z } from 'zod/mini';

/** All of them end today, but the one with its own ends. */
export const FIGURE_RANGES = ['last-28-days', 'last-month', 'last-year', 'custom'] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];
const MOST_DAYS = 1_096;

const DAY_MS = 86_400_000;
const CHOOSE_DAY = 'Choose a day between 2000 and 2099.';
const isKept = (text: string) => /^20\d\d-/.test(text) && !Number.isNaN(Date.parse(text));
const day = z.optional(z.iso.date('Give a day as 2026-11-15.').check(z.refine(isKept, CHOOSE_DAY)));

/** As the address bar of a dashboard has it. */
export const rangeAsked = z.object({
  range: z._default(z.enum(FIGURE_RANGES, `Choose from ${FIGURE_RANGES.join(', ')}.`), 'last-28-days'),
  from: day,
  to: day,
});
export type RangeAsked = z.infer<typeof rangeAsked>;

/** What is wrong with ends of one's own; null when nothing is. */
export function rangeProblem({ range, from, to }: RangeAsked): { field: 'from' | 'to'; message: string } | null {
  if (range !== 'custom') return null;
  if (!from) return { field: 'from', message: 'Say from which day.' };
  if (!to) return { field: 'to', message: 'Say until which day.' };
  if (!isKept(from)) return { field: 'from', message: CHOOSE_DAY };
  if (!isKept(to)) return { field: 'to', message: CHOOSE_DAY };
  if (to < from) return { field: 'to', message: 'This is before the first day.' };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MOST_DAYS ? { field: 'to', message: 'Choose at most three years.' } : null;
}
