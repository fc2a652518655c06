import { and, eq, gt, inArray } from 'drizzle-orm';
import { type OneTimeKind, oneTimeTokens } from '#features/auth/api/tables.ts';
import type { Db } from './db.ts';
import { hashToken, randomToken } from './tokens.ts';

export interface NewToken {
  personId: number;
  token: string;
}

/** A new one-time token for each; earlier ones of the same kind stop working. */
export async function makeOneTimes(
  db: Db,
  now: Date,
  personIds: number[],
  kind: OneTimeKind,
  minutes: number,
  detail = '',
): Promise<NewToken[]> {
  if (personIds.length === 0) return [];
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const made = personIds.map((personId) => ({ personId, token: randomToken() }));
  const rows = await Promise.all(
    made.map(async ({ personId, token }) => {
      return { hash: await hashToken(token), personId, kind, detail, createdAt: now, expiresAt };
    }),
  );
  await dropOneTimes(db, personIds, [kind]);
  await db.insert(oneTimeTokens).values(rows);
  return made;
}

export async function makeOneTime(
  db: Db,
  now: Date,
  personId: number,
  kind: OneTimeKind,
  minutes: number,
  detail = '',
): Promise<string> {
  const [made] = await makeOneTimes(db, now, [personId], kind, minutes, detail);
  if (!made) throw new Error('the token was not made');
  return made.token;
}

/** Links that were given out stop working. Answers how many there were. */
export async function dropOneTimes(db: Db, personIds: number[], kinds: OneTimeKind[]): Promise<number> {
  const gone = await db
    .delete(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.personId, personIds), inArray(oneTimeTokens.kind, kinds)))
    .returning({ hash: oneTimeTokens.hash });
  return gone.length;
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
