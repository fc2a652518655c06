import { expect, it } from 'vitest';
import type { Card } from '#features/kanban/contract.ts';
import type { Waiting } from '#web/outbox/keepOutbox.ts';
import { shownCard } from './shownCard.ts';

const itemOf = (id: number) => ({ id, title: `Item ${id}`, isDone: false });
const labelOf = (id: number) => ({ id, name: `Label ${id}`, colour: 'accent' });
const personOf = (id: number) => ({ id, fullName: `Person ${id}`, avatar: null });
const card = {
  id: 1,
  checklist: [1, 2, 3].map(itemOf),
  labels: [labelOf(1)],
  people: [1, 2].map(personOf),
} as Card;
const waits = (kind: string, payload: object) =>
  ({ kind: `kanban.${kind}`, payload: { cardId: 1, ...payload } }) as Waiting;
const ids = (list: { id: number }[]) => list.map((one) => one.id);

it('a card is shown with all that was done to it, in its order, and with nothing that was done to others', () => {
  const shown = shownCard(card, [
    waits('move-item', { id: 3, beforeId: 2 }),
    waits('move-item', { id: 3, beforeId: 1 }),
    waits('tick', { itemId: 2, isDone: true }),
    waits('label', { one: labelOf(2), isOn: true }),
    waits('label', { one: labelOf(3), isOn: true }),
    waits('label', { one: labelOf(2), isOn: false }),
    waits('person', { one: personOf(2), isOn: false }),
    waits('person', { one: personOf(1), isOn: false }),
    waits('label', { cardId: 2, one: labelOf(9), isOn: true }),
  ]);
  expect(ids(shown.checklist)).toEqual([3, 1, 2]);
  expect(shown.checklist.map((one) => one.isDone)).toEqual([false, false, true]);
  expect([ids(shown.labels), shown.people]).toEqual([[1, 3], []]);
});

it('what the server has already stays where it stands', () => {
  const shown = shownCard(card, [
    waits('person', { one: personOf(1), isOn: true }),
    waits('move-item', { id: 3, beforeId: null }),
  ]);
  expect([ids(shown.people), ids(shown.checklist)]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
});
