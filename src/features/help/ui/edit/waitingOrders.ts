import type { EditTree } from '#features/help/contract.ts';

/** Orders that are on their way to the server: of the categories of a card, of the questions of a category. */
export const waitingOrders = new Map<string, number[]>();
export const ofCard = (id: number) => `order of card ${id}`;
export const ofCategory = (id: number) => `order of category ${id}`;

const waiting = (about: string) => waitingOrders.get(about) ?? [];

/** The given ones in this order, in the places that they have among the others. */
export function inOrder<One extends { id: number }>(all: One[], ids: number[]): One[] {
  const placed = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return all.map((one) => (ids.includes(one.id) ? (placed.shift() ?? one) : one));
}

/** An answer from before the last of several steps shows that step, too. */
export const withWaitingOrders = (tree: EditTree): EditTree => ({
  ...tree,
  categories: tree.cards
    .reduce((all, { id }) => inOrder(all, waiting(ofCard(id))), tree.categories)
    .map((one) => ({ ...one, articles: inOrder(one.articles, waiting(ofCategory(one.id))) })),
});
