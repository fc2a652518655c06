import type { CardId } from './choices.ts';
import type { PlacedCard } from './contract.ts';

/**
 * The cards with one more, where it was among them: as few as can be are on its wrong side, however the others were moved
 * since. One that is there already stays as it is.
 */
export function putBack(cards: PlacedCard[], card: PlacedCard, order: readonly CardId[]): PlacedCard[] {
  if (cards.some(({ id }) => id === card.id)) return cards;
  const sides = cards.map(({ id }) => (order.includes(id) ? Math.sign(order.indexOf(id) - order.indexOf(card.id)) : 0));
  let [place, least, wrong] = [0, 0, 0];
  for (const [at, side] of sides.entries()) {
    wrong += side;
    if (wrong < least) [place, least] = [at + 1, wrong];
  }
  return cards.toSpliced(place, 0, card);
}
