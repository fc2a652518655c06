import { z } from 'zod/mini';
import { anyOf, listBase, newestFirst, someTexts, sortedBy } from '#contract/list.ts';
import { PERSON_STATUSES } from '#features/people/listContract.ts';

const PERMISSION_SORT_COLUMNS = ['createdDate', 'name', 'assignedTo', 'id'] as const;

/** Query of GET /apps/permissions/data, and the address bar of the list: new ones first unless asked otherwise. */
export const permissionsQuery = z.extend(listBase, {
  sort: newestFirst,
  sortColumn: sortedBy(PERMISSION_SORT_COLUMNS, 'createdDate'),
  /** Roles: what any of them has. */
  assignedTo: someTexts,
});
export type PermissionsQuery = z.infer<typeof permissionsQuery>;

/** The part of a list's address that says which permissions, for bulk actions and exports. */
export const permissionsMatch = z.pick(permissionsQuery, { q: true, assignedTo: true });
export type PermissionsMatch = z.infer<typeof permissionsMatch>;

export const HOLDER_SORT_COLUMNS = ['fullName', 'email', 'status', 'lastActiveAt'] as const;
export const HOLDING = ['some', 'none'] as const;

/** Query of GET /api/roles/people: client accounts and the roles they hold. */
export const holdersQuery = z.extend(listBase, {
  sortColumn: sortedBy(HOLDER_SORT_COLUMNS, 'fullName'),
  role: someTexts,
  holding: anyOf(HOLDING),
  status: anyOf(PERSON_STATUSES),
});
export type HoldersQuery = z.infer<typeof holdersQuery>;
export const holdersMatch = z.pick(holdersQuery, { q: true, role: true, holding: true, status: true });
export type HoldersMatch = z.infer<typeof holdersMatch>;
