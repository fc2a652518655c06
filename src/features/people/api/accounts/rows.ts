import type { AccountRow } from '#contract/account.ts';
import { people } from '../tables.ts';

export const ACCOUNT_FIELDS = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  email: people.email,
  role: people.role,
  currentPlan: people.currentPlan,
  billing: people.billing,
  company: people.company,
  country: people.country,
  contact: people.contact,
  status: people.status,
  access: people.access,
  avatar: people.avatar,
  avatarColor: people.avatarColor,
  createdAt: people.createdAt,
  lastActiveAt: people.lastActiveAt,
};

type Stored = { [K in keyof typeof ACCOUNT_FIELDS]: (typeof people.$inferSelect)[K] };

/** Somebody who was suspended is inactive in the specification's words; `state` keeps the difference. */
export const accountRowOf = (row: Stored): AccountRow => ({
  id: row.id,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  role: row.role as AccountRow['role'],
  currentPlan: row.currentPlan as AccountRow['currentPlan'],
  billing: row.billing as AccountRow['billing'],
  company: row.company,
  country: row.country,
  contact: row.contact,
  status: row.status === 'suspended' ? 'inactive' : row.status,
  state: row.status,
  access: row.access,
  avatar: row.avatar,
  avatarColor: row.avatarColor,
  createdAt: row.createdAt.toISOString(),
  lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
});
