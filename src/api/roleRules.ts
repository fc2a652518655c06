import { eq, inArray, sql } from 'drizzle-orm';
import { type AccessRole, type PermissionKey, rulesFor } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { permissionRoles, permissions, roles } from '#features/permissions/api/tables.ts';
import { abilityFrom } from './ability.ts';
import { NOT_ALLOWED } from './access.ts';
import type { Db } from './db.ts';
import { badInput, Refusal } from './errors.ts';

/** Somebody who gives permissions or takes them away, as they are now. */
export interface Giver {
  id: number;
  access: AccessRole;
  /** What they hold themselves; null for who may do everything. */
  held: Set<number> | null;
}

export const NO_SUCH_ROLE = 'There is no such role. It may have been deleted.';
const CLIENTS_ONLY =
  'Roles are given to clients alone: an administrator may do everything, and a student has their own area.';
export const BEYOND = 'You can neither give nor take permissions that you do not hold yourself.';
export const OWN_ROLES = 'You cannot change your own roles.';
const OWN_RIGHT = 'This would take the right to manage roles from yourself.';

const ROLES_LOCK = 7_426_105;

/** Whatever moves rights stands in line here, so that nobody acts on what was true a moment ago. */
export const lineForRoles = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${ROLES_LOCK})`);

async function heldBy(db: Db, personId: number) {
  return db
    .selectDistinct({ id: permissions.id, key: permissions.key })
    .from(personRoles)
    .innerJoin(permissionRoles, eq(permissionRoles.role, personRoles.role))
    .innerJoin(permissions, eq(permissions.id, permissionRoles.permissionId))
    .where(eq(personRoles.personId, personId));
}

const keysOf = (held: { key: PermissionKey | null }[]) => held.flatMap((one) => (one.key ? [one.key] : []));

/** Whoever asks, refused when they may not manage roles, or no longer. */
export async function readGiver(db: Db, id: number): Promise<Giver> {
  const [found] = await db
    .select({ access: people.access, status: people.status })
    .from(people)
    .where(eq(people.id, id));
  if (!found || found.status === 'suspended' || found.status === 'inactive') throw new Refusal(403, NOT_ALLOWED);
  const { access } = found;
  const held = access === 'client' ? await heldBy(db, id) : [];
  if (!abilityFrom(rulesFor(access, keysOf(held))).can('manage', 'Permission')) throw new Refusal(403, NOT_ALLOWED);
  return { id, access, held: access === 'admin' ? null : new Set(held.map((one) => one.id)) };
}

/** Why somebody cannot hold roles; null when they can. */
export const notClient = ({ access }: Pick<Giver, 'access'>): string | null =>
  access === 'client' ? null : CLIENTS_ONLY;

/** Why somebody can neither give nor take these; null when they can. */
export const beyond = ({ held }: Giver, permissionIds: Iterable<number>): string | null =>
  held && [...permissionIds].some((id) => !held.has(id)) ? BEYOND : null;

/** Which of these roles hold a permission that somebody lacks now. */
export async function rolesBeyond(db: Db, { id, access }: Pick<Giver, 'id' | 'access'>, names: string[]) {
  if (access === 'admin' || names.length === 0) return new Set<string>();
  const held = new Set((await heldBy(db, id)).map((one) => one.id));
  const inThem = await db.select().from(permissionRoles).where(inArray(permissionRoles.role, names));
  return new Set<string>(inThem.filter((one) => !held.has(one.permissionId)).map((one) => one.role));
}

export function refuseBeyond(giver: Giver, permissionIds: Iterable<number>) {
  const why = beyond(giver, permissionIds);
  if (why) throw new Refusal(403, why);
}

/** After the change, in its transaction: whoever made it still manages roles. */
export async function stillManages(tx: Db, { id, access }: Giver) {
  if (access === 'admin') return;
  const keys = keysOf(await heldBy(tx, id));
  if (!abilityFrom(rulesFor(access, keys)).can('manage', 'Permission')) throw new Refusal(409, OWN_RIGHT);
}

export async function permissionsOf(db: Db, role: string): Promise<number[]> {
  const found = await db
    .select({ id: permissionRoles.permissionId })
    .from(permissionRoles)
    .where(eq(permissionRoles.role, role));
  return found.map((one) => one.id);
}

/** Refuses names that are nobody's, at the field that holds them. */
export async function refuseUnknownRoles(db: Db, names: string[], field: string) {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return;
  const found = await db.select({ name: roles.name }).from(roles).where(inArray(roles.name, wanted));
  if (found.length < wanted.length) throw badInput({ [field]: [NO_SUCH_ROLE] });
}

/** Why this person cannot be given or deprived of such a role; null when they can. */
export function objection(giver: Giver, personId: number, permissionIds: Iterable<number>): string | null {
  if (giver.access !== 'admin' && giver.id === personId) return OWN_ROLES;
  return beyond(giver, permissionIds);
}

/** Refuses to move roles to or from somebody where the giver does not hold all that is in them. */
export async function refuseRoles(tx: Db, giver: Giver, personId: number, names: string[]) {
  for (const name of new Set(names)) {
    const why = objection(giver, personId, await permissionsOf(tx, name));
    if (why) throw new Refusal(403, why);
  }
}
