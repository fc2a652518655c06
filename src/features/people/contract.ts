import { z } from 'zod';
import { ACCESS_ROLES, accessRole } from '#contract/access.ts';
import { anyOf, listBase } from '#contract/list.ts';

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
export const peopleQuery = listBase.extend({
  sortColumn: z.enum(PERSON_SORT_COLUMNS, `Sort by one of ${PERSON_SORT_COLUMNS.join(', ')}.`).default('fullName'),
  role: anyOf(ACCESS_ROLES),
  status: anyOf(PERSON_STATUSES),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

export const personRow = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: accessRole,
  status: z.enum(PERSON_STATUSES),
  avatar: z.string().nullable(),
  createdAt: z.string(),
  lastActiveAt: z.string().nullable(),
});
export type PersonRow = z.infer<typeof personRow>;

export const peoplePage = z.object({ users: z.array(personRow), total: z.number() });

/** How many people each tab of the users list holds. */
export const peopleCounts = z.object({ all: z.number(), Student: z.number(), client: z.number(), admin: z.number() });
