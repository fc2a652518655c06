import { inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { BuiltInRole } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';

/** Some of the school's clients hold roles; the demo's own account holds none. */
const HELD: Record<string, BuiltInRole[]> = {
  'ines.carvalho': ['manager'],
  'noor.rahman': ['user', 'support'],
  'samir.haddad': ['user'],
  'lucia.romero': ['support'],
  'henrik.aalto': ['restricted-user'],
  'peter.osgood': ['restricted-user'],
};

export async function layRoles(db: Db) {
  const emails = Object.keys(HELD).map((name) => `${name}@alderbrook.school`);
  const found = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.email, emails));
  const given = found.flatMap(({ id, email }) =>
    (HELD[email.split('@')[0] ?? ''] ?? []).map((role) => ({ personId: id, role })),
  );
  if (given.length > 0) await db.insert(personRoles).values(given).onConflictDoNothing();
}
