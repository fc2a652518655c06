import { and, isNotNull, lt, or } from 'drizzle-orm';
import { oneTimeTokens, refreshTokens, sessions } from '#features/auth/api/tables.ts';
import type { Db } from './db.ts';
import { rateLimits } from './limits.ts';

const KEEP_SESSIONS_DAYS = 90;

/** Throws away what can no longer be used. Logins stay for a while: they are the sign-in history. */
export async function tidy(db: Db, now: Date, rememberDays: number) {
  const days = Math.max(KEEP_SESSIONS_DAYS, rememberDays);
  const old = new Date(now.getTime() - days * 86_400_000);
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, old), and(isNotNull(sessions.endedAt), lt(sessions.endedAt, old))));
}
