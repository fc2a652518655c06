import type { Card, CardPerson, Label } from '#features/kanban/contract.ts';
import type { Waiting } from '#web/outbox/keepOutbox.ts';
import { movedBefore } from '../data/columns.ts';
import type { ItemMove, Switch, Tick } from './outgoing.ts';

function switched<One extends { id: number }>(list: One[], { one, isOn }: Switch<One>): One[] {
  const others = list.filter(({ id }) => id !== one.id);
  if (!isOn) return others;
  return others.length < list.length ? list : [...list, one];
}

/** A card as the server answered it, with all on top that was done to it and is still on its way. */
export function shownCard(card: Card, waiting: Waiting[]): Card {
  let { checklist, labels, people } = card;
  for (const { kind, payload } of waiting) {
    if ((payload as { cardId?: number }).cardId !== card.id) continue;
    if (kind === 'kanban.tick') {
      const { itemId, isDone } = payload as Tick;
      checklist = checklist.map((one) => (one.id === itemId ? { ...one, isDone } : one));
    }
    if (kind === 'kanban.move-item') checklist = movedBefore(checklist, payload as ItemMove, (one) => one.id);
    if (kind === 'kanban.label') labels = switched(labels, payload as Switch<Label>);
    if (kind === 'kanban.person') people = switched(people, payload as Switch<CardPerson>);
  }
  return { ...card, checklist, labels, people };
}
