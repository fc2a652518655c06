import { useCallback } from 'react';
import { useAbility } from '#web/session.ts';
import { useMyPages } from '#web/shell/access.ts';

/** Whoever does not manage the shop finds nothing but their own orders there. */
const ORDERS = '/apps/ecommerce/orders';

/** The address of a list with its filters; nothing where somebody has no such page, or another list on it. */
export function useHref() {
  const pages = useMyPages();
  const seesOrders = useAbility().can('manage', 'Shop');
  return useCallback(
    (link: string, filters: Record<string, string> = {}): string | undefined => {
      if (link === ORDERS && !seesOrders) return undefined;
      if (!pages.some((page) => page.link === link)) return undefined;
      const query = new URLSearchParams(filters).toString();
      return query ? `${link}?${query}` : link;
    },
    [pages, seesOrders],
  );
}
