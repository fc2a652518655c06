import { z } from 'zod/mini';
import { ACCESS_ROLES } from '#contract/access.ts';
import { anyOf, days, listBase, sortedBy } from '#contract/list.ts';

export const PERSON_STATUSES = ['active', 'inactive', 'pending', 'suspended'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

export const MANAGED_ROLES = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export const PLANS = ['basic', 'team', 'company', 'enterprise'] as const;
export const BILLINGS = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const;

export const PERSON_SORT_COLUMNS = [
  'fullName',
  'username',
  'email',
  'role',
  'status',
  'createdAt',
  'lastActiveAt',
  'id',
] as const;

/** Body of POST /api/account/getAllUsers, and the address bar of the users list. */
export const peopleQuery = z.extend(listBase, {
  sortColumn: sortedBy(PERSON_SORT_COLUMNS, 'fullName'),
  role: anyOf(ACCESS_ROLES),
  status: anyOf(PERSON_STATUSES),
  /** Last activity and creation, as days. */
  active: days,
  created: days,
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** The part of a list's address that says which people, for bulk actions and exports. */
export const peopleMatch = z.pick(peopleQuery, { q: true, role: true, status: true, active: true, created: true });
export type PeopleMatch = z.infer<typeof peopleMatch>;
