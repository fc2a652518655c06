import { z } from 'zod/mini';
import { id } from '#contract/ids.ts';
import { listBase, pageNumber, rowCount, sortedBy } from '#contract/list.ts';
import { isZone } from '#contract/zonedTime.ts';

/** The specification's filters first; without one it is everything that was not deleted. */
export const TODO_FILTERS = [
  'important',
  'completed',
  'deleted',
  'open',
  'today',
  'week',
  'overdue',
  'given-to-me',
  'given-away',
] as const;
export type TodoFilter = (typeof TODO_FILTERS)[number];

export const TODO_SORTS = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'manual'] as const;
export type TodoSort = (typeof TODO_SORTS)[number];

/** Where the asker's clocks are: it decides what is today, and which day a moment falls on. */
export const zoneAsked = z._default(
  z.string('Give a time zone.').check(z.refine(isZone, 'There is no such time zone.')),
  'UTC',
);

/** Whose tasks: one's own, or everybody's, which takes the permission to manage others' tasks. */
export const scope = z._default(z.enum(['own', 'everyone'], 'Choose own or everyone.'), 'own');

const asked = {
  q: listBase.shape.q,
  filter: z.optional(
    z.union([
      z.enum(TODO_FILTERS, `Choose from ${TODO_FILTERS.join(', ')}.`),
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
    ]),
  ),
  tag: z.optional(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(40, 'Use at most 40 characters.')),
      z.transform((given) => given || undefined),
    ),
  ),
  timeZone: zoneAsked,
  scope,
  /** Of everybody's tasks, those that are this person's own or were given to them. */
  person: z.optional(id),
};
/** Which tasks: the part of a list's address that bulk actions take too. */
export const todoMatch = z.object(asked);
export type TodoMatch = z.infer<typeof todoMatch>;

/** Query of GET /apps/todo/tasks, and the address bar of the page. Without a page it is everything up to 1,000 rows. */
export const todoQuery = z.object({
  ...asked,
  sortBy: sortedBy(TODO_SORTS, 'latest'),
  page: z.optional(pageNumber),
  perPage: z.optional(rowCount),
});
export type TodoQuery = z.infer<typeof todoQuery>;
