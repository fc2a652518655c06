import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { isActive } from '#api/whoMay.ts';
import type { GuestGiven } from '#features/calendar/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { calendarGuests } from './tables.ts';

export type GuestRow = typeof calendarGuests.$inferSelect;
type Wanted = Pick<GuestRow, 'personId' | 'email' | 'name'>;

const FIELD = 'event.extendedProps.guests';
const keyOf = ({ personId, email }: Pick<GuestRow, 'personId' | 'email'>) =>
  personId === null ? email.toLowerCase() : String(personId);

/** Whoever has an account is invited as a person, also when only the address was typed. */
export async function resolveGuests(
  tx: Db,
  ownerId: number,
  given: GuestGiven[],
  known: GuestRow[] = [],
): Promise<Wanted[]> {
  const ids = given.flatMap((one) => one.personId ?? []);
  const emails = given.flatMap((one) => (one.personId ? [] : (one.email?.toLowerCase() ?? [])));
  const address = sql<string>`lower(${people.email})`;
  const found = (where: SQL) =>
    tx
      .select({ id: people.id, email: address })
      .from(people)
      .where(and(where, isActive))
      .orderBy(people.id)
      .for('key share');
  const byId = ids.length > 0 ? await found(inArray(people.id, ids)) : [];
  const byEmail = emails.length > 0 ? await found(inArray(address, emails)) : [];
  const there = new Set([...byId.map((one) => one.id), ...known.map((one) => one.personId)]);
  if (ids.some((id) => !there.has(id))) throw badInput({ [FIELD]: ['There is no such person to invite.'] });
  const wanted = given.map((one): Wanted => {
    const personId = one.personId ?? byEmail.find((person) => person.email === one.email?.toLowerCase())?.id ?? null;
    return personId === null
      ? { personId, email: one.email ?? '', name: one.name || (one.email ?? '') }
      : { personId, email: '', name: '' };
  });
  const once = new Map(wanted.filter((one) => one.personId !== ownerId).map((one) => [keyOf(one), one]));
  return [...once.values()];
}

export async function insertGuests(tx: Db, eventId: number, guests: Wanted[]): Promise<GuestRow[]> {
  if (guests.length === 0) return [];
  return tx
    .insert(calendarGuests)
    .values(guests.map((one) => ({ ...one, eventId })))
    .returning();
}

/** Makes the guests of an event those who were given. Answers who came and who went. */
export async function setGuests(tx: Db, eventId: number, ownerId: number, given: GuestGiven[]) {
  const known = await tx.select().from(calendarGuests).where(eq(calendarGuests.eventId, eventId));
  const wanted = await resolveGuests(tx, ownerId, given, known);
  const keys = new Set(wanted.map(keyOf));
  const had = new Set(known.map(keyOf));
  const gone = known.filter((one) => !keys.has(keyOf(one)));
  const fresh = wanted.filter((one) => !had.has(keyOf(one)));
  if (gone.length > 0)
    await tx.delete(calendarGuests).where(
      inArray(
        calendarGuests.id,
        gone.map((one) => one.id),
      ),
    );
  return { added: await insertGuests(tx, eventId, fresh), gone };
}

/** Another time is another question: everybody is asked anew. */
export const askAnew = (tx: Db, eventId: number) =>
  tx
    .update(calendarGuests)
    .set({ answer: 'pending', answeredAt: null })
    .where(eq(calendarGuests.eventId, eventId))
    .returning();

export const guestsIn = (tx: Db, eventId: number) =>
  tx.select().from(calendarGuests).where(eq(calendarGuests.eventId, eventId));

export const guestsOfAll = (tx: Db, events: { id: number }[]) => {
  const ids = events.map((one) => one.id);
  return tx.select().from(calendarGuests).where(inArray(calendarGuests.eventId, ids));
};
