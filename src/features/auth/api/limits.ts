import type { Deps } from '#api/deps.ts';
import { tooMany } from '#api/errors.ts';
import { count, forget, type Limit, waitFor } from '#api/limits.ts';

// A pair of account and address is stopped early; the account as a whole later and for a minute at most, so that a
// stranger who tries passwords cannot keep its owner out; an address last, because a school may share one.
const PAIR: Limit = { points: 5, seconds: 60 };
const ACCOUNT: Limit = { points: 30, seconds: 60 };
const ADDRESS: Limit = { points: 100, seconds: 300 };

const keys = (email: string, address: string) => {
  const account = email.trim().toLowerCase();
  return [
    [`login:pair:${account}:${address}`, PAIR],
    [`login:account:${account}`, ACCOUNT],
    [`login:address:${address}`, ADDRESS],
  ] as const;
};

/** Refuses further tries once too many failed. Known and unknown emails are treated alike. */
export async function checkTries(deps: Deps, email: string, address: string) {
  const now = deps.clock();
  for (const [key, limit] of keys(email, address)) {
    const wait = await waitFor(deps.db, now, key, limit);
    if (wait > 0) throw tooMany(wait, 'Too many failed sign-ins.');
  }
}

export async function countFailure(deps: Deps, email: string, address: string) {
  const now = deps.clock();
  for (const [key, limit] of keys(email, address)) await count(deps.db, now, key, limit);
}

/** A right password clears what failed before for this account from this address. */
export async function forgiveFailures(deps: Deps, email: string, address: string) {
  const [pair] = keys(email, address);
  if (pair) await forget(deps.db, pair[0]);
}

/** For calls that send mail or make accounts. */
export const MAIL_LIMIT: Limit = { points: 5, seconds: 300 };
export const MAIL_ADDRESS_LIMIT: Limit = { points: 30, seconds: 300 };
export const REGISTER_LIMIT: Limit = { points: 200, seconds: 300 };
export const CODE_LIMIT: Limit = { points: 10, seconds: 300 };
