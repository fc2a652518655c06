import { eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Person } from '#api/me.ts';
import { permissionKeysOf } from '#api/sessions.ts';
import { rulesFor } from '#contract/access.ts';
import type { UserData } from '#features/auth/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { cartItems } from '#features/shop/api/tables.ts';

export async function findByEmail(db: Db, email: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(sql`lower(${people.email}) = lower(${email.trim()})`);
  return person;
}

export async function findById(db: Db, id: number): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

/** What login answers about a person: the same everywhere, and never a secret in it. */
export async function userDataOf(db: Db, person: Person, viewer: UserData['viewer'] = null): Promise<UserData> {
  const keys = person.access === 'client' ? await permissionKeysOf(db, person.id) : [];
  return {
    id: person.id,
    fullName: person.fullName,
    username: person.username,
    avatar: person.avatar,
    email: person.email,
    role: person.access,
    ability: rulesFor(person.access, keys),
    extras: { eCommerceCartItemsCount: await db.$count(cartItems, eq(cartItems.personId, person.id)) },
    emailVerified: person.emailVerifiedAt !== null,
    twoSteps: person.totpConfirmedAt !== null,
    // Somebody who looks in must not be asked to choose the other's password.
    mustChangePassword: person.mustChangePassword && viewer === null,
    viewer,
    preferences: person.preferences,
  };
}
