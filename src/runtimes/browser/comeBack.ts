import { eq, max } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import type { Deps } from '#api/deps.ts';
import { deviceOf } from '#api/device.ts';
import { hashToken } from '#api/tokens.ts';
import { refreshTokens, sessions } from '#features/auth/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { Kept } from './messages.ts';

const DAY = 86_400_000;

async function claimsOf(deps: Deps, token: string) {
  // A token that ran out is fine here, as long as we signed it: its login may be renewed yet.
  const checked = await jwtVerify(token, new TextEncoder().encode(deps.secret), {
    algorithms: ['HS256'],
    currentDate: new Date(0),
  }).catch(() => null);
  const { sub, sid, iat } = checked?.payload ?? {};
  const personId = Number(sub);
  if (typeof sid !== 'string' || !Number.isInteger(personId) || !iat) return null;
  return { personId, sessionId: sid, at: new Date(iat * 1000) };
}

/**
 * The database lasts as long as a tab is open, while the tokens in the browser's storage outlive it. Makes the login
 * they belong to known here, so that a reload does not throw a visitor out. Sample people alone: whoever registered
 * before is not in this database.
 */
export async function openDoor(deps: Deps, userAgent: string) {
  const [last] = await deps.db.select({ id: max(people.id) }).from(people);
  const lastSampleId = last?.id ?? 0;
  let known: Kept = { accessToken: '', refreshToken: '' };
  let done: Promise<void> = Promise.resolve();

  async function adopt(kept: Kept) {
    const claims = await claimsOf(deps, kept.accessToken);
    if (!claims) return;
    const { personId, sessionId, at } = claims;
    const expiresAt = new Date(at.getTime() + deps.policy.rememberDays * DAY);
    if (personId > lastSampleId || expiresAt <= deps.clock()) return;
    const [person] = await deps.db.select({ id: people.id }).from(people).where(eq(people.id, personId));
    if (!person) return;
    const login = { personId, remember: true, device: deviceOf(userAgent), address: '127.0.0.1' };
    await deps.db
      .insert(sessions)
      .values({ ...login, id: sessionId, createdAt: at, lastUsedAt: deps.clock() })
      .onConflictDoNothing();
    await deps.db
      .insert(refreshTokens)
      .values({ hash: await hashToken(kept.refreshToken), sessionId, expiresAt })
      .onConflictDoNothing();
  }

  /** Resolves once the login of these tokens, if it may come in, is known. */
  return (kept: Kept | null): Promise<void> => {
    if (kept && (kept.accessToken !== known.accessToken || kept.refreshToken !== known.refreshToken)) {
      known = kept;
      done = adopt(kept);
    }
    return done;
  };
}
