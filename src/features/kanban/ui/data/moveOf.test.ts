import { expect, it } from 'vitest';
import type { Column, ShownCard } from './columns.ts';
import { placeOf } from './moveOf.ts';

const cardOf = (id: number, boardId: number) => ({ id, boardId, title: `Card ${id}` }) as ShownCard;
const columnOf = (id: number, cards: number[]) =>
  ({ board: { id, title: `Board ${id}` }, cards: cards.map((one) => cardOf(one, id)), count: cards.length }) as Column;
const columns = [columnOf(1, [11, 12, 13]), columnOf(2, [21, 22])];

it('a place is spoken among all cards of the column, the moved one counted once', () => {
  const place = (card: ShownCard, to: number, at: number) => placeOf(columns, { card, to, at });
  expect(place(cardOf(13, 1), 1, 0)).toEqual({ title: 'Card 13', board: 'Board 1', place: 1, total: 3 });
  expect(place(cardOf(11, 1), 1, 2)).toMatchObject({ place: 3, total: 3 });
  expect(place(cardOf(11, 1), 2, 0)).toMatchObject({ board: 'Board 2', place: 1, total: 3 });
  expect(place(cardOf(11, 1), 2, 2)).toMatchObject({ place: 3, total: 3 });
});
