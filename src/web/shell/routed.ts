import { PAGES, type Page } from '#contract/pages.ts';

/** Paths that have a screen. Pages without one are in no menu, search or bookmark bar. */
let screens: ReadonlySet<string> = new Set();

/** Told once by the router, which is the one to know. */
export function learnScreens(paths: Iterable<string>) {
  screens = new Set(paths);
}

export const isRouted = (link: string) => screens.has(link);

export const routedPages = (): Page[] => PAGES.filter((page) => isRouted(page.link));

/** The page an address belongs to: its own, or the nearest one above it (`/lms/users/5` is part of Users). */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  let nearest: Page | undefined;
  for (const page of PAGES) {
    if (page.link === path) return page;
    const isAbove = page.link !== '/' && path.startsWith(`${page.link}/`);
    if (isAbove && page.link.length > (nearest?.link.length ?? 0)) nearest = page;
  }
  return nearest;
}
