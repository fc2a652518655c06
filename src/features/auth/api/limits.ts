import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { tooMany } from '#api/errors.ts';
import { count, forget, type Limit, waitFor } from '#api/limits.ts';
import { loginKeys } from '#api/loginLimits.ts';
import { sessions } from './tables.ts';

const refused = (seconds: number) => tooMany(seconds, 'Too many failed sign-ins.');

async function signedInFromHere(db: Db, personId: number | undefined, address: string): Promise<boolean> {
  if (personId === undefined) return false;
  const [seen] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.address, address)))
    .limit(1);
  return seen !== undefined;
}

export interface Tries {
  /** Refuses further tries once too many failed. Asked before the password is looked at, and again after. */
  check(): Promise<void>;
  /** Counts a failure; past the limit the answer is the refusal, right or wrong. */
  fail(): Promise<void>;
  /** A right password clears what failed before for this account from this address. */
  forgive(): Promise<void>;
}

/** The tries for one account from one address. Known and unknown emails are treated alike. */
export async function triesOf(deps: Deps, email: string, address: string, personId?: number): Promise<Tries> {
  const { pair, wider } = loginKeys(email, address);
  const held = (await signedInFromHere(deps.db, personId, address)) ? [pair] : [pair, ...wider];
  return {
    async check() {
      for (const [key, limit] of held) {
        const wait = await waitFor(deps.db, deps.clock(), key, limit);
        if (wait > 0) throw refused(wait);
      }
    },
    async fail() {
      const waits = [];
      for (const [key, limit] of [pair, ...wider]) waits.push(await count(deps.db, deps.clock(), key, limit));
      const wait = Math.max(...waits.slice(0, held.length));
      if (wait > 0) throw refused(wait);
    },
    async forgive() {
      await forget(deps.db, pair[0]);
    },
  };
}

/** For calls that send mail or make accounts. */
export const MAIL_LIMIT: Limit = { points: 5, seconds: 300 };
export const MAIL_ADDRESS_LIMIT: Limit = { points: 30, seconds: 300 };
export const REGISTER_LIMIT: Limit = { points: 200, seconds: 300 };
export const CODE_LIMIT: Limit = { points: 10, seconds: 300 };
