import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { type Limit, rateLimits, secondsLeft } from './limits.ts';

// A pair of account and address is stopped early; the account as a whole later, so that a stranger who tries passwords
// from many places cannot go on for ever; an address last, because a school may share one. The last two do not hold for
// somebody who signed in from this address before: no stranger can keep them out.
const PAIR: Limit = { points: 5, seconds: 60 };
const ACCOUNT: Limit = { points: 30, seconds: 60 };
const ADDRESS: Limit = { points: 100, seconds: 300 };

/** One customer has a whole /64 of IPv6 addresses: they count as one. */
export function placeOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}

type Key = readonly [key: string, limit: Limit];

const accountOf = (email: string) => email.trim().toLowerCase();
const accountKey = (email: string) => `login:account:${accountOf(email)}`;
const pairPrefix = (email: string) => `login:pair:${accountOf(email)}:`;

export function loginKeys(email: string, address: string): { pair: Key; wider: Key[] } {
  const place = placeOf(address);
  return {
    pair: [`${pairPrefix(email)}${place}`, PAIR],
    wider: [
      [accountKey(email), ACCOUNT],
      [`login:address:${place}`, ADDRESS],
    ],
  };
}

const keysOfAccount = (email: string) =>
  or(sql`${rateLimits.key} = ${accountKey(email)}`, sql`starts_with(${rateLimits.key}, ${pairPrefix(email)})`);

/** For how many seconds failed logins keep the account closed, from anywhere; 0 when it is open. */
export async function lockedFor(db: Db, now: Date, email: string): Promise<number> {
  const found = await db.select().from(rateLimits).where(keysOfAccount(email));
  const waits = found.map((one) => {
    const limit = one.key === accountKey(email) ? ACCOUNT : PAIR;
    return one.count >= limit.points ? secondsLeft(one.endsAt, now, limit) : 0;
  });
  return Math.max(0, ...waits);
}

/** Forgets what failed for this account, wherever it was tried from. */
export async function unlockLogin(db: Db, email: string) {
  const found = await db.select({ key: rateLimits.key }).from(rateLimits).where(keysOfAccount(email));
  if (found.length === 0) return;
  await db.delete(rateLimits).where(
    inArray(
      rateLimits.key,
      found.map((one) => one.key),
    ),
  );
}
