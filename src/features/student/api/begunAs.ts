import { and, eq, isNotNull, notExists } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { dropOneTimes, peekOneTime } from '#api/oneTime.ts';
import { hashToken } from '#api/tokens.ts';
import { oneTimeTokens } from '#features/auth/api/tables.ts';
import { practiceItems, practices } from './tables.ts';

const KIND = 'practice';
const KEPT_MS = 86_400_000;

/** Whoever else sends the same key begins a practice of their own. */
const tokenOf = (personId: number, key: string) => `${KIND}:${personId}:${key}`;

/** The practice this person began with this key. Once they answered in it they know of it, and begin another. */
export async function begunAs(tx: Db, personId: number, key: string, now: Date): Promise<number | undefined> {
  const kept = await peekOneTime(tx, now, tokenOf(personId, key), KIND);
  if (!kept) return undefined;
  const answered = tx
    .select({ position: practiceItems.position })
    .from(practiceItems)
    .where(and(eq(practiceItems.practiceId, practices.id), isNotNull(practiceItems.savedAt)));
  const [found] = await tx
    .select({ id: practices.id })
    .from(practices)
    .where(
      and(
        eq(practices.id, Number(kept.detail)),
        eq(practices.personId, personId),
        eq(practices.state, 'open'),
        notExists(answered),
      ),
    );
  return found?.id;
}

/** For a day, and the latest of each person alone: whoever begins another one has met the one before. */
export async function keepStart(tx: Db, personId: number, key: string, id: number, now: Date) {
  await dropOneTimes(tx, [personId], [KIND]);
  await tx.insert(oneTimeTokens).values({
    hash: await hashToken(tokenOf(personId, key)),
    ...{ personId, kind: KIND, detail: String(id), createdAt: now },
    expiresAt: new Date(now.getTime() + KEPT_MS),
  });
}
