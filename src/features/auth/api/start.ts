import type { Deps } from '#api/deps.ts';
import type { StartInfo } from '#features/auth/contract.ts';
import { isEmpty } from './register.ts';

/** What there is to know before anybody has signed in. */
export async function startInfoOf({
  db,
  policy,
  pdf,
  mailer,
}: Pick<Deps, 'db' | 'policy' | 'pdf' | 'mailer'>): Promise<StartInfo> {
  const firstRun = policy.setupCode !== null && (await isEmpty(db));
  const inTab = policy.inTab ?? false;
  return {
    demoAccounts: policy.demoAccounts.map(({ role, email }) => ({ role, email })),
    firstRun,
    pdf: pdf !== undefined,
    inTab,
    // A tab shows the mails it would send.
    mail: mailer.isReal || inTab,
  };
}
