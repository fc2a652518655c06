import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Action, type Area, PERMISSION_GRANTS, PERMISSION_KEYS } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { permissionRoles, permissions } from '#features/permissions/api/tables.ts';

const grants = (area: Area, action: Action) =>
  PERMISSION_KEYS.filter((key) =>
    PERMISSION_GRANTS[key].rules.some(
      (rule) => rule.subject === area && (rule.action === 'manage' || rule.action === action),
    ),
  );

/** Those who could sign in now: who was suspended, or has not come yet, is given nothing to do. */
export const isActive = eq(people.status, 'active');

/** Those who work at the school: everybody but its students. */
export const isStaff = and(isActive, inArray(people.access, ['admin', 'client'])) as SQL;

/** People whose login role and permissions open an area to them, as they are now. */
export function mayReach(area: Area, action: Action = 'read'): SQL {
  const keys = grants(area, action);
  const granted = sql`EXISTS (SELECT 1 FROM ${personRoles}
    JOIN ${permissionRoles} ON ${permissionRoles.role} = ${personRoles.role}
    JOIN ${permissions} ON ${permissions.id} = ${permissionRoles.permissionId}
    WHERE ${personRoles.personId} = ${people.id} AND ${inArray(permissions.key, keys)})`;
  const client = keys.length > 0 ? and(eq(people.access, 'client'), granted) : undefined;
  return and(isActive, or(eq(people.access, 'admin'), client)) as SQL;
}
