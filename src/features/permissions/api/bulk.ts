import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import { defineJob, type JobKind, type JobRow, type Step, type StepContext } from '#api/jobs.ts';
import { lineForRoles, notClient, objection, permissionsOf, readGiver, refuseUnknownRoles } from '#api/roleRules.ts';
import { people } from '#features/people/api/tables.ts';
import {
  type HoldersMatch,
  holdersMatch,
  type PermissionsMatch,
  permissionsMatch,
} from '#features/permissions/listContract.ts';
import { deletePermissions } from './changes.ts';
import { giveRole, holdersAmong, TAKER, type Taker, takeRole } from './giving.ts';
import { matchHolders } from './holders.ts';
import { chosenPermissions, deleteRefusal } from './permissionRows.ts';
import { permissions } from './tables.ts';
import { tellHolders, tellRights } from './tell.ts';

const STEP_ROWS = 500;

/** Some people, or those that an address means. */
export function chosenHolders({ ids, match }: { ids?: number[] | undefined; match?: HoldersMatch | undefined }) {
  if (ids) return sql`${people.id} = ANY(${sql.param(`{${ids.join(',')}}`)}::int[])`;
  return match ? matchHolders(match) : sql`false`;
}

const idsIn = (job: JobRow) => job.params.ids as number[] | undefined;
const matchIn = (job: JobRow) => (job.params.match === undefined ? undefined : job.params.match);

const deleteJob: JobKind = {
  async step({ tx, deps, doer, job }) {
    await lineForRoles(tx);
    const giver = await readGiver(tx, job.askedById);
    const match = matchIn(job) === undefined ? undefined : (permissionsMatch.parse(matchIn(job)) as PermissionsMatch);
    const rows = await tx
      .select({ id: permissions.id, key: permissions.key, name: permissions.name })
      .from(permissions)
      .where(and(chosenPermissions({ ids: idsIn(job), match }), gt(permissions.id, Number(job.cursor ?? 0))))
      .orderBy(asc(permissions.id))
      .limit(STEP_ROWS);
    const judged = rows.map((row) => ({ row, reason: deleteRefusal(giver, row) }));
    const fit = judged.filter((one) => one.reason === null).map((one) => one.row);
    const affected = await deletePermissions(tx, doer, giver, fit);
    return {
      done: rows.length,
      changed: fit.length,
      problems: judged.flatMap(({ row, reason }) => (reason ? [{ id: row.id, name: row.name, reason }] : [])),
      afterwards: () => tellRights(deps, affected),
      next: rows.length === STEP_ROWS ? rows.at(-1)?.id : null,
    };
  },
};

type Way = 'give' | 'take';
const move = { give: giveRole, take: takeRole };
const NEEDLESS = { give: 'This person has this role already.', take: 'This person does not have this role.' };

const roleOf = (job: JobRow) => String(job.params.role);

/** Gives or takes where that is allowed and makes a difference. */
async function moveRole({ tx, deps, doer, job }: StepContext, way: Way, rows: Taker[]): Promise<Omit<Step, 'next'>> {
  const role = roleOf(job);
  const giver = await readGiver(tx, job.askedById);
  await refuseUnknownRoles(tx, [role], 'role');
  const inIt = await permissionsOf(tx, role);
  const has = await holdersAmong(
    tx,
    rows.map((row) => row.id),
    role,
  );
  const judged = rows.map((row) => {
    const needless = has.has(row.id) === (way === 'give') ? NEEDLESS[way] : null;
    const unfit = way === 'give' ? notClient(row) : null;
    return { row, reason: unfit ?? needless ?? objection(giver, row.id, inIt) };
  });
  const fit = judged.filter((one) => one.reason === null).map((one) => one.row);
  await move[way](tx, doer, fit, role);
  return {
    done: rows.length,
    changed: fit.length,
    problems: judged.flatMap(({ row, reason }) => (reason ? [{ id: row.id, name: row.fullName, reason }] : [])),
    before: fit.map((row) => ({ subjectId: row.id, before: { role } })),
    afterwards: () =>
      tellHolders(
        deps,
        fit.map((row) => row.id),
      ),
  };
}

const rolesJob = (way: Way): JobKind => ({
  async step(context) {
    const { tx, job } = context;
    await lineForRoles(tx);
    const match = matchIn(job) === undefined ? undefined : holdersMatch.parse(matchIn(job));
    const rows = await tx
      .select(TAKER)
      .from(people)
      .where(and(chosenHolders({ ids: idsIn(job), match }), gt(people.id, Number(job.cursor ?? 0))))
      .orderBy(asc(people.id))
      .limit(STEP_ROWS)
      .for('update');
    const step = await moveRole(context, way, rows);
    return { ...step, next: rows.length === STEP_ROWS ? rows.at(-1)?.id : null };
  },
  async undo(context, changes) {
    const { tx, job } = context;
    await lineForRoles(tx);
    const rows = await tx
      .select(TAKER)
      .from(people)
      .where(
        inArray(
          people.id,
          changes.map((one) => one.subjectId),
        ),
      )
      .for('update');
    const role = String(changes[0]?.before.role);
    const back = { ...context, job: { ...job, params: { ...job.params, role } } };
    const { before: _, ...step } = await moveRole(back, way === 'give' ? 'take' : 'give', rows);
    return { ...step, next: null };
  },
});

export function defineRoleJobs() {
  defineJob('permissions-delete', deleteJob);
  defineJob('permissions-give', rolesJob('give'));
  defineJob('permissions-take', rolesJob('take'));
}
