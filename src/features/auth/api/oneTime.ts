import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { hashToken, randomToken } from '#api/tokens.ts';
import { type OneTimeKind, oneTimeTokens } from './tables.ts';

/** A new one-time token; earlier ones of the same kind stop working. */
export async function makeOneTime(
  db: Db,
  now: Date,
  personId: number,
  kind: OneTimeKind,
  minutes: number,
  detail = '',
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.personId, personId), eq(oneTimeTokens.kind, kind)));
  await db.insert(oneTimeTokens).values({ hash: await hashToken(token), personId, kind, detail, expiresAt });
  return token;
}

const matching = async (token: string, kind: OneTimeKind, now: Date) =>
  and(eq(oneTimeTokens.hash, await hashToken(token)), eq(oneTimeTokens.kind, kind), gt(oneTimeTokens.expiresAt, now));

/** Uses a token up. Undefined when it is unknown, too old or used before. */
export async function spendOneTime(db: Db, now: Date, token: string, kind: OneTimeKind) {
  const [used] = await db
    .delete(oneTimeTokens)
    .where(await matching(token, kind, now))
    .returning();
  return used;
}

/** Looks without using it up: a mistyped code must not cost the ticket. */
export async function peekOneTime(db: Db, now: Date, token: string, kind: OneTimeKind) {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .where(await matching(token, kind, now));
  return found;
}
