import type { UserData } from '#features/auth/contract.ts';

export type Step = 'password' | 'email' | 'twoSteps';

/** What is really open in this account, the most pressing first. */
export function nextSteps(user: Pick<UserData, 'mustChangePassword' | 'emailVerified' | 'twoSteps'>): Step[] {
  const steps: Step[] = [];
  if (user.mustChangePassword) steps.push('password');
  if (!user.emailVerified) steps.push('email');
  if (!user.twoSteps) steps.push('twoSteps');
  return steps;
}
