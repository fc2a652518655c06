import { and, asc, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { enterNotice, showNotices } from '#api/notify.ts';
import { mayReach } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import { todos } from './tables.ts';
import { linkTo, peopleOf } from './tell.ts';

const AT_ONCE = 100;

/** Takes some whose time has come, each of them once whoever else is looking. */
async function takeDue(tx: Db, now: Date) {
  const due = await tx
    .select()
    .from(todos)
    .where(
      and(
        isNotNull(todos.remindAt),
        lte(todos.remindAt, now),
        isNull(todos.remindedAt),
        not(todos.isCompleted),
        isNull(todos.deletedAt),
      ),
    )
    .orderBy(asc(todos.remindAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = due.map((one) => one.id);
  if (ids.length > 0) await tx.update(todos).set({ remindedAt: now }).where(inArray(todos.id, ids));
  return due;
}

/** Reminds the owner of a task and whom it was given to, if they may still open it. */
export async function remindOfTasks(deps: Deps, now: Date): Promise<void> {
  for (;;) {
    const { taken, reached } = await deps.db.transaction(async (tx) => {
      const due = await takeDue(tx, now);
      const told: number[] = [];
      for (const task of due) {
        const found = await tx
          .select({ id: people.id })
          .from(people)
          .where(and(inArray(people.id, peopleOf(task)), mayReach('Todo')));
        const [to, data] = [found.map((one) => one.id), { title: task.title }];
        told.push(...(await enterNotice(tx, deps, { to, kind: 'task-reminder', data, link: linkTo(task.id) })));
      }
      return { taken: due.length, reached: told };
    });
    await showNotices(deps.bus, reached);
    if (taken < AT_ONCE) return;
  }
}
