import { z } from 'zod/mini';
import { anyOf, listBase, sortedBy } from '#contract/list.ts';
import { MANAGED_ROLES, PLANS } from '#features/people/listContract.ts';

/** What the accounts list calls a status. Somebody who was suspended counts as inactive there; `state` says which. */
export const ACCOUNT_STATUSES = ['active', 'inactive', 'pending'] as const;

export const ACCOUNT_SORT_COLUMNS = [
  'fullName',
  'username',
  'email',
  'role',
  'currentPlan',
  'billing',
  'status',
  'company',
  'country',
  'contact',
  'createdAt',
  'lastActiveAt',
  'id',
] as const;

/** Query of GET /api/users/list/data, and the address bar of the accounts list. */
export const accountQuery = z.extend(listBase, {
  sortColumn: sortedBy(ACCOUNT_SORT_COLUMNS, 'fullName'),
  role: anyOf(MANAGED_ROLES),
  currentPlan: anyOf(PLANS),
  status: anyOf(ACCOUNT_STATUSES),
});
export type AccountQuery = z.infer<typeof accountQuery>;

/** The part of the list's address that says which accounts, for bulk actions and exports. */
export const accountMatch = z.pick(accountQuery, { q: true, role: true, currentPlan: true, status: true });
export type AccountMatch = z.infer<typeof accountMatch>;
