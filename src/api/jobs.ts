import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { jobChanges, jobs } from '#features/jobs/api/tables.ts';
import type { Job } from '#features/jobs/contract.ts';
import { people } from '#features/people/api/tables.ts';
import type { Doer } from './audit.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';
import { needsOf, UNDO, workOf } from './jobRights.ts';
import { later } from './later.ts';
import { mayStill } from './mayStill.ts';
import { isSameWork } from './sameWork.ts';
import { troubleOf } from './troubles.ts';

export type JobRow = typeof jobs.$inferSelect;

/** What one step did. Without a next cursor the job is done. */
export interface Step {
  done: number;
  changed: number;
  problems?: Job['problems'];
  /** Rows as they were, for undoing. */
  before?: { subjectId: number; before: Record<string, unknown> }[];
  detail?: Job['detail'];
  /** What waits for the commit: mails, logins that are closed. */
  afterwards?: () => Promise<unknown>;
  next: unknown;
}

export interface StepContext {
  deps: Deps;
  tx: Db;
  job: JobRow;
  /** For the audit log: whoever asked for the job, from where they asked. */
  doer: Doer;
}

export interface JobKind {
  /** Does some hundred rows from the cursor on, in the given transaction. */
  step(context: StepContext): Promise<Step>;
  /** Puts rows back that nobody changed since. */
  undo?(context: StepContext, changes: { subjectId: number; before: Record<string, unknown> }[]): Promise<Step>;
  /** After each committed step: mails, live events. */
  after?(deps: Deps, job: JobRow, step: Step): Promise<void>;
}

const kinds = new Map<string, JobKind>();

export function defineJob(name: string, kind: JobKind) {
  // Work that nobody may ask for is found out when the server starts.
  needsOf({ kind: name, params: {} });
  kinds.set(name, kind);
}

export const jobKinds = () => [...kinds.keys()];

const UNDO_ROWS = 500;
const MOST_PROBLEMS = 200;
/** Without a sign of life for this long, another process takes a job over. */
const SILENCE_MS = 30_000;
const runner = crypto.randomUUID();

function kindOf(job: JobRow): JobKind {
  const kind = kinds.get(workOf(job));
  if (!kind) throw new Error(`nobody knows how to do ${job.kind}`);
  return kind;
}

/** Said to whoever began it. */
const WITHDRAWN = 'You are not allowed to do this any more: the rest stays as it is.';
const NOTHING: Step = { done: 0, changed: 0, next: null };

async function undoStep(context: StepContext, kind: JobKind): Promise<Step> {
  const { tx, job } = context;
  const changes = await tx
    .select({ subjectId: jobChanges.subjectId, before: jobChanges.before })
    .from(jobChanges)
    .where(and(eq(jobChanges.jobId, String(job.params.jobId)), gt(jobChanges.subjectId, Number(job.cursor ?? 0))))
    .orderBy(asc(jobChanges.subjectId))
    .limit(UNDO_ROWS);
  const last = changes.at(-1);
  if (!last || !kind.undo) return { done: 0, changed: 0, next: null };
  const step = await kind.undo(context, changes);
  return { ...step, next: changes.length === UNDO_ROWS ? last.subjectId : null };
}

