import type { EditTree } from '#features/help/contract.ts';

/** Orders of categories that are on their way to the server, by card. */
export const waitingOrders = new Map<number, number[]>();

/** The given ones in this order, in the places that they have among the others. */
export function inOrder<One extends { id: number }>(all: One[], ids: number[]): One[] {
  const placed = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return all.map((one) => (ids.includes(one.id) ? (placed.shift() ?? one) : one));
}

/** An answer from before the last of several steps shows that step, too. */
export const withWaitingOrders = (tree: EditTree): EditTree => ({
  ...tree,
  categories: [...waitingOrders.values()].reduce((all, ids) => inOrder(all, ids), tree.categories),
});
