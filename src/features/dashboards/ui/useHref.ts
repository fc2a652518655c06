import { useCallback } from 'react';
import { useMyPages } from '#web/shell/access.ts';

/** The address of a list with its filters; nothing where somebody has no such page. */
export function useHref() {
  const pages = useMyPages();
  return useCallback(
    (link: string, filters: Record<string, string> = {}): string | undefined => {
      if (!pages.some((page) => page.link === link)) return undefined;
      const query = new URLSearchParams(filters).toString();
      return query ? `${link}?${query}` : link;
    },
    [pages],
  );
}
