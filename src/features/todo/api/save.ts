import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import type { TaskChange, TaskFields } from '#features/todo/contract.ts';
import { assigneeMeant } from './assignee.ts';
import { firstRank } from './ranks.ts';
import { lockTask, ownsIt, type Reach, type TodoRow } from './reach.ts';
import { makeNext, takeNextBack } from './repeating.ts';
import { dueGiven } from './rows.ts';
import { putSteps } from './steps.ts';
import { todos } from './tables.ts';
import { keepTags } from './tagRows.ts';

const CHANGED = 'Somebody changed this task since you opened it. Nothing was overwritten: look at it again first.';
const OWNERS = 'Only whoever wrote this task can change that. You can do it, put its date off and tick its steps.';

async function madeBefore(tx: Db, me: number, key: string | undefined) {
  if (key === undefined) return undefined;
  const [known] = await tx
    .select()
    .from(todos)
    .where(and(eq(todos.ownerId, me), eq(todos.key, key)));
  return known && { row: known, isNew: false };
}

/** Adds a task on top of the own list. With a key that was used before it is the task made then. */
export async function addTask(tx: Db, { me }: Reach, given: TaskFields, key: string | undefined, now: Date) {
  const known = await madeBefore(tx, me.id, key);
  if (known) return known;
  const { dueDate, assignee, isCompleted, isDeleted, remindAt, subtasks, ...rest } = given;
  const assigneeId = await assigneeMeant(tx, assignee, null);
  const [made] = await tx
    .insert(todos)
    .values({
      ...rest,
      ...dueGiven(dueDate),
      ownerId: me.id,
      assigneeId,
      isCompleted,
      completedAt: isCompleted ? now : null,
      deletedAt: isDeleted ? now : null,
      remindAt: remindAt === null ? null : new Date(remindAt),
      rank: await firstRank(tx, me.id),
      assigneeRank: assigneeId === null || assigneeId === me.id ? 0 : await firstRank(tx, assigneeId),
      createdAt: now,
      changedAt: now,
      key: key ?? null,
    })
    .onConflictDoNothing({ target: [todos.ownerId, todos.key] })
    .returning();
  if (made) {
    await putSteps(tx, made.id, subtasks);
    await keepTags(tx, me.id, given.tags, now);
    return { row: made, isNew: true };
  }
  // Sent twice at once: one of them was first.
  const meanwhile = await madeBefore(tx, me.id, key);
  if (!meanwhile) throw new Error('a task with this key was neither made nor found');
  return meanwhile;
}

type Values = Partial<TodoRow>;

const sameTime = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();
const isSame = (a: unknown, b: unknown) =>
  a instanceof Date || b instanceof Date
    ? sameTime(a as Date | null, b as Date | null)
    : JSON.stringify(a) === JSON.stringify(b);

/** Of these values, those that are not so already. */
const differing = (row: TodoRow, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && !isSame(value, row[name as keyof TodoRow])),
  );

/** What only whoever wrote it may change. */
const OWNERS_ALONE = ['title', 'description', 'tags', 'assigneeId', 'repeat', 'remindAt'] as const;

/** Keys in the order that the database keeps them in: a repetition that comes back is the same one. */
const repeatOf = (repeat: TodoRow['repeat']): TodoRow['repeat'] => {
  if (!repeat) return null;
  const { every, interval, timeZone, day } = repeat;
  return { every, interval, timeZone, ...(day === undefined ? {} : { day }) };
};

async function valuesOf(tx: Db, row: TodoRow, change: TaskChange, now: Date): Promise<Values> {
  const { dueDate, assignee, isDeleted, isCompleted, remindAt, repeat } = change;
  const due = dueDate === undefined ? {} : differing(row, dueGiven(dueDate));
  // Another date is another day of the month to come back to.
  const isMoved = due.dueAt !== undefined;
  const isKept = repeat !== undefined && isSame(repeatOf(repeat), repeatOf(row.repeat));
  const wanted: Values = {
    ...due,
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.description === undefined ? {} : { description: change.description }),
    ...(change.tags === undefined ? {} : { tags: change.tags }),
    ...(change.isImportant === undefined ? {} : { isImportant: change.isImportant }),
    ...(assignee === undefined ? {} : { assigneeId: await assigneeMeant(tx, assignee, row.assigneeId) }),
    ...(repeat === undefined || isKept
      ? {}
      : { repeat: repeatOf(repeat && isMoved ? { ...repeat, day: undefined } : repeat) }),
    ...(remindAt === undefined ? {} : { remindAt: remindAt === null ? null : new Date(remindAt) }),
  };
  if (isCompleted !== undefined && isCompleted !== row.isCompleted) {
    Object.assign(wanted, { isCompleted, completedAt: isCompleted ? now : null });
  }
  if (isDeleted !== undefined && isDeleted !== (row.deletedAt !== null)) wanted.deletedAt = isDeleted ? now : null;
  return differing({ ...row, repeat: repeatOf(row.repeat) }, wanted);
}

/** What follows from a change of these values. */
async function consequences(tx: Db, row: TodoRow, values: Values): Promise<Values> {
  const more: Values = {};
  if (values.remindAt !== undefined) more.remindedAt = null;
  const { assigneeId } = values;
  if (assigneeId && assigneeId !== row.ownerId) more.assigneeRank = await firstRank(tx, assigneeId);
  const { repeat } = row;
  if (values.dueAt !== undefined && values.repeat === undefined && repeat?.day)
    more.repeat = repeatOf({ ...repeat, day: undefined });
  return more;
}

/** Writes these values to a locked task, with what follows from them. */
export async function writeTask(tx: Db, row: TodoRow, values: Values, now: Date): Promise<TodoRow> {
  const more = await consequences(tx, row, values);
  const [changed] = await tx
    .update(todos)
    .set({ ...values, ...more, version: sql`${todos.version} + 1`, changedAt: now })
    .where(eq(todos.id, row.id))
    .returning();
  if (!changed) throw new Error('a locked task was not there');
  if (values.isCompleted === true) await makeNext(tx, changed, now);
  if (values.isCompleted === false) await takeNextBack(tx, changed.id);
  if (values.tags) await keepTags(tx, changed.ownerId, values.tags, now);
  return changed;
}

/** What is left out stays. Given the version it was made from, a newer one is not overwritten. */
export async function changeTask(tx: Db, reach: Reach, change: TaskChange, version: number | undefined, now: Date) {
  const row = await lockTask(tx, reach, change.id);
  if (version !== undefined && version !== row.version) throw new Refusal(409, CHANGED);
  const values = await valuesOf(tx, row, change, now);
  if (!ownsIt(reach, row) && OWNERS_ALONE.some((name) => name in values)) throw new Refusal(403, OWNERS);
  const stepped = change.subtasks ? await putSteps(tx, row.id, change.subtasks) : false;
  const isChanged = stepped || Object.keys(values).length > 0;
  const after = isChanged ? await writeTask(tx, row, values, now) : row;
  return { before: row, after };
}