/** One step in one transaction: the rows, the audit entries, the progress and the cursor move together. */
async function advance(deps: Deps, id: string): Promise<{ job: JobRow; step: Step } | null> {
  return deps.db.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.runner, runner)))
      .for('update');
    if (!job) return null;
    const [asker] = await tx.select({ name: people.fullName }).from(people).where(eq(people.id, job.askedById));
    const actor = { id: job.askedById, name: asker?.name ?? '' };
    const doer: Doer = { at: deps.clock(), actor, address: job.address, device: job.device };
    const kind = kindOf(job);
    const context = { deps, tx, job, doer };
    const { action, subject } = needsOf(job);
    const isAllowed = await mayStill(tx, job.askedById, action, subject);
    const step = !isAllowed ? NOTHING : job.kind === UNDO ? await undoStep(context, kind) : await kind.step(context);
    const problems = isAllowed ? (step.problems ?? []) : [{ id: null, name: '', reason: WITHDRAWN }];
    if (step.before?.length) {
      await tx
        .insert(jobChanges)
        .values(step.before.map((one) => ({ jobId: id, ...one })))
        .onConflictDoNothing();
    }
    const finished = step.next === null || step.next === undefined;
    const [moved] = await tx
      .update(jobs)
      .set({
        cursor: step.next ?? null,
        done: job.done + step.done,
        changed: job.changed + step.changed,
        failed: job.failed + (isAllowed ? problems.length : Math.max(1, job.total - job.done)),
        problems: [...job.problems, ...problems].slice(0, MOST_PROBLEMS),
        detail: { ...job.detail, ...step.detail },
        undoable: job.undoable || Boolean(step.before?.length),
        beatAt: deps.clock(),
        ...(finished ? { state: isAllowed ? ('done' as const) : ('stopped' as const), finishedAt: deps.clock() } : {}),
      })
      .where(eq(jobs.id, id))
      .returning();
    return moved ? { job: moved, step } : null;
  });
}

const tell = (deps: Deps, job: JobRow) => deps.bus.publish({ people: [job.askedById], topic: 'jobs', ids: [job.id] });

const TRIES = 5;

/** A step that others crossed stored nothing, and is done again. */
async function advanceAgain(deps: Deps, id: string) {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await advance(deps, id);
    } catch (error) {
      if (left === 1 || troubleOf(error) !== 'busy') throw error;
    }
  }
}

async function run(deps: Deps, id: string) {
  try {
    for (;;) {
      const moved = await advanceAgain(deps, id);
      if (!moved) return;
      await tell(deps, moved.job);
      await moved.step.afterwards?.();
      await kindOf(moved.job).after?.(deps, moved.job, moved.step);
      if (moved.job.state !== 'running') return;
      // Others get their turn between two steps: in a page there is one thread and one connection.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    // A database that was away or busy for a moment ends no work: it is taken over where the last step left it.
    const trouble = troubleOf(error);
    if (trouble === 'away' || trouble === 'busy') throw error;
    await deps.db
      .update(jobs)
      .set({ state: 'failed', finishedAt: deps.clock() })
      .where(and(eq(jobs.id, id), eq(jobs.runner, runner)));
    const [job] = await deps.db.select().from(jobs).where(eq(jobs.id, id));
    if (job) await tell(deps, job);
    throw error;
  }
}

export interface NewJob {
  kind: string;
  params: Record<string, unknown>;
  total: number;
  /** Known from the start, such as the list that is imported. */
  detail?: Job['detail'];
  /** Chosen by whoever asks: asked for again with it, it is the same job. */
  key?: string | undefined;
}

const OTHER_WORK = 'This key belongs to other work of yours. Choose a new one.';

interface Entered {
  job: JobRow;
  /** Not the one that was asked for before with the same key. */
  isNew: boolean;
}

/** Writes it down, in one transaction with what is claimed for it. `beginJob` begins it after the commit. */
export async function enterJob(deps: Deps, tx: Db, doer: Doer, asked: NewJob): Promise<Entered> {
  const { kind, params, total, detail = {}, key: id = crypto.randomUUID() } = asked;
  if (!doer.actor) throw new Error('a job needs somebody who asked for it');
  const now = deps.clock();
  const { address, device, byKey, keyAreas } = doer;
  const [job] = await tx
    .insert(jobs)
    .values({
      id,
      kind,
      askedById: doer.actor.id,
      params: byKey ? { ...params, byKey, keyAreas } : params,
      total,
      detail,
      runner,
      address,
      device,
      beatAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (job) return { job, isNew: true };
  const own = await findJob(tx, id, doer.actor.id);
  if (own && !(await isSameWork(tx, own, asked))) throw new Refusal(409, OTHER_WORK);
  // Somebody else's key is no key: theirs stays theirs.
  return own ? { job: own, isNew: false } : enterJob(deps, tx, doer, { ...asked, key: undefined });
}

/** Short work is done before the answer; long work goes on after it. */
const SHORT_MS = 1_000;

export async function beginJob(deps: Deps, { job, isNew }: Entered): Promise<JobRow> {
  if (!isNew) return job;
  const work = run(deps, job.id);
  later(deps, 'a job', () => work);
  await Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, SHORT_MS))]);
  return (await findJob(deps.db, job.id, job.askedById)) as JobRow;
}

