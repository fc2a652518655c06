import type { Deps } from '#api/deps.ts';
import { notify } from '#api/notify.ts';
import type { Reach, TodoRow } from './reach.ts';

type Whose = Pick<TodoRow, 'ownerId' | 'assigneeId'>;

/** Everybody concerned, once each. */
export const peopleOf = (...rows: Whose[]) => [
  ...new Set(rows.flatMap(({ ownerId, assigneeId }) => (assigneeId === null ? [ownerId] : [ownerId, assigneeId]))),
];

/** Open pages of those concerned look again. Without ids it was many. */
export const tellTodos = (deps: Pick<Deps, 'bus'>, people: number[], ids: number[] = []) =>
  people.length > 0 ? deps.bus.publish({ people, topic: 'todos', ids }) : undefined;

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
