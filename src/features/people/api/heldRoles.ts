import { inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { PermissionRole } from '#contract/access.ts';
import { roles } from '#features/permissions/api/tables.ts';
import { personRoles } from './tables.ts';

/** The permission roles of some people. */
type Held = Map<number, PermissionRole[]>;

function byPerson(rows: { personId: number; role: PermissionRole }[]): Held {
  const held: Held = new Map();
  for (const { personId, role } of rows) held.set(personId, [...(held.get(personId) ?? []), role].sort());
  return held;
}

export async function heldRoles(db: Db, ids: number[]): Promise<Held> {
  if (ids.length === 0) return new Map();
  return byPerson(await db.select().from(personRoles).where(inArray(personRoles.personId, ids)));
}

/** Roles are for clients: who is none any more does not find them again one day. Answers which they were. */
export async function dropRoles(tx: Db, ids: number[]): Promise<Held> {
  if (ids.length === 0) return new Map();
  return byPerson(await tx.delete(personRoles).where(inArray(personRoles.personId, ids)).returning());
}

/** Back to whoever had them, but for those that were deleted since. Answers which they are. */
export async function giveBack(tx: Db, held: Held): Promise<Held> {
  const names = [...new Set([...held.values()].flat())];
  if (names.length === 0) return new Map();
  // Held, so that none of them is deleted in between.
  const there = await tx.select({ name: roles.name }).from(roles).where(inArray(roles.name, names)).for('key share');
  const known = new Set<string>(there.map(({ name }) => name));
  const rows = [...held].flatMap(([personId, had]) =>
    had.filter((role) => known.has(role)).map((role) => ({ personId, role })),
  );
  if (rows.length > 0) await tx.insert(personRoles).values(rows).onConflictDoNothing();
  return byPerson(rows);
}
