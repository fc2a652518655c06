import { inArray, sql } from 'drizzle-orm';
import { abilityFrom } from '#api/ability.ts';
import { type Db, rows } from '#api/db.ts';
import { type PermissionKey, type Rule, rulesFor } from '#contract/access.ts';
import type { Effect, EffectAsk, Share } from '#features/permissions/contract.ts';
import { chosenPermissions } from './permissionRows.ts';
import { permissionRoles, permissions } from './tables.ts';

const MOST_NAMES = 5;

type Granted = Map<string, Set<PermissionKey>>;

/** Which named permissions each role has now, and would have. */
async function beforeAndAfter(db: Db, ask: EffectAsk): Promise<{ before: Granted; after: Granted }> {
  const given = await db
    .select({ role: permissionRoles.role, id: permissions.id, key: permissions.key })
    .from(permissionRoles)
    .innerJoin(permissions, sql`${permissions.id} = ${permissionRoles.permissionId}`);
  const gone = ask.deletePermissions
    ? await db.select({ id: permissions.id }).from(permissions).where(chosenPermissions(ask.deletePermissions))
    : [];
  const goneIds = new Set(gone.map((one) => one.id));
  const wanted = new Map(ask.roles?.map((one) => [one.role, new Set(one.permissionIds)]));
  const wantedIds = [...new Set(ask.roles?.flatMap((one) => one.permissionIds))];
  const keys =
    wantedIds.length > 0
      ? await db
          .select({ id: permissions.id, key: permissions.key })
          .from(permissions)
          .where(inArray(permissions.id, wantedIds))
      : [];
  const before: Granted = new Map();
  const after: Granted = new Map();
  const add = (to: Granted, role: string, key: PermissionKey | null) => {
    if (key) to.set(role, (to.get(role) ?? new Set()).add(key));
  };
  for (const { role, id, key } of given) {
    add(before, role, key);
    if (role === ask.deleteRole || goneIds.has(id) || wanted.has(role)) continue;
    add(after, role, key);
  }
  for (const [role, ids] of wanted) for (const { id, key } of keys) if (ids.has(id)) add(after, role, key);
  return { before, after };
}

const same = (a: Set<PermissionKey> = new Set(), b: Set<PermissionKey> = new Set()) =>
  a.size === b.size && [...a].every((key) => b.has(key));

interface Crowd {
  roles: string[];
  n: number;
  names: string[];
}

/** Clients who hold any of these roles, together with whoever holds the same ones. */
const crowdsOf = (db: Db, roles: string[]) =>
  rows<Crowd>(
    db,
    sql`SELECT to_json(held) AS roles, count(*)::int AS n,
          to_json((array_agg(full_name ORDER BY full_name, id))[1:${sql.raw(String(MOST_NAMES))}]) AS names
        FROM (SELECT people.id, people.full_name, array_agg(person_roles.role ORDER BY person_roles.role) AS held
              FROM person_roles JOIN people ON people.id = person_roles.person_id
              WHERE people.access = 'client' AND people.id IN
                (SELECT person_id FROM person_roles WHERE role = ANY(${sql.param(roles)}::text[]))
              GROUP BY people.id) AS holders
        GROUP BY held`,
  );

const rulesOf = (granted: Granted, roles: string[]): Rule[] =>
  rulesFor('client', [...new Set(roles.flatMap((role) => [...(granted.get(role) ?? [])]))]);

/** What the first set of rules allows and the second does not. */
const without = (rules: Rule[], others: Rule[]): Rule[] => {
  const ability = abilityFrom(others);
  return rules.filter(({ action, subject }) => !ability.can(action, subject));
};

function shareOf(crowds: { crowd: Crowd; rules: Rule[] }[]): Share {
  const touched = crowds.filter((one) => one.rules.length > 0);
  const rules = new Map(touched.flatMap((one) => one.rules).map((one) => [`${one.action} ${one.subject}`, one]));
  return {
    people: touched.reduce((sum, one) => sum + one.crowd.n, 0),
    names: touched.flatMap((one) => one.crowd.names).slice(0, MOST_NAMES),
    rules: [...rules.values()],
  };
}

/** Who could do less or more after it: counted by person, because another role may open the same. */
export async function effectOf(db: Db, ask: EffectAsk): Promise<Effect> {
  const { before, after } = await beforeAndAfter(db, ask);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (role) => !same(before.get(role), after.get(role)),
  );
  const affected = ask.deleteRole ? [...new Set([...changed, ask.deleteRole])] : changed;
  const crowds = affected.length > 0 ? await crowdsOf(db, affected) : [];
  const both = crowds.map((crowd) => ({ crowd, was: rulesOf(before, crowd.roles), is: rulesOf(after, crowd.roles) }));
  const holding = crowds.filter((crowd) => ask.deleteRole !== undefined && crowd.roles.includes(ask.deleteRole));
  return {
    losing: shareOf(both.map(({ crowd, was, is }) => ({ crowd, rules: without(was, is) }))),
    gaining: shareOf(both.map(({ crowd, was, is }) => ({ crowd, rules: without(is, was) }))),
    holders: {
      people: holding.reduce((sum, one) => sum + one.n, 0),
      names: holding.flatMap((one) => one.names).slice(0, MOST_NAMES),
    },
  };
}
