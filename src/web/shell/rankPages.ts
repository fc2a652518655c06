import { fold } from '#contract/fold.ts';

/** Names that begin with the words first, then names that hold them, then addresses. */
export function rankPages<P extends { name: string; link: string }>(pages: P[], query: string): P[] {
  const wanted = fold(query.trim());
  const rank = ({ name, link }: P) => {
    const title = fold(name);
    if (title.startsWith(wanted)) return 0;
    if (title.split(/\s+/).some((word) => word.startsWith(wanted))) return 1;
    if (title.includes(wanted)) return 2;
    return link.includes(wanted) ? 3 : -1;
  };
  return pages
    .map((page) => ({ page, at: rank(page) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ page }) => page);
}
