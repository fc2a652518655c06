import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { badInput } from '#api/errors.ts';
import { readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { ownEmailChangedMail } from '#api/mails.ts';
import type { Person } from '#api/me.ts';
import { dropOneTimes, spendOneTime } from '#api/oneTime.ts';
import { isTaken } from '#api/taken.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import { people } from '#features/people/api/tables.ts';
import { findById } from './person.ts';

export const OLD_LINK = 'This link was used already or is too old. Ask for a new one.';
const TAKEN_SINCE = 'This email belongs to another account by now.';

/** The person whose email the link proved to be theirs. */
async function verify(c: Context<Env>, tx: Db, token: string, now: Date): Promise<Person | undefined> {
  const used = await spendOneTime(tx, now, token, 'verify-email');
  const person = used && (await findById(tx, used.personId));
  if (!used || !person || person.email !== used.detail) return undefined;
  await tx.update(people).set({ emailVerifiedAt: now }).where(eq(people.id, person.id));
  await record(tx, doerOf(c, person), [{ action: 'email-verified', subject: personSubject(person) }]);
  return person;
}

/** From now on the new email counts, and links that were sent to the old one lead nowhere. */
async function change(c: Context<Env>, tx: Db, token: string, now: Date): Promise<[Person, string] | undefined> {
  const used = await spendOneTime(tx, now, token, 'change-email');
  const person = used && (await findById(tx, used.personId));
  if (!used || !person) return undefined;
  const email = used.detail;
  const others = and(sql`lower(${people.email}) = lower(${email})`, ne(people.id, person.id));
  if ((await tx.$count(people, others)) > 0) throw badInput({ token: [TAKEN_SINCE] });
  await tx.update(people).set({ email, emailVerifiedAt: now }).where(eq(people.id, person.id));
  await dropOneTimes(tx, [person.id], ['reset-password', 'invitation', 'verify-email']);
  const detail = { changes: { email: { from: person.email, to: email } } };
  await record(tx, doerOf(c, person), [{ action: 'email-changed', subject: personSubject(person), detail }]);
  return [person, email];
}

/** What the link in a mail does: the email is proved, or becomes the account's. */
export async function confirmEmail(c: Context<Env>, token: string) {
  const { deps } = c.var;
  const now = deps.clock();
  const work = async (tx: Db) => {
    const verified = await verify(c, tx, token, now);
    const changed = verified ? undefined : await change(c, tx, token, now);
    if (!verified && !changed) throw badInput({ token: [OLD_LINK] });
    return { person: verified ?? changed?.[0], email: changed?.[1] };
  };
  const { person, email } = await deps.db.transaction(work).catch((error: unknown) => {
    throw isTaken(error) ? badInput({ token: [TAKEN_SINCE] }) : error;
  });
  if (!person) return;
  await tellThemselves(deps, person.id);
  await deps.bus.publish({ people: [person.id], topic: 'account', ids: [person.id] });
  if (!email) return;
  sendLater(deps, ownEmailChangedMail(readerOf(deps, person), email));
  await tellOfPeople(deps, [person.id]);
}
