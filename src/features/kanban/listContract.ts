import { z } from 'zod/mini';
import { anyOf, listBase, someIds, someIdsOrNone } from '#contract/list.ts';

export const DUES = ['overdue', 'soon', 'none', 'done'] as const;
/** Due within so many days is soon. */
export const SOON_DAYS = 2;

const DAY_MS = 86_400_000;
const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

/** How a due date looks today. Days are UTC days, as everywhere; the server's filter says the same. */
export function dueState(
  dueDate: string | null,
  isDone: boolean,
  now: Date,
): 'overdue' | 'soon' | 'later' | 'none' | 'done' {
  if (isDone) return 'done';
  if (dueDate === null) return 'none';
  const days = dayOf(new Date(dueDate)) - dayOf(now);
  if (days < 0) return 'overdue';
  return days <= SOON_DAYS ? 'soon' : 'later';
}

/** Query of GET /apps/kanban/board and of the page's address. Id 0 is "none": no label, nobody. */
export const boardQuery = z.object({
  q: listBase.shape.q,
  labels: someIdsOrNone,
  people: someIdsOrNone,
  due: anyOf(DUES),
  /** These cards alone: what a page asks for after a live event. */
  ids: someIds,
});
export type BoardQuery = z.infer<typeof boardQuery>;
