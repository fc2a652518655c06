import type { Deps } from '#api/deps.ts';
import { notify } from '#api/notify.ts';
import { openPagesOf } from '#api/presence.ts';
import { mayReach } from '#api/whoMay.ts';
import type { Reach, TodoRow } from './reach.ts';

type Whose = Pick<TodoRow, 'ownerId' | 'assigneeId'>;

/** Everybody concerned, once each. */
export const peopleOf = (...rows: Whose[]) => [
  ...new Set(rows.flatMap(({ ownerId, assigneeId }) => (assigneeId === null ? [ownerId] : [ownerId, assigneeId]))),
];

/**
 * Open pages of those concerned look again. Without ids it was many. Those who see everybody's tasks hear of it under
 * another name: only the page that shows them all looks again.
 */
export async function tellTodos(deps: Pick<Deps, 'bus' | 'db' | 'clock'>, people: number[], ids: number[] = []) {
  if (people.length === 0) return;
  await deps.bus.publish({ people, topic: 'todos', ids });
  const watching = await openPagesOf(deps.db, mayReach('OthersTasks', 'manage'), deps.clock());
  const others = watching.filter((id) => !people.includes(id));
  if (others.length > 0) await deps.bus.publish({ people: others, topic: 'todos-others', ids });
}

export const linkTo = (id: number) => `/apps/todo?task=${id}`;

/** Whoever is given a task by somebody else hears of it. */
export async function tellAssigned(
  deps: Deps,
  { me }: Reach,
  task: Pick<TodoRow, 'id' | 'title' | 'assigneeId' | 'deletedAt'>,
) {
  if (task.assigneeId === null || task.assigneeId === me.id || task.deletedAt) return;
  const data = { name: me.fullName, title: task.title };
  await notify(deps, { to: [task.assigneeId], kind: 'task-assigned', data, link: linkTo(task.id) });
}
