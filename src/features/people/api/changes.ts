import { and, desc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { type Deed, type Doer, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { holderBut, isAvatar, isInSharedPlaces } from '#api/fileAccess.ts';
import { dropOneTimes } from '#api/oneTime.ts';
import { type EndedSession, endSessionsOf } from '#api/sessions.ts';
import type { AccessRole, PermissionRole } from '#contract/access.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { sessions } from '#features/auth/api/tables.ts';
import { emails } from '#features/email/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import type { PersonStatus } from '#features/people/listContract.ts';
import { profilePosts, profiles } from '#features/profile/api/tables.ts';
import { handOverTasks } from './handOver.ts';
import { heirOf } from './heir.ts';
import { dropRoles, giveBack } from './heldRoles.ts';
import { people } from './tables.ts';

export interface Row {
  id: number;
  fullName: string;
  access: AccessRole;
  status: PersonStatus;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
}
export const ROW = {
  id: people.id,
  fullName: people.fullName,
  access: people.access,
  status: people.status,
  passwordHash: people.passwordHash,
  emailVerifiedAt: people.emailVerifiedAt,
};

/** Fields as they were and as they are now: what the audit log shows of a change. */
export const changed = (field: string, from: unknown, to: unknown) => ({ changes: { [field]: { from, to } } });

const idsOf = (rows: { id: number }[]) => rows.map((one) => one.id);

/** Somebody who never came in is awaited again; everybody else may sign in again. */
const awakeStatus = (row: Row): PersonStatus =>
  row.passwordHash === null && row.emailVerifiedAt === null ? 'pending' : 'active';

/** Whose suspension met an account that was inactive already: only the audit log remembers it. */
async function inactiveBefore(tx: Db, ids: number[]): Promise<Set<number | null>> {
  if (ids.length === 0) return new Set();
  const status = sql`${auditEntries.detail} -> 'changes' -> 'status'`;
  const { subjectType, subjectId, action, at, id } = auditEntries;
  const last = await tx
    .selectDistinctOn([subjectId], { personId: subjectId, from: sql<string>`${status} ->> 'from'` })
    .from(auditEntries)
    .where(
      and(
        ...[eq(subjectType, 'person'), inArray(subjectId, ids), eq(action, 'person-suspended')],
        sql`${status} ->> 'to' = 'suspended'`,
      ),
    )
    .orderBy(subjectId, desc(at), desc(id));
  return new Set(last.filter(({ from }) => from === 'inactive').map(({ personId }) => personId));
}

/** What lifting a suspension, or switching somebody on, makes of each. */
export async function awaken(tx: Db, rows: Row[]): Promise<StatusChange[]> {
  const inactive = await inactiveBefore(tx, idsOf(rows.filter((row) => row.status === 'suspended')));
  return rows.map((row) => ({ row, to: inactive.has(row.id) ? 'inactive' : awakeStatus(row) }));
}

/** What somebody was before the last reactivation. Undefined when another change came after it. */
export async function offBefore(tx: Db, row: Row): Promise<PersonStatus | undefined> {
  const { subjectType, subjectId, action, at, id, detail } = auditEntries;
  const [last] = await tx
    .select({
      action,
      status: sql<{ from: PersonStatus; to: PersonStatus } | null>`${detail} -> 'changes' -> 'status'`,
    })
    .from(auditEntries)
    .where(
      and(
        ...[eq(subjectType, 'person'), eq(subjectId, row.id)],
        inArray(action, ['person-suspended', 'person-reactivated']),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(1);
  return last?.action === 'person-reactivated' && last.status?.to === row.status ? last.status.from : undefined;
}

const isOff = (status: PersonStatus) => status === 'suspended' || status === 'inactive';

/** Nobody goes on looking as somebody who became an administrator or was switched off, also not once they change back. */
async function endViews(tx: Db, ids: number[]): Promise<EndedSession[]> {
  if (ids.length === 0) return [];
  const looking = inArray(sessions.viewingId, ids);
  const { id, personId, viewingId } = sessions;
  const ended = await tx.select({ id, personId, viewed: viewingId }).from(sessions).where(looking).for('update');
  if (ended.length > 0) await tx.update(sessions).set({ viewingId: null }).where(looking);
  return ended;
}

export interface StatusChange {
  row: Row;
  to: PersonStatus;
}

/**
 * Switches accounts on and off. Whoever is switched off is out at once, and links sent before do not lead in. An
 * invitation is kept: it is refused while the account is off, and works again once that is taken back.
 */
export async function setStatuses(tx: Db, doer: Doer, list: StatusChange[], more = {}): Promise<EndedSession[]> {
  for (const to of new Set(list.map((one) => one.to))) {
    const ids = idsOf(list.filter((one) => one.to === to).map((one) => one.row));
    await tx.update(people).set({ status: to }).where(inArray(people.id, ids));
  }
  const off = idsOf(list.filter((one) => isOff(one.to)).map((one) => one.row));
  const ended = off.length > 0 ? await endSessionsOf(tx, doer.at, off) : [];
  if (off.length > 0) await dropOneTimes(tx, off, ['reset-password', 'two-steps']);
  const views = await endViews(tx, off);
  const deeds = list.map(({ row, to }): Deed => {
    // Back to inactive is the end of a suspension too.
    const action = isOff(to) && row.status !== 'suspended' ? 'person-suspended' : 'person-reactivated';
    return { action, subject: personSubject(row), detail: { ...changed('status', row.status, to), ...more } };
  });
  await record(tx, doer, deeds);
  return [...ended, ...views];
}

export interface RoleChange {
  row: Row;
  to: AccessRole;
  /** Permission roles that a client had before and has again. */
  again?: PermissionRole[];
}

/** Another role is another set of rights: whoever gets one signs in anew, and only a client keeps permission roles. */
export async function setRoles(tx: Db, doer: Doer, list: RoleChange[], more = {}): Promise<EndedSession[]> {
  for (const to of new Set(list.map((one) => one.to))) {
    const ids = idsOf(list.filter((one) => one.to === to).map((one) => one.row));
    await tx.update(people).set({ access: to }).where(inArray(people.id, ids));
  }
  const lost = await dropRoles(tx, idsOf(list.filter((one) => one.to !== 'client').map((one) => one.row)));
  const got = await giveBack(tx, new Map(list.map(({ row, again = [] }) => [row.id, again])));
  const views = await endViews(tx, idsOf(list.filter((one) => one.to === 'admin').map((one) => one.row)));
  const deeds = list.map(({ row, to }): Deed => {
    const [from, now] = [lost.get(row.id) ?? [], got.get(row.id) ?? []];
    const moved = from.length + now.length > 0 && { permissionRoles: { from, to: now } };
    const changes = { role: { from: row.access, to }, ...moved };
    return { action: 'role-set', subject: personSubject(row), detail: { changes, ...more } };
  });
  await record(tx, doer, deeds);
  const ended = list.length > 0 ? await endSessionsOf(tx, doer.at, idsOf(list.map((one) => one.row))) : [];
  return [...ended, ...views];
}

/**
 * Their own things go with them. Questions and results stay, and their pictures go over to an heir. What only others'
 * mails and chats show goes to one of those who have it: whose it is opens a file.
 */
export async function deletePeople(tx: Db, doer: Doer, rows: Row[]): Promise<EndedSession[]> {
  if (rows.length === 0 || !doer.actor) return [];
  const ids = idsOf(rows);
  const heirId = await heirOf(tx, ids, doer.actor.id);
  if (heirId === undefined) throw new Error('nobody is left to take over what others still see');
  // First: what only their own mails and posts show is theirs, and goes with them.
  await tx.delete(emails).where(inArray(emails.ownerId, ids));
  await tx.delete(profilePosts).where(inArray(profilePosts.authorId, ids));
  await tx.delete(profiles).where(inArray(profiles.personId, ids));
  const theirs = and(inArray(files.ownerId, ids), not(isAvatar));
  await tx.update(files).set({ ownerId: heirId }).where(and(theirs, isInSharedPlaces));
  const holder = holderBut(ids);
  await tx
    .update(files)
    .set({ ownerId: holder })
    .where(and(theirs, isNotNull(holder)));
  await handOverTasks(tx, ids);
  const ended = [...(await endSessionsOf(tx, doer.at, ids)), ...(await endViews(tx, ids))];
  await tx.delete(people).where(inArray(people.id, ids));
  await record(
    tx,
    doer,
    rows.map((row): Deed => ({ action: 'person-deleted', subject: personSubject(row), detail: { role: row.access } })),
  );
  return ended;
}
