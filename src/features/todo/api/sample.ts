import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { people } from '#features/people/api/tables.ts';
import type { TaskRepeat } from '#features/todo/contract.ts';
import { SAMPLE_TASKS, type SampleTask } from './sampleTasks.ts';
import { todoSteps, todos, todoTags } from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const GAP = 2 ** 20;

/** A day from today, or an hour of it. */
function dueOf(due: SampleTask['due'], today: number) {
  if (due === undefined) return { dueAt: null, dueIsDay: false };
  const [days, hour] = Array.isArray(due) ? due : [due];
  return { dueAt: new Date(today + days * DAY_MS + (hour ?? 0) * HOUR_MS), dueIsDay: hour === undefined };
}

const repeatOf = (every: TaskRepeat['every'] | undefined): TaskRepeat | null =>
  every ? { every, interval: 1, timeZone: 'UTC' } : null;

function rowOf(task: SampleTask, index: number, idOf: (name: string) => number, now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const before = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * DAY_MS));
  const createdAt = new Date(now.getTime() - (3 + SAMPLE_TASKS.length - index) * 9 * HOUR_MS);
  const { remind } = task;
  return {
    ownerId: idOf(task.owner ?? 'admin'),
    assigneeId: task.for ? idOf(task.for) : null,
    title: task.title,
    description: task.description ?? '',
    tags: task.tags ?? [],
    ...dueOf(task.due, today),
    isCompleted: task.doneDaysAgo !== undefined,
    completedAt: before(task.doneDaysAgo),
    isImportant: task.important ?? false,
    deletedAt: before(task.deletedDaysAgo),
    rank: (SAMPLE_TASKS.length - index) * GAP,
    assigneeRank: (SAMPLE_TASKS.length - index) * GAP,
    repeat: repeatOf(task.repeat),
    remindAt: remind ? new Date(today + remind[0] * DAY_MS + remind[1] * HOUR_MS) : null,
    createdAt,
    changedAt: createdAt,
  };
}

/** Tasks of the demo's admin, and some of others. The list is written oldest first. */
export async function layTodos(db: Db, now: Date, adminEmail: string | undefined) {
  const named = ['Hannah Vogel', 'Marcus Hale', 'Chloé Laurent', 'Grace Mbeki', 'Samir Haddad', 'Noor Rahman'];
  const found = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(inArray(people.fullName, named));
  const [admin] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, adminEmail ?? ''), eq(people.access, 'admin')));
  if (!admin) return;
  const ids = new Map(found.map(({ fullName, id }) => [fullName, id]));
  const idOf = (name: string) => ids.get(name) ?? admin.id;
  const made = await db
    .insert(todos)
    .values(SAMPLE_TASKS.map((task, index) => rowOf(task, index, idOf, now)))
    .returning({ id: todos.id });
  const steps = SAMPLE_TASKS.flatMap(({ steps: given = [] }, index) =>
    given.map(([title, isDone], position) => ({ todoId: made[index]?.id ?? 0, position, title, isDone })),
  );
  await db.insert(todoSteps).values(steps);
  const own = { personId: admin.id, createdAt: now };
  await db.insert(todoTags).values([
    { ...own, name: 'parents', colour: 'ochre' },
    { ...own, name: 'science fair', colour: 'pine' },
  ]);
}
