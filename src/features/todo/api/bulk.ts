import { asc, eq } from 'drizzle-orm';
import { bulkOf, type Problem } from '#api/bulkRows.ts';
import { defineJob, type JobKind, type Step, type StepContext } from '#api/jobs.ts';
import { mayStill } from '#api/mayStill.ts';
import { TODO_ACTIONS, type TodoAction } from '#features/todo/contract.ts';
import { type TodoMatch, todoMatch } from '#features/todo/listContract.ts';
import { matchTasks } from './match.ts';
import { ownsIt, type Reach, type TodoRow } from './reach.ts';
import { dueGiven } from './rows.ts';
import { writeTask } from './save.ts';
import { todos } from './tables.ts';
import { peopleOf, tellTodos } from './tell.ts';

const OWNERS = 'Only whoever wrote this task can do that.';
const NOT_DELETED = 'This task is not in the bin. Delete it first.';
const CHANGED = 'This task was changed since.';
const MOST_TAGS = 20;
const TOO_MANY_TAGS = `Use at most ${MOST_TAGS} tags.`;

/** The match of a list and whose list it was. */
type Match = TodoMatch & { asker: number };

export const { chosenRows, problemOf, goneOf, lockRows, nextRows } = bulkOf<TodoRow, Match>({
  table: todos,
  id: todos.id,
  read: (tx, where, most) => tx.select().from(todos).where(where).orderBy(asc(todos.id)).limit(most).for('update'),
  match: ({ asker, ...match }, askedAt) =>
    matchTasks(
      todoMatch.parse(match),
      { me: { id: asker, fullName: '' }, everyone: match.scope === 'everyone' },
      askedAt,
    ),
  nameOf: (row) => row.title,
  gone: 'This task is not there any more.',
});

/** What a job has to know besides its rows. */
export interface BulkParams {
  everyone: boolean;
  tag?: string;
  dueDate?: string | null;
}

const paramsOf = ({ job }: StepContext) => job.params as unknown as BulkParams & { ids?: number[] };

/** Whose tasks are reached now: the right to others' may have been taken away since the job was asked for. */
async function reachIn({ tx, job, doer }: StepContext, asked: boolean): Promise<Reach> {
  const everyone = asked && (await mayStill(tx, job.askedById, 'manage', 'OthersTasks'));
  return { me: { id: job.askedById, fullName: doer.actor?.name ?? '' }, everyone };
}

const isWithin = ({ me, everyone }: Reach, row: TodoRow) => everyone || [row.ownerId, row.assigneeId].includes(me.id);

/** What an action makes of a task: new values, none because it is so already, or why not. */
function valuesFor(action: TodoAction, row: TodoRow, { tag = '', dueDate = null }: BulkParams, now: Date) {
  const { isCompleted, isImportant, deletedAt, tags } = row;
  const has = tags.includes(tag);
  const due = dueGiven(dueDate);
  const isDue = due.dueAt?.getTime() === row.dueAt?.getTime() && due.dueIsDay === row.dueIsDay;
  const wanted: Record<Exclude<TodoAction, 'purge'>, Partial<TodoRow> | false> = {
    complete: !isCompleted && { isCompleted: true, completedAt: now },
    reopen: isCompleted && { isCompleted: false, completedAt: null },
    important: !isImportant && { isImportant: true },
    unimportant: isImportant && { isImportant: false },
    tag: !has && { tags: [...tags, tag] },
    untag: has && { tags: tags.filter((one) => one !== tag) },
    due: !isDue && due,
    delete: !deletedAt && { deletedAt: now },
    restore: deletedAt !== null && { deletedAt: null },
  };
  return action === 'purge' ? {} : wanted[action];
}

const OWNERS_ALONE: TodoAction[] = ['tag', 'untag', 'purge'];

