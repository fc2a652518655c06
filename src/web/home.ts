import type { AccessRole } from '#contract/access.ts';

const HOMES = { admin: '/', client: '/access-control', Student: '/student' } as const satisfies Record<
  AccessRole,
  string
>;

/** Where somebody with this login role starts. */
export const homeOf = (role: AccessRole) => HOMES[role];
