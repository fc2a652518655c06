import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { beyond, type Giver, NO_SUCH_ROLE } from '#api/roleRules.ts';
import { BUILT_IN_ROLES, MASTER_KEY } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import type { Face, Role, RolesAnswer } from '#features/permissions/contract.ts';
import { missingKeys } from './changes.ts';
import { byRole } from './permissionRows.ts';
import { permissionRoles, permissions, roles } from './tables.ts';

export const FIXED_NAME = 'The names of the roles that come with the product are fixed.';
export const STAYS = 'The roles that come with the product cannot be deleted.';
export const MASTER_KEPT = 'Administrators always keep the permission to manage roles.';
const MOST_FACES = 4;
const [ADMINISTRATOR] = BUILT_IN_ROLES;

export type RoleRow = typeof roles.$inferSelect;

/** Held until the end of the transaction: nobody changes it meanwhile. */
export async function lockRole(tx: Db, name: string): Promise<RoleRow> {
  const [found] = await tx.select().from(roles).where(eq(roles.name, name)).for('update');
  if (!found) throw notFound(NO_SUCH_ROLE);
  return found;
}

async function countHolders(db: Db): Promise<Map<string, number>> {
  const counted = await db
    .select({ role: personRoles.role, n: count() })
    .from(personRoles)
    .innerJoin(people, and(eq(people.id, personRoles.personId), eq(people.access, 'client')))
    .groupBy(personRoles.role);
  return new Map(counted.map((one) => [one.role, Number(one.n)]));
}

type NamedFace = Face & { role: string };

const firstHolders = (db: Db) =>
  rows<NamedFace>(
    db,
    sql`SELECT roles.name AS role, face.* FROM roles CROSS JOIN LATERAL (
          SELECT people.id, people.full_name AS "fullName", people.avatar
          FROM person_roles JOIN people ON people.id = person_roles.person_id AND people.access = 'client'
          WHERE person_roles.role = roles.name ORDER BY person_roles.person_id LIMIT ${MOST_FACES}) AS face`,
  );

async function admins(db: Db) {
  const isAdmin = eq(people.access, 'admin');
  const [counted] = await db.select({ n: count() }).from(people).where(isAdmin);
  const faces = await db
    .select({ id: people.id, fullName: people.fullName, avatar: people.avatar })
    .from(people)
    .where(isAdmin)
    .orderBy(people.id)
    .limit(MOST_FACES);
  return { n: Number(counted?.n ?? 0), faces };
}

/** Every role with its people and permissions, and what the asking person may not do with it. */
export async function readRoles(db: Db, giver: Giver): Promise<RolesAnswer> {
  const all = await db.select().from(roles);
  const given = await db.select().from(permissionRoles).orderBy(permissionRoles.permissionId);
  const named = await db
    .select({ id: permissions.id, name: permissions.name, key: permissions.key })
    .from(permissions)
    .orderBy(permissions.id);
  const holders = await countHolders(db);
  const faces = await firstHolders(db);
  const mighty = await admins(db);
  const roleOf = (row: RoleRow): Role => {
    const permissionIds = given.filter((one) => one.role === row.name).map((one) => one.permissionId);
    const isTop = row.name === ADMINISTRATOR;
    const own = faces.filter((one) => one.role === row.name).map(({ role: _, ...face }) => face);
    const why = beyond(giver, permissionIds);
    return {
      ...{ name: row.name, description: row.description, builtIn: row.builtIn, version: row.version },
      createdAt: row.createdAt.toISOString(),
      permissionIds,
      people: holders.get(row.name) ?? 0,
      admins: isTop ? mighty.n : 0,
      faces: [...own, ...(isTop ? mighty.faces : [])].slice(0, MOST_FACES),
      refused: { rename: row.builtIn ? FIXED_NAME : null, delete: row.builtIn ? STAYS : why, give: why },
    };
  };
  return {
    roles: all.sort((a, b) => byRole(a.name, b.name)).map(roleOf),
    permissions: named.map((one) => ({ ...one, refused: beyond(giver, [one.id]) })),
    missing: await missingKeys(db),
  };
}

/** Which of these are there, by id; the one that the administrator role keeps among them. */
export async function knownPermissions(db: Db, ids: number[]) {
  const found =
    ids.length > 0
      ? await db
          .select({ id: permissions.id, name: permissions.name })
          .from(permissions)
          .where(inArray(permissions.id, ids))
      : [];
  return new Map(found.map((one) => [one.id, one.name]));
}

/** True when the administrator role would lose the permission to manage roles. */
export async function losesMaster(db: Db, role: string, permissionIds: Set<number>): Promise<boolean> {
  if (role !== ADMINISTRATOR) return false;
  const [master] = await db.select({ id: permissions.id }).from(permissions).where(eq(permissions.key, MASTER_KEY));
  return master !== undefined && !permissionIds.has(master.id);
}
