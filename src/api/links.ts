import type { Deps } from './deps.ts';

const pageWith = (deps: Pick<Deps, 'policy'>, page: string, token: string) =>
  `${deps.policy.publicUrl}/pages/${page}?token=${token}`;

export const RESET_MINUTES = 60;
export const VERIFY_MINUTES = 2 * 24 * 60;
export const INVITATION_MINUTES = 7 * 24 * 60;

/** Where a password is chosen: after a reset, and at the end of an invitation. */
export const passwordLink = (deps: Pick<Deps, 'policy'>, token: string) =>
  pageWith(deps, 'reset-password-cover', token);
export const verifyLink = (deps: Pick<Deps, 'policy'>, token: string) => pageWith(deps, 'verify-email-cover', token);
