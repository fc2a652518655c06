import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import type { SubtaskChange, TaskFields } from '#features/todo/contract.ts';
import { lockTask, type Reach, type TodoRow } from './reach.ts';
import { todoSteps, todos } from './tables.ts';

const stepsIn = (tx: Db, todoId: number) =>
  tx.select().from(todoSteps).where(eq(todoSteps.todoId, todoId)).orderBy(asc(todoSteps.position), asc(todoSteps.id));

/** Makes the steps of a task what was given: known ones stay themselves, others are new, what is missing goes. */
export async function putSteps(tx: Db, todoId: number, given: TaskFields['subtasks']): Promise<boolean> {
  const now = await stepsIn(tx, todoId);
  const known = new Set(now.map((one) => one.id));
  const kept = given.flatMap((one) => (one.id !== undefined && known.has(one.id) ? [one.id] : []));
  const isSame =
    given.length === now.length &&
    given.every(
      ({ id, title, isDone }, at) => id === now[at]?.id && title === now[at]?.title && isDone === now[at]?.isDone,
    );
  if (isSame) return false;
  await tx
    .delete(todoSteps)
    .where(and(eq(todoSteps.todoId, todoId), kept.length > 0 ? notInArray(todoSteps.id, kept) : undefined));
  const taken = new Set<number>();
  for (const [position, { id, title, isDone }] of given.entries()) {
    const isKnown = id !== undefined && known.has(id) && !taken.has(id);
    if (isKnown) {
      taken.add(id);
      await tx.update(todoSteps).set({ position, title, isDone }).where(eq(todoSteps.id, id));
    } else await tx.insert(todoSteps).values({ todoId, position, title, isDone });
  }
  return true;
}

/** A change of its steps is a change of the task. */
async function touch(tx: Db, row: TodoRow, now: Date): Promise<TodoRow> {
  const changed = { version: row.version + 1, changedAt: now };
  await tx.update(todos).set(changed).where(eq(todos.id, row.id));
  return { ...row, ...changed };
}

/** At the end. With the same key again it is added once. */
export async function addStep(
  tx: Db,
  reach: Reach,
  { taskId, title, key }: { taskId: number; title: string; key?: string | undefined },
  now: Date,
): Promise<TodoRow> {
  const row = await lockTask(tx, reach, taskId);
  const position = ((await stepsIn(tx, taskId)).at(-1)?.position ?? -1) + 1;
  const made = await tx
    .insert(todoSteps)
    .values({ todoId: taskId, position, title, key: key ?? null })
    .onConflictDoNothing({ target: [todoSteps.todoId, todoSteps.key] })
    .returning({ id: todoSteps.id });
  return made.length > 0 ? touch(tx, row, now) : row;
}

async function lockStep(tx: Db, reach: Reach, id: number) {
  const [step] = await tx.select().from(todoSteps).where(eq(todoSteps.id, id));
  if (!step) throw notFound();
  return { step, row: await lockTask(tx, reach, step.todoId) };
}

/** To right before or right after another step of the same task. */
async function placeStep(tx: Db, todoId: number, { id, beforeId, afterId }: SubtaskChange) {
  const others = (await stepsIn(tx, todoId)).map((one) => one.id).filter((one) => one !== id);
  const target = others.indexOf(beforeId ?? afterId ?? 0);
  if (target < 0) throw notFound();
  others.splice(beforeId === undefined ? target + 1 : target, 0, id);
  for (const [position, one] of others.entries()) {
    await tx.update(todoSteps).set({ position }).where(eq(todoSteps.id, one));
  }
}

export async function changeStep(tx: Db, reach: Reach, change: SubtaskChange, now: Date): Promise<TodoRow> {
  const { step, row } = await lockStep(tx, reach, change.id);
  const { title = step.title, isDone = step.isDone } = change;
  await tx.update(todoSteps).set({ title, isDone }).where(eq(todoSteps.id, step.id));
  const target = change.beforeId ?? change.afterId;
  if (target !== undefined && target !== step.id) await placeStep(tx, row.id, change);
  return touch(tx, row, now);
}

export async function removeStep(tx: Db, reach: Reach, id: number, now: Date): Promise<TodoRow> {
  const { row } = await lockStep(tx, reach, id);
  await tx.delete(todoSteps).where(inArray(todoSteps.id, [id]));
  return touch(tx, row, now);
}
