import type { Subject } from '#api/audit.ts';
import type { Deps } from '#api/deps.ts';
import { notify } from '#api/notify.ts';
import type { BoardId } from '#features/kanban/contract.ts';
import { wireId } from './boards.ts';
import type { Hand } from './hand.ts';
import type { Done } from './order.ts';

/**
 * Open pages look again: a number is a card that changed or has another place, `board:3` a board that is to be read anew
 * with all its cards, `boards` the line of boards, `labels` the shared list of labels.
 */
export const tellKanban = (deps: Pick<Deps, 'bus'>, ids: (number | string)[]) =>
  deps.bus.publish({ people: 'staff', topic: 'kanban', ids });

export const boardTopic = (id: BoardId) => `board:${id}`;

/** Others need the card alone, unless its board was numbered anew. */
export const tellMoved = (deps: Pick<Deps, 'bus'>, taskId: number, { boards, renumbered }: Done) =>
  tellKanban(deps, [taskId, ...(renumbered ? boards.map((one) => boardTopic(wireId(one))) : [])]);

export const boardSubject = (board: { id: number; slug: string | null; title: string }): Subject => ({
  type: 'board',
  id: board.id,
  name: board.title || String(wireId(board)),
});

/** Those who were put on a card or named on it, without whoever did it. */
export async function tellPeople(
  deps: Deps,
  { me }: Hand,
  kind: 'card-assigned' | 'card-mention',
  people: number[],
  card: { id: number; title: string },
) {
  const to = people.filter((id) => id !== me.id);
  const data = { name: me.fullName, title: card.title };
  await notify(deps, { to, kind, data, link: `/apps/kanban?card=${card.id}` });
}
