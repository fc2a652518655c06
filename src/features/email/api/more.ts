import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { type Db, wordsIn } from '#api/db.ts';
import { firstOfList } from '#api/list.ts';
import { isActive } from '#api/whoMay.ts';
import type { Suggestion } from '#features/email/contract.ts';
import { BY_NAME, people, peopleByName } from '#features/people/api/tables.ts';
import { cleanMailHtml } from './mailHtml.ts';
import { emailAddresses, emailSignatures } from './tables.ts';

const MOST_OFFERED = 10;

export async function readSignature(db: Db, ownerId: number): Promise<{ html: string }> {
  const [found] = await db.select().from(emailSignatures).where(eq(emailSignatures.ownerId, ownerId));
  return { html: found?.html ?? '' };
}

export async function keepSignature(db: Db, ownerId: number, given: string): Promise<{ html: string }> {
  const html = cleanMailHtml(given);
  await db
    .insert(emailSignatures)
    .values({ ownerId, html })
    .onConflictDoUpdate({ target: emailSignatures.ownerId, set: { html } });
  return { html };
}

/** Whom one has written to before, most often first; then others of the school. */
export async function offerAddresses(db: Db, ownerId: number, q: string): Promise<Suggestion[]> {
  const used = await db
    .select({
      name: sql<string>`coalesce(${people.fullName}, ${emailAddresses.name})`,
      email: emailAddresses.address,
      id: people.id,
      avatar: people.avatar,
      used: emailAddresses.used,
    })
    .from(emailAddresses)
    .leftJoin(people, and(eq(sql`lower(${people.email})`, emailAddresses.address), isActive))
    .where(and(eq(emailAddresses.ownerId, ownerId), ...wordsIn(emailAddresses.words, q)))
    .orderBy(desc(emailAddresses.used), desc(emailAddresses.lastUsedAt), emailAddresses.address)
    .limit(MOST_OFFERED);
  const rest = MOST_OFFERED - used.length;
  if (rest === 0) return used;
  const seen = used.map((one) => one.email);
  const isNew = seen.length > 0 ? not(inArray(sql`lower(${people.email})`, seen)) : undefined;
  const ids = await firstOfList(db, peopleByName, { q, ...BY_NAME }, rest, [isActive, isNew]);
  if (ids.length === 0) return used;
  const others = await db
    .select({ name: people.fullName, email: people.email, id: people.id, avatar: people.avatar })
    .from(people)
    .where(inArray(people.id, ids));
  const byId = new Map(others.map((one) => [one.id, { ...one, used: 0 }]));
  return [...used, ...ids.flatMap((id) => byId.get(id) ?? [])];
}
