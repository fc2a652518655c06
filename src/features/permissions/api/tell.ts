import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Subject } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { TOLD_AT_ONCE, tellEach } from '#api/live.ts';
import { people, personRoles } from '#features/people/api/tables.ts';

const LATELY_MS = 60 * 60_000;

/**
 * Whoever holds one of these roles and was here lately: an open page asks again at least every ten minutes. Asked before
 * the change, because a deleted role is held by nobody.
 */
export async function presentHolders(db: Db, now: Date, roles: string[]): Promise<number[]> {
  if (roles.length === 0) return [];
  const lately = gt(people.lastActiveAt, new Date(now.getTime() - LATELY_MS));
  const found = await db
    .selectDistinct({ id: people.id })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.personId))
    .where(and(inArray(personRoles.role, roles), eq(people.access, 'client'), lately));
  return found.map((one) => one.id);
}

/** After the commit: lists of roles and permissions ask again, and whoever may do more or less learns it at once. */
export async function tellRights(deps: Deps, affected: number[]) {
  await deps.bus.publish({ people: 'staff', topic: 'permissions', ids: [] });
  await tellEach(deps.bus, affected, { topic: 'me', ids: [] });
}

/** Roles stand on people's own pages too. */
export async function tellHolders(deps: Deps, ids: number[]) {
  await tellRights(deps, ids);
  await deps.bus.publish({ people: 'staff', topic: 'people', ids: ids.length > TOLD_AT_ONCE ? [] : ids });
}

export const permissionSubject = ({ id, name }: { id: number; name: string }): Subject => ({
  type: 'permission',
  id,
  name,
});
export const roleSubject = (name: string): Subject => ({ type: 'role', id: null, name });
