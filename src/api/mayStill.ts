import { and, eq } from 'drizzle-orm';
import { type Action, rulesFor, type Subject } from '#contract/access.ts';
import { people } from '#features/people/api/tables.ts';
import { abilityFrom } from './ability.ts';
import type { Db } from './db.ts';
import { permissionKeysOf, SIGNS_IN } from './sessions.ts';

/** Whether somebody can still sign in and still do this: for what goes on in their name without a request of theirs. */
export async function mayStill(db: Db, personId: number, action: Action, subject: Subject): Promise<boolean> {
  const [found] = await db
    .select({ access: people.access })
    .from(people)
    .where(and(eq(people.id, personId), SIGNS_IN));
  if (!found) return false;
  const keys = found.access === 'client' ? await permissionKeysOf(db, personId) : [];
  return abilityFrom(rulesFor(found.access, keys)).can(action, subject);
}
