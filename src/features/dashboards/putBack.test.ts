import { expect, test } from 'vitest';
import type { CardId } from './choices.ts';
import { putBack } from './putBack.ts';

const ALL: CardId[] = ['revenue', 'orders', 'average-order', 'activity', 'top-products', 'invoice-money'];
const [A, B, C, D, E, F] = ALL.map((id) => ({ id, size: 1 })) as [Card, Card, Card, Card, Card, Card];
type Card = { id: CardId; size: number };
const order = ALL.slice(0, 5);

test('a card comes back to its place, at either end too', () => {
  expect(putBack([B, C, D, E], A, order)).toEqual([A, B, C, D, E]);
  expect(putBack([A, B, D, E], C, order)).toEqual([A, B, C, D, E]);
  expect(putBack([A, B, C, D], E, order)).toEqual([A, B, C, D, E]);
  expect(putBack([], C, order)).toEqual([C]);
});

test('what was moved or added since stays where it is', () => {
  expect(putBack([A, D, E, C], B, order)).toEqual([A, B, D, E, C]);
  expect(putBack([E, A, B, D], C, order)).toEqual([E, A, B, C, D]);
  expect(putBack([A, B, F], C, order)).toEqual([A, B, C, F]);
});

test('a card that is there already is not there twice', () => {
  expect(putBack([C, A], { ...A, size: 3 }, order)).toEqual([C, A]);
});
