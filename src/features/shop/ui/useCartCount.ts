import { useQuery } from '@tanstack/react-query';
import { useAbility, useSession } from '#web/session.ts';
import { isRouted } from '#web/shell/routed.ts';
import { cartQuery } from './cartQuery.ts';

/** How many products lie in the cart, in every tab at once. Undefined: this person has none. */
export function useCartCount(): number | undefined {
  const mayShop = useAbility().can('read', 'Shop') && isRouted('/apps/ecommerce/shop');
  const atSignIn = useSession()?.extras.eCommerceCartItemsCount ?? 0;
  const rows = useQuery({ ...cartQuery, enabled: mayShop }).data;
  return mayShop ? (rows?.length ?? atSignIn) : undefined;
}
