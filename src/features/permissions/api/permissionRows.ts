import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, matchesFolded } from '#api/db.ts';
import { listPage } from '#api/list.ts';
import { beyond, type Giver } from '#api/roleRules.ts';
import { BUILT_IN_ROLES, MASTER_KEY } from '#contract/access.ts';
import type { PermissionRow } from '#features/permissions/contract.ts';
import type { PermissionsMatch, PermissionsQuery } from '#features/permissions/listContract.ts';
import { permissionRoles, permissions } from './tables.ts';

export const MASTER_STAYS = 'Somebody has to manage roles: this permission cannot be deleted.';

const SOURCE = {
  table: permissions,
  id: permissions.id,
  sortable: {
    createdDate: permissions.createdAt,
    name: sql`lower(${permissions.name}) COLLATE "C"`,
    assignedTo: sql`(SELECT count(*) FROM permission_roles AS given WHERE given.permission_id = ${permissions.id})`,
    id: permissions.id,
  },
  indexed: ['createdDate', 'name', 'id'],
  neverNull: ['name', 'assignedTo'],
};

/** Which permissions a list's address means. Undefined is all of them. */
const matchPermissions = ({ q, assignedTo }: PermissionsMatch): SQL | undefined =>
  and(
    q === '' ? undefined : matchesFolded(permissions.search, q),
    assignedTo &&
      sql`EXISTS (SELECT 1 FROM permission_roles AS given
        WHERE given.permission_id = ${permissions.id} AND given.role = ANY(${sql.param(assignedTo)}::text[]))`,
  );

/** Some ids, or those that an address means. */
export function chosenPermissions({
  ids,
  match,
}: {
  ids?: number[] | undefined;
  match?: PermissionsMatch | undefined;
}) {
  if (ids) return sql`${permissions.id} = ANY(${sql.param(`{${ids.join(',')}}`)}::int[])`;
  return match ? matchPermissions(match) : sql`false`;
}

const rank = (role: string) => {
  const at = (BUILT_IN_ROLES as readonly string[]).indexOf(role);
  return at < 0 ? BUILT_IN_ROLES.length : at;
};
/** The built-in ones first, in their order; the others by name. */
export const byRole = (a: string, b: string) => rank(a) - rank(b) || (a < b ? -1 : 1);

/** Why this person may not delete it. */
export const deleteRefusal = (giver: Giver, one: { id: number; key: string | null }): string | null =>
  one.key === MASTER_KEY ? MASTER_STAYS : beyond(giver, [one.id]);

export async function readPermissions(db: Db, giver: Giver, ids: number[]): Promise<PermissionRow[]> {
  const found = await db
    .select({
      id: permissions.id,
      key: permissions.key,
      name: permissions.name,
      createdAt: permissions.createdAt,
      createdDate: sql<string>`lms_moment(${permissions.createdAt})`,
    })
    .from(permissions)
    .where(inArray(permissions.id, ids));
  const given = await db.select().from(permissionRoles).where(inArray(permissionRoles.permissionId, ids));
  const rolesOf = new Map<number, string[]>();
  for (const { permissionId, role } of given) rolesOf.set(permissionId, [...(rolesOf.get(permissionId) ?? []), role]);
  return found.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    assignedTo: (rolesOf.get(row.id) ?? []).sort(byRole),
    refused: { delete: deleteRefusal(giver, row) },
  }));
}

export async function listPermissions(db: Db, giver: Giver, ask: PermissionsQuery) {
  const filters = [matchPermissions(ask)];
  const read = (ids: number[]) => readPermissions(db, giver, ids);
  const { rows, ...total } = await listPage(db, SOURCE, ask, filters, read, (row) => row.id);
  return { permissions: rows, ...total };
}

const EXPORT_ROWS = 1_000;

export const EXPORT_HEADINGS = ['id', 'name', 'assignedTo', 'createdDate', 'key'];

/** In the order of the list. Which ones is settled first: one that is added meanwhile moves nothing. */
export async function* exportPages(
  db: Db,
  giver: Giver,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<PermissionsQuery, 'sort' | 'sortColumn'>,
) {
  const way = sort === 'desc' ? desc : asc;
  const chosen = await db
    .select({ id: permissions.id })
    .from(permissions)
    .where(where)
    .orderBy(way(SOURCE.sortable[sortColumn]), way(permissions.id));
  for (let from = 0; from < chosen.length; from += EXPORT_ROWS) {
    const ids = chosen.slice(from, from + EXPORT_ROWS).map((one) => one.id);
    const rows = await readPermissions(db, giver, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [[row.id, row.name, row.assignedTo.join(', '), row.createdDate, row.key ?? '']] : [];
    });
  }
}
