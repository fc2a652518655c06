import { asc, inArray, sql } from 'drizzle-orm';
import { type Deed, personSubject, record } from '#api/audit.ts';
import { goneOf } from '#api/bulkRows.ts';
import type { Db } from '#api/db.ts';
import { defineJob, type JobRow, type Step, type StepContext } from '#api/jobs.ts';
import { tellOfPeople } from '#api/tellPeople.ts';
import { GONE, nextPeople } from '../bulk.ts';
import { changed } from '../changes.ts';
import { CHANGED_SINCE, judgeOf, readManager } from '../rules.ts';
import { people, personDetails } from '../tables.ts';

export const ACCOUNTS_ROLE = 'accounts-role';
export const ACCOUNTS_PLAN = 'accounts-plan';

const ROW = {
  id: people.id,
  fullName: people.fullName,
  access: people.access,
  role: people.role,
  currentPlan: people.currentPlan,
};
type Row = { [K in keyof typeof ROW]: (typeof people.$inferSelect)[K] };

/** What is set, what the audit log calls it, and why it may be left as it is. */
interface Setting {
  column: 'role' | 'currentPlan';
  action: Deed['action'];
  field: string;
  already: string;
}

async function sift({ tx, job }: StepContext, rows: Row[], objection: (row: Row) => string | null) {
  const actor = await readManager(tx, job.askedById);
  const judge = await judgeOf(
    tx,
    actor,
    rows.map((row) => row.id),
  );
  const reasons = rows.map((row) => ({ row, reason: judge(row, 'change') ?? objection(row) }));
  return {
    fit: reasons.filter((one) => one.reason === null).map((one) => one.row),
    problems: reasons.flatMap(({ row, reason }) => (reason ? [{ id: row.id, name: row.fullName, reason }] : [])),
  };
}

/** Since when a plan runs and to when it was cancelled: the part of it that a new one begins anew. */
async function datesOf(tx: Db, rows: Row[]) {
  const { personId, planSince, planEndsAt } = personDetails;
  const found = await tx
    .select({ personId, planSince, planEndsAt })
    .from(personDetails)
    .where(
      inArray(
        personId,
        rows.map((row) => row.id),
      ),
    );
  const known = new Map(found.map((one) => [one.personId, one]));
  return (id: number) => ({
    planSince: known.get(id)?.planSince ?? null,
    planEndsAt: known.get(id)?.planEndsAt ?? null,
  });
}

/** With a plan that comes back, its dates do. */
async function putDatesBack(tx: Db, rows: Row[], before: Map<number, Record<string, unknown>>) {
  // What was done before dates were kept has none.
  const dates = rows.flatMap(({ id }) => {
    const { planSince, planEndsAt } = before.get(id) ?? {};
    return planSince === undefined ? [] : [{ id, since: planSince, ends: planEndsAt }];
  });
  await tx.execute(sql`
    UPDATE person_details SET plan_since = v.since, plan_ends_at = v.ends
    FROM jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) AS v(id int, since timestamptz, ends timestamptz)
    WHERE person_id = v.id`);
}

async function set({ tx, doer }: StepContext, { column, action, field }: Setting, rows: Row[], to: string, more = {}) {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await tx
    .update(people)
    .set({ [column]: to })
    .where(inArray(people.id, ids));
  // A new plan begins now and is not cancelled.
  if (column === 'currentPlan') {
    const begun = { planSince: doer.at, planEndsAt: null };
    await tx
      .insert(personDetails)
      .values(ids.map((personId) => ({ personId, ...begun })))
      .onConflictDoUpdate({ target: personDetails.personId, set: begun });
  }
  const deeds = rows.map(
    (row): Deed => ({ action, subject: personSubject(row), detail: { ...changed(field, row[column], to), ...more } }),
  );
  await record(tx, doer, deeds);
}

const after = async (deps: StepContext['deps'], job: JobRow) => {
  if (job.state !== 'running') await tellOfPeople(deps, []);
};

function defineSetting(name: string, setting: Setting) {
  const { column, already } = setting;
  const wanted = (job: JobRow) => String(job.params[column]);
  defineJob(name, {
    async step(context): Promise<Step> {
      const { tx, job } = context;
      const { rows, gone, done, next } = await nextPeople(job, (where, most) =>
        tx.select(ROW).from(people).where(where).orderBy(asc(people.id)).limit(most).for('update'),
      );
      const to = wanted(job);
      const { fit, problems } = await sift(context, rows, (row) => (row[column] === to ? already : null));
      const dates = column === 'currentPlan' ? await datesOf(tx, fit) : undefined;
      await set(context, setting, fit, to);
      return {
        done,
        changed: fit.length,
        problems: [...gone, ...problems],
        before: fit.map((row) => ({ subjectId: row.id, before: { was: row[column], to, ...dates?.(row.id) } })),
        next,
      };
    },
    async undo(context, changes): Promise<Step> {
      const before = new Map(changes.map((one) => [one.subjectId, one.before]));
      const rows = await context.tx
        .select(ROW)
        .from(people)
        .where(inArray(people.id, [...before.keys()]))
        .for('update');
      const { fit, problems } = await sift(context, rows, (row) =>
        row[column] === before.get(row.id)?.to ? null : CHANGED_SINCE,
      );
      for (const was of new Set(fit.map((row) => String(before.get(row.id)?.was)))) {
        const back = fit.filter((row) => before.get(row.id)?.was === was);
        await set(context, setting, back, was, { undo: true });
      }
      if (column === 'currentPlan') await putDatesBack(context.tx, fit, before);
      const gone = goneOf(before.keys(), rows, GONE);
      return { done: changes.length, changed: fit.length, problems: [...gone, ...problems], next: null };
    },
    after,
  });
}

defineSetting(ACCOUNTS_ROLE, {
  column: 'role',
  action: 'person-changed',
  field: 'accountRole',
  already: 'This person has this role already.',
});
defineSetting(ACCOUNTS_PLAN, {
  column: 'currentPlan',
  action: 'plan-set',
  field: 'currentPlan',
  already: 'This person has this plan already.',
});
