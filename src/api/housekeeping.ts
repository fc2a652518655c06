import { and, isNotNull, lt, or } from 'drizzle-orm';
import { oneTimeTokens, refreshTokens, sessions } from '#features/auth/api/tables.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import { peopleImports } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';
import { rateLimits } from './limits.ts';
import { endPlans } from './plans.ts';

const KEEP_SESSIONS_DAYS = 90;
/** So long a deleted invoice can be brought back. */
const KEEP_INVOICES_DAYS = 30;
const DAY_MS = 86_400_000;

/** Throws away what can no longer be used. Logins stay for a while: they are the sign-in history. */
export async function tidy(db: Db, now: Date, rememberDays: number) {
  const days = Math.max(KEEP_SESSIONS_DAYS, rememberDays);
  const old = new Date(now.getTime() - days * DAY_MS);
  await endPlans(db, now);
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(invoices).where(lt(invoices.deletedAt, new Date(now.getTime() - KEEP_INVOICES_DAYS * DAY_MS)));
  // A list of people that nobody took, with what stands in it.
  await db.delete(peopleImports).where(lt(peopleImports.createdAt, new Date(now.getTime() - DAY_MS)));
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, old), and(isNotNull(sessions.endedAt), lt(sessions.endedAt, old))));
}
