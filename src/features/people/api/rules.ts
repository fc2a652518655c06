import { eq, inArray, sql } from 'drizzle-orm';
import { abilityFrom } from '#api/ability.ts';
import { NOT_ALLOWED } from '#api/access.ts';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import { permissionKeysOf } from '#api/sessions.ts';
import { type AccessRole, type PermissionKey, rulesFor } from '#contract/access.ts';
import { permissionRoles, permissions } from '#features/permissions/api/tables.ts';
import { people, personRoles } from './tables.ts';

/** Whoever acts, as they are now and not as they were when they asked. */
export interface Actor {
  id: number;
  access: AccessRole;
  /** Whether an API key stands for them. */
  byKey: boolean;
  keys: PermissionKey[];
  manages: boolean;
  givesPermissions: boolean;
}

export interface Target {
  id: number;
  access: AccessRole;
}

export type Act = 'change' | 'email' | 'suspend' | 'role' | 'delete';

const OF_ONESELF: Record<Exclude<Act, 'change'>, string> = {
  // Whoever has the mailbox can choose a new password: it takes the one that counts now.
  email: 'Change your own email in your account settings: your password is asked for there.',
  suspend: 'You cannot suspend yourself.',
  role: 'You cannot change your own role.',
  delete: 'You cannot delete yourself.',
};
const OF_ADMINS = 'Only an administrator can change the account of an administrator.';
const OF_MIGHTIER = 'This person may do more than you. Only an administrator can change the account.';
const MAKES_ADMINS = 'Only an administrator can make somebody an administrator.';
const KEY_MAKES_ADMINS = 'API keys cannot make somebody an administrator. Sign in with your password for it.';
export const CHANGED_SINCE = 'This person was changed since.';
export const GIVES_PERMISSIONS = 'Only somebody who manages roles can give permissions, and not to themselves.';

const PEOPLE_LOCK = 7_426_104;

/**
 * Whatever can take an administrator away stands in line here. Whoever acts is read behind the lock, is an administrator
 * and cannot act on themselves: so one is always left, also when two of them act at the same moment.
 */
export const standInLine = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${PEOPLE_LOCK})`);

export async function readActor(db: Db, id: number, byKey = false): Promise<Actor> {
  const [found] = await db
    .select({ access: people.access, status: people.status })
    .from(people)
    .where(eq(people.id, id));
  if (!found || found.status === 'suspended' || found.status === 'inactive') throw new Refusal(403, NOT_ALLOWED);
  const { access } = found;
  const keys = access === 'client' ? await permissionKeysOf(db, id) : [];
  const ability = abilityFrom(rulesFor(access, keys));
  return {
    ...{ id, access, byKey, keys },
    manages: ability.can('manage', 'User'),
    givesPermissions: ability.can('manage', 'Permission'),
  };
}

/** Whoever acts on people: refused when they may no longer. */
export async function readManager(db: Db, id: number, byKey = false): Promise<Actor> {
  const actor = await readActor(db, id, byKey);
  if (!actor.manages) throw new Refusal(403, NOT_ALLOWED);
  return actor;
}

/** The same for a call: a key for some areas gives no permissions unless they are one of them. */
export async function readCaller(db: Db, { id, key, ability }: Me): Promise<Actor> {
  const actor = await readManager(db, id, key !== null);
  return { ...actor, givesPermissions: actor.givesPermissions && ability.can('manage', 'Permission') };
}

/** Why the actor may make nobody an administrator: a key that leaks must not leave one behind. */
export function adminRefusal({ access, byKey }: Pick<Actor, 'access' | 'byKey'>): string | null {
  if (access !== 'admin') return MAKES_ADMINS;
  return byKey ? KEY_MAKES_ADMINS : null;
}

/** Refuses a role that only an administrator can give, and only in person. */
export function refuseAdmin(actor: Pick<Actor, 'access' | 'byKey'>, role: AccessRole | undefined) {
  const why = role === 'admin' ? adminRefusal(actor) : null;
  if (why) throw new Refusal(403, why);
}

/** Who of them holds a permission that the actor lacks: through their account the actor would get it. */
async function mightierThan(db: Db, actor: Actor, ids: number[]): Promise<Set<number>> {
  if (actor.access === 'admin' || ids.length === 0) return new Set();
  const held = await db
    .selectDistinct({ personId: personRoles.personId, key: permissions.key })
    .from(personRoles)
    .innerJoin(permissionRoles, eq(permissionRoles.role, personRoles.role))
    .innerJoin(permissions, eq(permissions.id, permissionRoles.permissionId))
    .where(inArray(personRoles.personId, ids));
  return new Set(held.filter((one) => one.key && !actor.keys.includes(one.key)).map((one) => one.personId));
}

/** Why the actor may not do this to that person; null when they may. */
export type Judge = (target: Target, act: Act) => string | null;

export async function judgeOf(db: Db, actor: Actor, ids: number[]): Promise<Judge> {
  const mightier = await mightierThan(db, actor, ids);
  return (target, act) => {
    if (!actor.manages) return NOT_ALLOWED;
    if (target.id === actor.id && act !== 'change') return OF_ONESELF[act];
    if (target.access === 'admin' && actor.access !== 'admin') return OF_ADMINS;
    return mightier.has(target.id) && target.id !== actor.id ? OF_MIGHTIER : null;
  };
}

/** What is refused about oneself collides with who one is; everything else is a lack of permission. */
export function refuse(actor: Actor, target: Target, why: string | null) {
  if (why) throw new Refusal(target.id === actor.id ? 409 : 403, why);
}
