import { and, eq, inArray, sql } from 'drizzle-orm';
import { record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { isByKey } from '#api/jobRights.ts';
import { defineJob, type StepContext } from '#api/jobs.ts';
import { readerOf } from '#api/language.ts';
import { emailChangedMail } from '#api/mails.ts';
import { tellEnded } from '#api/sessions.ts';
import { tellOfPeople } from '#api/tellPeople.ts';
import { areMany, defineMail, enterMails } from '#api/waitingMails.ts';
import type { ImportPlan } from '#features/people/contract.ts';
import { checkRows, type Verdict } from './importCheck.ts';
import { createPeople } from './importCreate.ts';
import { findImport, readRows, storeVerdicts } from './importStore.ts';
import { type Change, updatePeople } from './importUpdate.ts';
import { readManager, standInLine } from './rules.ts';
import { peopleImportRows } from './tables.ts';

const STEP_ROWS = 1_000;
/** Hashing a password takes as long as inserting a hundred rows. */
const STEP_PASSWORDS = 25;

/** What was read once is not kept: passwords least of all. */
async function forgetPasswords(tx: Db, importId: string, plan: ImportPlan, lines: number[]) {
  const column = plan.columns.indexOf('password');
  if (column < 0 || lines.length === 0) return;
  await tx
    .update(peopleImportRows)
    .set({ cells: sql`${peopleImportRows.cells}[:${column}] || ''::text || ${peopleImportRows.cells}[${column + 2}:]` })
    .where(and(eq(peopleImportRows.importId, importId), inArray(peopleImportRows.line, lines)));
}

const nameOf = ({ line, draft, known }: Verdict) =>
  `${line}: ${draft.fullName ?? known?.fullName ?? draft.email ?? ''}`;

async function step({ deps, tx, job, doer }: StepContext) {
  await standInLine(tx);
  const actor = await readManager(tx, job.askedById, isByKey(job));
  const stored = await findImport(tx, String(job.params.importId), job.askedById);
  const { plan } = stored;
  const most = plan.columns.includes('password') ? STEP_PASSWORDS : STEP_ROWS;
  const rows = await readRows(tx, stored.id, Number(job.cursor ?? 0), ['create', 'update'], most);
  // Anything can have happened since the preview: every row is looked at again.
  const verdicts = await checkRows(tx, actor, plan, rows);
  const created = await createPeople(
    deps,
    tx,
    doer,
    verdicts.filter((one) => one.outcome === 'create'),
    { invite: plan.invite, ofMany: areMany(job.total) },
  );
  const changes = verdicts.filter((one): one is Change => one.outcome === 'update' && one.known !== undefined);
  const updated = await updatePeople(tx, doer, changes);
  await enterMails(
    tx,
    doer.at,
    'email-changed',
    updated.moved.map(({ known: { id, email } }) => ({ personId: id, data: { email } })),
  );
  const wrong = [...verdicts.filter((one) => one.outcome === 'wrong'), ...created.failed, ...updated.failed];
  await storeVerdicts(tx, stored.id, wrong);
  await forgetPasswords(
    tx,
    stored.id,
    plan,
    rows.map((row) => row.line),
  );
  const next = rows.length === most ? rows.at(-1)?.line : null;
  const totals = {
    created: Number(job.detail.created ?? 0) + created.count,
    updated: Number(job.detail.updated ?? 0) + updated.count,
  };
  if (next === null) {
    const subject = { type: 'list', id: null, name: stored.fileName } as const;
    await record(tx, doer, [{ action: 'people-imported', subject, detail: totals }]);
  }
  return {
    done: rows.length,
    changed: created.count + updated.count,
    problems: wrong.map((one) => ({ id: null, name: nameOf(one), reason: one.problems[0]?.message ?? '' })),
    detail: totals,
    afterwards: () => tellEnded(deps, updated.ended),
    next,
  };
}

/** To the address they had before. */
defineMail('email-changed', {
  write: async (deps, person, { email = '' }) => emailChangedMail({ ...readerOf(deps, person), email }),
});

defineJob('people-import', {
  step,
  after: async (deps, job) => {
    if (job.state !== 'running') await tellOfPeople(deps, []);
  },
});
