import { inArray } from 'drizzle-orm';
import { type Deed, type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { defineJob, type JobKind } from '#api/jobs.ts';
import { moveJob, statusJob, tagJob } from './bulkFields.ts';
import { type BulkRow, CHANGED_SINCE, goneOf, lockRows, nextRows, problemOf } from './bulkRows.ts';
import { copyQuestions } from './copy.ts';
import { questions } from './tables.ts';
import { questionSubject, tellQuestions } from './tell.ts';

async function remove(tx: Db, doer: Doer, rows: BulkRow[]) {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await tx.delete(questions).where(inArray(questions.id, ids));
  await record(
    tx,
    doer,
    rows.map((row): Deed => ({ action: 'question-deleted', subject: questionSubject(row) })),
  );
}

const duplicateJob: JobKind = {
  async step(context) {
    const { rows, gone, done, next } = await nextRows(context);
    const originals = rows.map((row) => row.id);
    const ids = await copyQuestions(context, originals);
    const before = ids.map((subjectId) => ({ subjectId, before: {} }));
    return { done, changed: ids.length, problems: gone, before, next };
  },
  /** A copy that somebody wrote on is theirs by now. */
  async undo({ tx, doer }, befores) {
    const ids = befores.map((one) => one.subjectId);
    const rows = await lockRows(tx, ids);
    const untouched = rows.filter((row) => row.version === 1);
    await remove(tx, doer, untouched);
    const changed = rows.filter((row) => row.version !== 1).map((row) => problemOf(row, CHANGED_SINCE));
    return { done: ids.length, changed: untouched.length, problems: [...goneOf(ids, rows), ...changed], next: null };
  },
  after: (deps) => tellQuestions(deps),
};

const deleteJob: JobKind = {
  async step({ tx, doer, ...context }) {
    const { rows, gone, done, next } = await nextRows({ tx, doer, ...context });
    await remove(tx, doer, rows);
    return { done, changed: rows.length, problems: gone, next };
  },
  after: (deps) => tellQuestions(deps),
};

export function defineBulkJobs() {
  defineJob('questions-move', moveJob);
  defineJob('questions-tag', tagJob);
  defineJob('questions-status', statusJob);
  defineJob('questions-duplicate', duplicateJob);
  defineJob('questions-delete', deleteJob);
}
