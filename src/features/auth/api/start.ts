import type { Deps } from '#api/deps.ts';
import type { StartInfo } from '#features/auth/contract.ts';
import { isEmpty } from './register.ts';

/** What there is to know before anybody has signed in. */
export async function startInfoOf({ db, policy, pdf }: Pick<Deps, 'db' | 'policy' | 'pdf'>): Promise<StartInfo> {
  const firstRun = policy.setupCode !== null && (await isEmpty(db));
  return { demoAccounts: [...policy.demoAccounts], firstRun, pdf: pdf !== undefined };
}
