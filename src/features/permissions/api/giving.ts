import { and, eq, inArray } from 'drizzle-orm';
import { type Deed, type Doer, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { type Giver, notClient, refuseRoles, refuseUnknownRoles } from '#api/roleRules.ts';
import type { AccessRole } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';

export interface Taker {
  id: number;
  fullName: string;
  access: AccessRole;
}
export const TAKER = { id: people.id, fullName: people.fullName, access: people.access };

/** Everybody gets the role who has it not. */
export async function giveRole(tx: Db, doer: Doer, takers: Taker[], role: string) {
  if (takers.length === 0) return;
  await tx
    .insert(personRoles)
    .values(takers.map((one) => ({ personId: one.id, role })))
    .onConflictDoNothing();
  await note(tx, doer, takers, 'permission-role-given', role);
}

export async function takeRole(tx: Db, doer: Doer, takers: Taker[], role: string) {
  if (takers.length === 0) return;
  const ids = takers.map((one) => one.id);
  await tx.delete(personRoles).where(and(eq(personRoles.role, role), inArray(personRoles.personId, ids)));
  await note(tx, doer, takers, 'permission-role-taken', role);
}

const note = (tx: Db, doer: Doer, takers: Taker[], action: Deed['action'], role: string) =>
  record(
    tx,
    doer,
    takers.map((one) => ({ action, subject: personSubject(one), detail: { permissionRoles: [role] } })),
  );

/** Who of them holds the role already. */
export async function holdersAmong(db: Db, ids: number[], role: string): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: personRoles.personId })
    .from(personRoles)
    .where(and(eq(personRoles.role, role), inArray(personRoles.personId, ids)));
  return new Set(found.map((one) => one.id));
}

/** One person, some roles to and some from. What they have already, or have not, is left as it is. */
export async function changeHolder(
  tx: Db,
  doer: Doer,
  giver: Giver,
  id: number,
  change: Record<'give' | 'take', string[]>,
) {
  await refuseUnknownRoles(tx, change.give, 'give');
  await refuseUnknownRoles(tx, change.take, 'take');
  const [person] = await tx.select(TAKER).from(people).where(eq(people.id, id)).for('update');
  if (!person) throw notFound();
  const why = notClient(person);
  if (why && change.give.length > 0) throw new Refusal(409, why);
  await refuseRoles(tx, giver, id, [...change.give, ...change.take]);
  for (const role of new Set(change.give))
    if (!(await holdersAmong(tx, [id], role)).has(id)) await giveRole(tx, doer, [person], role);
  for (const role of new Set(change.take))
    if ((await holdersAmong(tx, [id], role)).has(id)) await takeRole(tx, doer, [person], role);
}
