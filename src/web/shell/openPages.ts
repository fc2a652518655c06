import type { Page } from '#contract/pages.ts';
import { routedPages } from './routed.ts';

/** In the order in which they are shown to whoever is not signed in. */
const SHOWN = ['pricing', 'faq', 'knowledge-base', 'blog-list'];

/** The main pages that everybody may read. */
export function useOpenPages(): Page[] {
  const pages = routedPages();
  return SHOWN.flatMap((target) => pages.find((page) => page.target === target) ?? []);
}