function reasonAgainst(action: TodoAction, row: TodoRow, reach: Reach): string | undefined {
  if (OWNERS_ALONE.includes(action) && !ownsIt(reach, row)) return OWNERS;
  if (action === 'purge' && !row.deletedAt) return NOT_DELETED;
  if (action === 'tag' && row.tags.length >= MOST_TAGS) return TOO_MANY_TAGS;
  return undefined;
}

const iso = (time: Date | null) => time?.toISOString() ?? null;
const timeOf = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);

/** A task as it was, and the version it has now: whoever changes it after that is not overruled. */
const beforeOf = ({ isCompleted, isImportant, tags, dueIsDay, repeat, ...row }: TodoRow, version: number) => ({
  ...{ isCompleted, isImportant, tags, dueIsDay, repeat, version },
  completedAt: iso(row.completedAt),
  deletedAt: iso(row.deletedAt),
  dueAt: iso(row.dueAt),
});

const valuesBefore = (before: Record<string, unknown>) => ({
  isCompleted: Boolean(before.isCompleted),
  completedAt: timeOf(before.completedAt),
  isImportant: Boolean(before.isImportant),
  tags: before.tags as string[],
  dueAt: timeOf(before.dueAt),
  dueIsDay: Boolean(before.dueIsDay),
  // With the day of the month it comes back to.
  ...(before.repeat === undefined ? {} : { repeat: before.repeat as TodoRow['repeat'] }),
  deletedAt: timeOf(before.deletedAt),
});

async function step(context: StepContext, action: TodoAction): Promise<Step> {
  const { deps, tx, doer } = context;
  const { rows, gone, done, next } = await nextRows(context);
  const reach = await reachIn(context, paramsOf(context).everyone);
  const reached = rows.filter((row) => isWithin(reach, row));
  // Others' tasks that were guessed are not there.
  const unreached = goneOf(
    rows.map((row) => row.id),
    reached,
  );
  const problems: Problem[] = [...gone, ...unreached];
  const before: NonNullable<Step['before']> = [];
  const changed: TodoRow[] = [];
  for (const row of reached) {
    const reason = reasonAgainst(action, row, reach);
    const values = valuesFor(action, row, paramsOf(context), doer.at);
    if (reason && values) problems.push(problemOf(row, reason));
    if (reason || !values) continue;
    changed.push(row);
    if (action === 'purge') await tx.delete(todos).where(eq(todos.id, row.id));
    else {
      const { version } = await writeTask(tx, row, values, doer.at);
      before.push({ subjectId: row.id, before: beforeOf(row, version) });
    }
  }
  const afterwards = async () => tellTodos(deps, peopleOf(...changed));
  return { done, changed: changed.length, problems, before, afterwards, next };
}

/** Puts back what nobody changed since. */
async function undo(context: StepContext, befores: NonNullable<Step['before']>): Promise<Step> {
  const { deps, tx, doer } = context;
  const ids = befores.map((one) => one.subjectId);
  const reach = await reachIn(context, true);
  const rows = (await lockRows(tx, ids)).filter((row) => isWithin(reach, row));
  const problems = goneOf(ids, rows);
  const changed: TodoRow[] = [];
  for (const row of rows) {
    const before = befores.find((one) => one.subjectId === row.id)?.before ?? {};
    if (before.version !== row.version) {
      problems.push(problemOf(row, CHANGED));
      continue;
    }
    const { isCompleted, completedAt, ...values } = valuesBefore(before);
    const done = isCompleted === row.isCompleted ? {} : { isCompleted, completedAt };
    await writeTask(tx, row, { ...values, ...done }, doer.at);
    changed.push(row);
  }
  const afterwards = async () => tellTodos(deps, peopleOf(...changed));
  return { done: ids.length, changed: changed.length, problems, afterwards, next: null };
}

const kindOf = (action: TodoAction): JobKind =>
  action === 'purge'
    ? { step: (context) => step(context, action) }
    : { step: (context) => step(context, action), undo };

export function defineTodoJobs() {
  for (const action of TODO_ACTIONS) defineJob(`todos-${action}`, kindOf(action));
}
