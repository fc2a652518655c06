import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { goneOf } from '#api/bulkRows.ts';
import type { Db } from '#api/db.ts';
import { isByKey, mayGiveRoles } from '#api/jobRights.ts';
import { defineJob, type JobRow, type Step, type StepContext } from '#api/jobs.ts';
import { BEYOND, lineForRoles, rolesBeyond } from '#api/roleRules.ts';
import { type EndedSession, tellEnded } from '#api/sessions.ts';
import { tellOfPeople } from '#api/tellPeople.ts';
import type { AccessRole, PermissionRole } from '#contract/access.ts';
import { type AccountMatch, accountMatch } from '#contract/accountList.ts';
import { type PeopleMatch, type PersonStatus, peopleMatch } from '#features/people/listContract.ts';
import { matchAccounts } from './accounts/queries.ts';
import { awaken, deletePeople, ROW, type Row, setRoles, setStatuses } from './changes.ts';
import { heldRoles } from './heldRoles.ts';
import { matchPeople } from './queries.ts';
import {
  type Actor,
  adminRefusal,
  CHANGED_SINCE,
  GIVES_PERMISSIONS,
  type Judge,
  judgeOf,
  readManager,
  standInLine,
} from './rules.ts';
import { people } from './tables.ts';

const STEP_ROWS = 500;

interface Chosen {
  ids?: number[] | undefined;
  match?: PeopleMatch | undefined;
  /** The same, from the accounts list. */
  accounts?: AccountMatch | undefined;
}

/** The people a job is about. Days such as "the last seven" are counted from when it was asked for. */
export function chosenPeople({ ids, match, accounts }: Chosen, askedAt: Date): SQL | undefined {
  if (accounts) return matchAccounts(accounts);
  if (ids) return sql`${people.id} = ANY(${sql.param(`{${ids.join(',')}}`)}::int[])`;
  return match ? matchPeople(match, askedAt) : sql`false`;
}

const chosenOf = (job: JobRow): Chosen => {
  const { ids, match, accounts } = job.params as { ids?: number[]; match?: unknown; accounts?: unknown };
  return {
    ids,
    match: match === undefined ? undefined : peopleMatch.parse(match),
    accounts: accounts === undefined ? undefined : accountMatch.parse(accounts),
  };
};

export const GONE = 'This person is not there any more.';

/** How many a job is about: of those chosen one by one, also who is not there any more. */
export async function countChosen(db: Db, chosen: Chosen, askedAt: Date): Promise<number> {
  if (chosen.ids) return new Set(chosen.ids).size;
  return db.$count(people, chosenPeople(chosen, askedAt));
}

/** The next people of a job, as `read` reads them by their ids, and who of those chosen is not there any more. */
export async function nextPeople<R extends { id: number }>(
  job: JobRow,
  read: (where: SQL | undefined, most: number) => Promise<R[]>,
) {
  const after = Number(job.cursor ?? 0);
  const chosen = chosenOf(job);
  if (!chosen.ids) {
    const rows = await read(and(chosenPeople(chosen, job.createdAt), gt(people.id, after)), STEP_ROWS);
    return { rows, gone: [], done: rows.length, next: rows.length === STEP_ROWS ? rows.at(-1)?.id : null };
  }
  const left = [...new Set(chosen.ids)].filter((id) => id > after).sort((a, b) => a - b);
  const ids = left.slice(0, STEP_ROWS);
  const rows = await read(chosenPeople({ ids }, job.createdAt), STEP_ROWS);
  return { rows, gone: goneOf(ids, rows, GONE), done: ids.length, next: left.length > STEP_ROWS ? ids.at(-1) : null };
}

/** Why somebody is left as they are; null to go on with them. */
type Objection = (row: Row, judge: Judge, actor: Actor, job: JobRow) => string | null;
type Work = (context: StepContext, rows: Row[]) => Promise<EndedSession[]>;

async function sift(context: StepContext, rows: Row[], objection: Objection) {
  const { tx, job } = context;
  const actor = await readManager(tx, job.askedById, isByKey(job));
  const judge = await judgeOf(
    tx,
    actor,
    rows.map((row) => row.id),
  );
  const reasons = rows.map((row) => ({ row, reason: objection(row, judge, actor, job) }));
  return {
    actor,
    fit: reasons.filter((one) => one.reason === null).map((one) => one.row),
    problems: reasons.flatMap(({ row, reason }) => (reason ? [{ id: row.id, name: row.fullName, reason }] : [])),
  };
}

async function doStep(context: StepContext, objection: Objection, work: Work, keep?: (row: Row) => object) {
  const { tx, job, deps } = context;
  await standInLine(tx);
  const { rows, gone, done, next } = await nextPeople(job, (where, most) =>
    tx.select(ROW).from(people).where(where).orderBy(asc(people.id)).limit(most).for('update'),
  );
  const { fit, problems } = await sift(context, rows, objection);
  const ended = fit.length > 0 ? await work(context, fit) : [];
  const step: Step = {
    done,
    changed: fit.length,
    problems: [...gone, ...problems],
    before: keep ? fit.map((row) => ({ subjectId: row.id, before: { ...keep(row) } })) : [],
    afterwards: () => tellEnded(deps, ended),
    next,
  };
  return step;
}

/** What of somebody is put back. */
interface Back {
  status?: PersonStatus;
  access?: AccessRole;
  again?: PermissionRole[];
}

const hasRoles = (before: Record<string, unknown>) =>
  Array.isArray(before.permissionRoles) && before.permissionRoles.length > 0;

