import type { Subject } from '#api/audit.ts';
import type { Deps } from '#api/deps.ts';

/** Open pages of the shop look again; students have none. Without ids it was many. */
export const tellShop = (deps: Pick<Deps, 'bus'>, ids: number[] = []) =>
  deps.bus.publish({ people: 'staff', topic: 'shop', ids });

/** The cart and the wishlist are one's own: every page of that person follows, and nobody else's. */
export const tellMine = (deps: Pick<Deps, 'bus'>, personId: number, what: 'cart' | 'wishlist') =>
  deps.bus.publish({ people: [personId], topic: 'shop', ids: [what] });

export const productSubject = (product: { id: number; name: string }): Subject => ({
  type: 'product',
  id: product.id,
  name: product.name,
});
