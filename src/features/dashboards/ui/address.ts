import { z } from 'zod/mini';
import { lenient } from '#contract/list.ts';
import { type RangeAsked, rangeAsked, rangeProblem } from '#features/dashboards/range.ts';
import { listAddress } from '#web/kit/listAddress.ts';

const read = lenient(z.extend(rangeAsked, { arrange: z.optional(z.boolean()) }));
export type DashboardSearch = ReturnType<typeof read>;

/** Days that cannot be fall back to the usual ones. */
export const dashboardAddress = listAddress((given: Record<string, unknown>): DashboardSearch => {
  const search = read(given);
  const { range, arrange } = search;
  return rangeProblem(search) || range !== 'custom'
    ? { range: range === 'custom' ? 'last-28-days' : range, arrange }
    : search;
});

export const askedIn = ({ range, from, to }: DashboardSearch): RangeAsked => ({ range, from, to });
