import { inArray } from 'drizzle-orm';
import { type Deed, type Doer, record } from '#api/audit.ts';
import type { Problem } from '#api/bulkRows.ts';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { noteSent } from '#api/invoiceStore.ts';
import { defineJob, type JobKind, type StepContext } from '#api/jobs.ts';
import type { AuditAction } from '#features/audit/listContract.ts';
import { goneOf, lockRows, nextRows, problemOf } from './bulkRows.ts';
import { ensureLink } from './links.ts';
import { sheetOf } from './one.ts';
import { restoreInvoices, WITHDRAWN } from './remove.ts';
import type { StoredInvoice } from './rows.ts';
import { CANCELLED, invoiceMail, isOfCancelled } from './sending.ts';
import { invoices } from './tables.ts';
import { invoiceSubject, tellInvoices } from './tell.ts';

/** Each is a PDF and a letter, and nobody else can change them meanwhile. */
const MAILS_A_STEP = 5;

const DELETED = 'This invoice was deleted.';
const NOT_DELETED = 'This invoice is not deleted.';
const NOTHING_TO_PAY = 'This invoice is paid: there is nothing to send.';
const NOT_MAILED = 'The mail could not be sent.';

const write = (tx: Db, doer: Doer, action: AuditAction, rows: StoredInvoice[]) =>
  record(
    tx,
    doer,
    rows.map((row): Deed => ({ action, subject: invoiceSubject(row) })),
  );

const ids = (rows: StoredInvoice[]) => rows.map((row) => row.id);
const isDeleted = (row: StoredInvoice) => row.deletedAt !== null;
const isThere = (row: StoredInvoice) => row.deletedAt === null;
const after = (deps: Deps) => tellInvoices(deps);

/** Those of these locked rows that may; the rest is told. */
async function restoreRows({ tx, doer }: StepContext, rows: StoredInvoice[]) {
  const { back, withdrawn } = await restoreInvoices(tx, doer, ids(rows));
  const stay = rows.filter((row) => withdrawn.includes(row.id));
  return { changed: back.length, problems: stay.map((row) => problemOf(row, WITHDRAWN)) };
}

const deleteJob: JobKind = {
  async step(context) {
    const { tx, doer } = context;
    const { rows, gone, done, next } = await nextRows(context);
    const there = rows.filter(isThere);
    if (there.length > 0) {
      await tx
        .update(invoices)
        .set({ deletedAt: doer.at })
        .where(inArray(invoices.id, ids(there)));
      await write(tx, doer, 'invoice-deleted', there);
    }
    const before = there.map((row) => ({ subjectId: row.id, before: {} }));
    return { done, changed: there.length, problems: gone, before, next };
  },
  async undo(context, befores) {
    const wanted = befores.map((one) => one.subjectId);
    const rows = await lockRows(context.tx, wanted);
    const { changed, problems } = await restoreRows(context, rows);
    return { done: wanted.length, changed, problems: [...goneOf(wanted, rows), ...problems], next: null };
  },
  after,
};

const restoreJob: JobKind = {
  async step(context) {
    const { rows, gone, done, next } = await nextRows(context);
    const { changed, problems } = await restoreRows(context, rows);
    return { done, changed, problems: [...gone, ...problems], next };
  },
  after,
};

/** For good: only what was deleted before. */
const purgeJob: JobKind = {
  async step(context) {
    const { tx, doer } = context;
    const { rows, gone, done, next } = await nextRows(context);
    const deleted = rows.filter(isDeleted);
    if (deleted.length > 0) {
      await tx.delete(invoices).where(inArray(invoices.id, ids(deleted)));
      await write(tx, doer, 'invoice-purged', deleted);
    }
    const kept = rows.filter(isThere).map((row) => problemOf(row, NOT_DELETED));
    return { done, changed: deleted.length, problems: [...gone, ...kept], next };
  },
  after,
};

const markSentJob: JobKind = {
  async step(context) {
    const { tx, doer } = context;
    const { rows, gone, done, next } = await nextRows(context);
    const drafts = rows.filter((row) => isThere(row) && row.sentAt === null);
    for (const row of drafts) await noteSent(tx, row.id, doer.at);
    await write(tx, doer, 'invoice-marked-sent', drafts);
    const lost = rows.filter(isDeleted).map((row) => problemOf(row, DELETED));
    return { done, changed: drafts.length, problems: [...gone, ...lost], next };
  },
  after,
};

/** Mails one and notes it; answers what kept it from that. */
async function sendOne({ deps, tx, doer }: StepContext, row: StoredInvoice): Promise<Problem | undefined> {
  if (isDeleted(row)) return problemOf(row, DELETED);
  if (row.status === 'Paid') return problemOf(row, NOTHING_TO_PAY);
  if (await isOfCancelled(tx, row.id)) return problemOf(row, CANCELLED);
  const linked = await ensureLink(tx, row);
  const inTx = { ...deps, db: tx };
  const mail = await invoiceMail(inTx, await sheetOf(inTx, linked), {});
  const problem = await deps.mailer.send(mail).then(
    () => undefined,
    (error: Error & { code?: string }) => {
      deps.log.error({ code: error.code ?? error.name }, 'mailing an invoice failed');
      return problemOf(row, NOT_MAILED);
    },
  );
  if (problem) return problem;
  await noteSent(tx, row.id, doer.at);
  await record(tx, doer, [{ action: 'invoice-sent', subject: invoiceSubject(row), detail: { to: mail.to } }]);
  return undefined;
}

const sendJob: JobKind = {
  async step(context) {
    const { rows, gone, done, next } = await nextRows(context, MAILS_A_STEP);
    const problems: Problem[] = [...gone];
    for (const row of rows) {
      const problem = await sendOne(context, row);
      if (problem) problems.push(problem);
    }
    return { done, changed: done - problems.length, problems, next };
  },
  after,
};

export function defineInvoiceJobs() {
  defineJob('invoices-send', sendJob);
  defineJob('invoices-mark-sent', markSentJob);
  defineJob('invoices-delete', deleteJob);
  defineJob('invoices-restore', restoreJob);
  defineJob('invoices-purge', purgeJob);
}
