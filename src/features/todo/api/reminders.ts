import { and, asc, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { enterNotice, showNotices, stillThere } from '#api/notify.ts';
import { mayReach } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import { todos } from './tables.ts';
import { linkTo, peopleOf } from './tell.ts';

const AT_ONCE = 100;

const isDue = (now: Date) =>
  and(
    isNotNull(todos.remindAt),
    lte(todos.remindAt, now),
    isNull(todos.remindedAt),
    not(todos.isCompleted),
    isNull(todos.deletedAt),
  );

/** Takes some whose time has come, each of them once whoever else is looking. */
async function takeDue(tx: Db, now: Date) {
  const soonest = await tx.select().from(todos).where(isDue(now)).orderBy(asc(todos.remindAt)).limit(AT_ONCE);
  if (soonest.length === 0) return { due: [], areMore: false };
  const held = await stillThere(tx, peopleOf(...soonest));
  const found = await tx
    .select()
    .from(todos)
    .where(
      and(
        inArray(
          todos.id,
          soonest.map(({ id }) => id),
        ),
        isDue(now),
      ),
    )
    .orderBy(asc(todos.remindAt))
    .for('update', { skipLocked: true });
  // Given to somebody else a moment ago: that one waits for the next look.
  const due = found.filter((task) => peopleOf(task).every((id) => held.has(id)));
  const ids = due.map((one) => one.id);
  if (ids.length > 0) await tx.update(todos).set({ remindedAt: now }).where(inArray(todos.id, ids));
  return { due, areMore: due.length > 0 && soonest.length === AT_ONCE };
}

/** Reminds the owner of a task and whom it was given to, if they may still open it. */
export async function remindOfTasks(deps: Deps, now: Date): Promise<void> {
  for (;;) {
    const { areMore, reached } = await deps.db.transaction(async (tx) => {
      const { due, areMore } = await takeDue(tx, now);
      const told: number[] = [];
      for (const task of due) {
        const found = await tx
          .select({ id: people.id })
          .from(people)
          .where(and(inArray(people.id, peopleOf(task)), mayReach('Todo')));
        const [to, data] = [found.map((one) => one.id), { title: task.title }];
        told.push(...(await enterNotice(tx, deps, { to, kind: 'task-reminder', data, link: linkTo(task.id) })));
      }
      return { areMore, reached: told };
    });
    await showNotices(deps.bus, reached);
    if (!areMore) return;
  }
}