export const startJob = async (deps: Deps, doer: Doer, asked: NewJob): Promise<JobRow> =>
  beginJob(deps, await enterJob(deps, deps.db, doer, asked));

/** Somebody else's job is not there. */
export async function findJob(db: Db, id: string, askedById: number): Promise<JobRow | undefined> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.askedById, askedById)));
  return job;
}

/** For so long somebody who comes back is told how work ended that they did not see the end of. */
const NEWS_MS = 5 * 60_000;
const MOST_NEWS = 20;

/** One's own work that goes on, or ended lately without its end being seen. */
export async function openJobs(deps: Deps, askedById: number): Promise<JobRow[]> {
  const lately = gt(jobs.finishedAt, new Date(deps.clock().getTime() - NEWS_MS));
  return deps.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.askedById, askedById), or(eq(jobs.state, 'running'), and(lately, isNull(jobs.seenAt)))))
    .orderBy(asc(jobs.createdAt))
    .limit(MOST_NEWS);
}

export async function noteSeen(deps: Deps, job: JobRow) {
  await deps.db
    .update(jobs)
    .set({ seenAt: deps.clock() })
    .where(and(eq(jobs.id, job.id), isNull(jobs.seenAt), sql`${jobs.state} <> 'running'`));
}

/** What it did can be taken back once, by whoever asked for it. */
export async function undoJob(deps: Deps, doer: Doer, job: JobRow): Promise<JobRow | undefined> {
  const entered = await deps.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(jobs)
      .set({ undoable: false })
      .where(and(eq(jobs.id, job.id), eq(jobs.undoable, true), sql`${jobs.state} <> 'running'`))
      .returning({ id: jobs.id });
    if (!claimed) return undefined;
    return enterJob(deps, tx, doer, { kind: UNDO, params: { jobId: job.id, kind: job.kind }, total: job.changed });
  });
  return entered && beginJob(deps, entered);
}

export async function stopJob(deps: Deps, job: JobRow) {
  await deps.db
    .update(jobs)
    .set({ state: 'stopped', finishedAt: deps.clock() })
    .where(and(eq(jobs.id, job.id), eq(jobs.state, 'running')));
}

/** Makes jobs that gave no sign of life its own. */
async function takeSilentJobs(deps: Deps) {
  const now = deps.clock();
  const silent = new Date(now.getTime() - SILENCE_MS);
  // A sign of life from the future was given under a clock that was ahead.
  const ahead = new Date(now.getTime() + SILENCE_MS);
  // A long step is silent, too, and holds its row: that one is at work, and nobody waits for it.
  const left = deps.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.state, 'running'), or(lt(jobs.beatAt, silent), gt(jobs.beatAt, ahead))))
    .for('update', { skipLocked: true });
  return deps.db.update(jobs).set({ runner, beatAt: now }).where(inArray(jobs.id, left)).returning({ id: jobs.id });
}

/** Which databases are being looked through. */
const looking = new WeakSet<Db>();

/** Goes on with jobs whose process is gone. A look that takes long is the only one. */
export async function takeOverJobs(deps: Deps) {
  if (looking.has(deps.db)) return;
  looking.add(deps.db);
  try {
    for (const { id } of await takeSilentJobs(deps)) later(deps, 'a job', () => run(deps, id));
  } finally {
    looking.delete(deps.db);
  }
}

export const jobOf = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind === UNDO ? `undo-${row.params.kind}` : row.kind,
  state: row.state,
  total: row.total,
  done: row.done,
  changed: row.changed,
  failed: row.failed,
  problems: row.problems,
  canUndo: row.undoable && row.state !== 'running' && Boolean(kinds.get(row.kind)?.undo),
  detail: row.detail,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});