/** Roles come back as they are given: nobody gives what they lack by now, nor a key what is not in its areas. */
async function withoutRefused({ tx, job }: StepContext, actor: Actor, back: { row: Row; to: Back }[]) {
  const names = [...new Set(back.flatMap(({ to }) => to.again ?? []))];
  const may = mayGiveRoles(job);
  const refused = may ? await rolesBeyond(tx, actor, names) : new Set(names);
  const lacking = back.filter(({ to }) => to.again?.some((role) => refused.has(role)));
  return {
    given: back.map(({ row, to }) => ({ row, to: { ...to, again: to.again?.filter((role) => !refused.has(role)) } })),
    unreturned: lacking.map(({ row }) => ({
      ...{ id: row.id, name: row.fullName },
      reason: may ? BEYOND : GIVES_PERMISSIONS,
    })),
  };
}

/** Puts people back who are still as the job left them. */
async function undoStep(
  context: StepContext,
  changes: { subjectId: number; before: Record<string, unknown> }[],
  objection: (row: Row, before: Record<string, unknown>, judge: Judge, actor: Actor) => string | null,
  work: (row: Row, before: Record<string, unknown>) => Back,
): Promise<Step> {
  const { tx, deps, doer } = context;
  await standInLine(tx);
  if (changes.some((one) => hasRoles(one.before))) await lineForRoles(tx);
  const before = new Map(changes.map((one) => [one.subjectId, one.before]));
  const rows = await tx
    .select(ROW)
    .from(people)
    .where(inArray(people.id, [...before.keys()]))
    .for('update');
  const was = (row: Row) => before.get(row.id) ?? {};
  const { actor, fit, problems } = await sift(context, rows, (row, judge, doer) =>
    objection(row, was(row), judge, doer),
  );
  const back = fit.map((row) => ({ row, to: work(row, was(row)) }));
  const { given, unreturned } = await withoutRefused(context, actor, back);
  const more = { undo: true };
  const statuses = given.flatMap(({ row, to }) => (to.status ? [{ row, to: to.status }] : []));
  const roles = given.flatMap(({ row, to }) => (to.access ? [{ row, to: to.access, again: to.again ?? [] }] : []));
  const ended = [...(await setStatuses(tx, doer, statuses, more)), ...(await setRoles(tx, doer, roles, more))];
  return {
    done: changes.length,
    changed: fit.length,
    problems: [...goneOf(before.keys(), rows, GONE), ...problems, ...unreturned],
    afterwards: () => tellEnded(deps, ended),
    next: null,
  };
}

const isOff = (row: Row) => row.status === 'suspended' || row.status === 'inactive';
const statusOf = (before: Record<string, unknown>) => ({ status: before.status as PersonStatus });

/** The open lists ask again once, at the end: a million rows are not two thousand refetches. */
const after = async (deps: StepContext['deps'], job: JobRow) => {
  if (job.state !== 'running') await tellOfPeople(deps, []);
};

defineJob('people-suspend', {
  step: (context) =>
    doStep(
      context,
      (row, judge) =>
        judge(row, 'suspend') ?? (row.status === 'suspended' ? 'This account is suspended already.' : null),
      ({ tx, doer }, rows) =>
        setStatuses(
          tx,
          doer,
          rows.map((row) => ({ row, to: 'suspended' })),
        ),
      ({ status }) => ({ status }),
    ),
  undo: (context, changes) =>
    undoStep(
      context,
      changes,
      (row, _, judge) => judge(row, 'change') ?? (row.status === 'suspended' ? null : CHANGED_SINCE),
      (_, before) => statusOf(before),
    ),
  after,
});

defineJob('people-reactivate', {
  step: (context) =>
    doStep(
      context,
      (row, judge) => judge(row, 'change') ?? (isOff(row) ? null : 'This account is switched on already.'),
      async ({ tx, doer }, rows) => setStatuses(tx, doer, await awaken(tx, rows)),
      ({ status }) => ({ status }),
    ),
  undo: (context, changes) =>
    undoStep(
      context,
      changes,
      // Reactivating may have left somebody inactive.
      (row, before, judge) =>
        judge(row, 'suspend') ?? (['suspended', before.status].includes(row.status) ? CHANGED_SINCE : null),
      (_, before) => statusOf(before),
    ),
  after,
});

const roleOf = (job: JobRow) => job.params.role as AccessRole;

defineJob('people-role', {
  step: (context) => {
    let had = new Map<number, PermissionRole[]>();
    return doStep(
      context,
      (row, judge, actor, job) => {
        if (row.access === roleOf(job)) return 'This person has this role already.';
        return judge(row, 'role') ?? (roleOf(job) === 'admin' ? adminRefusal(actor) : null);
      },
      async ({ tx, doer, job }, rows) => {
        const list = rows.map((row) => ({ row, to: roleOf(job) }));
        had = await heldRoles(
          tx,
          rows.map(({ id }) => id),
        );
        return setRoles(tx, doer, list);
      },
      ({ id, access }) => ({ access, role: roleOf(context.job), permissionRoles: had.get(id) ?? [] }),
    );
  },
  undo: (context, changes) =>
    undoStep(
      context,
      changes,
      (row, before, judge, actor) => {
        if (row.access !== before.role) return CHANGED_SINCE;
        return judge(row, 'role') ?? (before.access === 'admin' ? adminRefusal(actor) : null);
      },
      (_, before) => ({
        access: before.access as AccessRole,
        // What was done before roles were kept has none.
        again: (before.permissionRoles ?? []) as PermissionRole[],
      }),
    ),
  after,
});

defineJob('people-delete', {
  step: (context) =>
    doStep(
      context,
      (row, judge) => judge(row, 'delete'),
      ({ tx, doer }, rows) => deletePeople(tx, doer, rows),
    ),
  after,
});
