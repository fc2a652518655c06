import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { lockedFor } from '#api/loginLimits.ts';
import type { Person } from '#api/me.ts';
import { viewAsRefusal } from '#api/viewAs.ts';
import { oneTimeTokens } from '#features/auth/api/tables.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { judgeOf, readActor } from './rules.ts';
import { people, personRoles } from './tables.ts';

const NOBODY = 'There is nobody here. The person may have been deleted.';

export async function findPerson(db: Db, id: number): Promise<Person> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  if (!person) throw notFound(NOBODY);
  return person;
}

/** Held until the end of the transaction: nobody changes the row meanwhile. */
export async function lockPerson(tx: Db, id: number): Promise<Person> {
  const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update');
  if (!person) throw notFound(NOBODY);
  return person;
}

export async function rolesOf(db: Db, id: number) {
  const found = await db.select({ role: personRoles.role }).from(personRoles).where(eq(personRoles.personId, id));
  return found.map((one) => one.role).sort();
}

async function openInvitation(db: Db, now: Date, id: number): Promise<PersonDetail['invitation']> {
  const [found] = await db
    .select({ createdAt: oneTimeTokens.createdAt, expiresAt: oneTimeTokens.expiresAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.personId, id), eq(oneTimeTokens.kind, 'invitation'), gt(oneTimeTokens.expiresAt, now)));
  return found ? { sentAt: found.createdAt.toISOString(), expiresAt: found.expiresAt.toISOString() } : null;
}

/** Everything about one person that an administrator sees, and what the asking one may not do. */
export async function readDetail(db: Db, now: Date, askerId: number, id: number): Promise<PersonDetail> {
  const person = await findPerson(db, id);
  const actor = await readActor(db, askerId);
  const judge = await judgeOf(db, actor, [id]);
  return {
    id,
    fullName: person.fullName,
    username: person.username,
    email: person.email,
    role: person.access,
    status: person.status,
    avatar: person.avatar,
    createdAt: person.createdAt.toISOString(),
    lastActiveAt: person.lastActiveAt?.toISOString() ?? null,
    company: person.company,
    country: person.country,
    contact: person.contact,
    permissionRoles: await rolesOf(db, id),
    emailVerified: person.emailVerifiedAt !== null,
    twoSteps: person.totpConfirmedAt !== null,
    hasPassword: person.passwordHash !== null,
    mustChangePassword: person.mustChangePassword,
    lockedFor: await lockedFor(db, now, person.email),
    invitation: await openInvitation(db, now, id),
    refused: {
      change: judge(person, 'change'),
      email: judge(person, 'email'),
      suspend: judge(person, 'suspend'),
      role: judge(person, 'role'),
      delete: judge(person, 'delete'),
      viewAs: viewAsRefusal(actor, person),
    },
  };
}
