import { GROUPS } from 'virtual:routes';
import {
  type AnyRoute,
  createRoute,
  createRouter,
  notFound,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { addressOf } from '#contract/addresses.ts';
import { runFirstFiles } from './firstFiles.ts';
import { queryClient } from './queryClient.ts';
import { Route as rootRoute } from './root.tsx';
import type { routeTree } from './routeTree.gen.ts';
import { Route as frameRoute } from './shell/Frame.tsx';
import type { FrameLayout } from './shell/frameLayout.ts';
import { mustSee } from './shell/guard.ts';
import { Crash } from './shell/misc/Crash.tsx';
import { NotFound } from './shell/misc/NotFound.tsx';
import { Route as openRoute } from './shell/Open.tsx';
import { Route as plainRoute } from './shell/Plain.tsx';
import { learnScreens } from './shell/routed.ts';

learnScreens(GROUPS.flatMap(({ addresses }) => addresses));

const LAYOUTS: Record<string, AnyRoute> = { _frame: frameRoute, _open: openRoute, _plain: plainRoute };
const children = new Map<AnyRoute, AnyRoute[]>();

function setChildren(parent: AnyRoute, change: (before: AnyRoute[]) => AnyRoute[]) {
  const after = change(children.get(parent) ?? []);
  children.set(parent, after);
  parent.addChildren(after);
}

function place(route: AnyRoute, parent: AnyRoute, path: string) {
  route.update({ id: path, path, getParentRoute: () => parent } as object);
  setChildren(parent, (before) => [...before, route]);
}

/** A layout without pages would itself be the page at the start. So it comes with its first. */
function layoutOf(name: string): AnyRoute {
  const layout = LAYOUTS[name];
  if (!layout) throw new Error(`There is no layout ${name}.`);
  if (!children.has(layout)) {
    layout.update({ id: `/${name}`, getParentRoute: () => rootRoute } as object);
    setChildren(rootRoute, (before) => [...before, layout]);
  }
  return layout;
}

const groups = new Map(GROUPS.flatMap((group) => group.addresses.map((address) => [address, group] as const)));
const groupOf = (pathname: string) => groups.get(addressOf(pathname, [...groups.keys()]) ?? '');

const placed = new Set<(typeof GROUPS)[number]>();

/** Brings the pages of an address. */
async function bring(group: (typeof GROUPS)[number]) {
  const { default: pages } = await group.load();
  if (placed.has(group)) return;
  placed.add(group);
  for (const { route, path, parent } of pages)
    place(route, typeof parent === 'string' ? layoutOf(parent) : parent, path);
  if (group.addresses.includes('/')) setChildren(rootRoute, (all) => all.filter((one) => one !== start));
  router.setRoutes(router.buildRouteTree());
}

async function bringThere({ location }: { location: ParsedLocation }) {
  const group = groupOf(location.pathname);
  // It may have come since this was asked for.
  const [, , found] = router.getMatchedRoutes(location.pathname);
  if (!group || (placed.has(group) && (found as AnyRoute | undefined) === elsewhere)) throw notFound();
  // Whoever may not go there needs none of it.
  if (group.layout === '_frame') await mustSee({ location });
  await runFirstFiles();
  await bring(group);
  throw redirect({ href: location.href, state: location.state, replace: true });
}

/** Addresses whose pages are not here yet, and those that lead nowhere. The start page is not among the others. */
const elsewhere = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: bringThere,
  component: NotFound,
});
const start = createRoute({ getParentRoute: () => rootRoute, path: '/', beforeLoad: bringThere });

setChildren(rootRoute, () => [elsewhere, start]);

export const router = createRouter({
  // The pages come later, group by group; their types are all known.
  routeTree: rootRoute as unknown as typeof routeTree,
  basepath: import.meta.env.BASE_URL,
  context: { queryClient },
  defaultPreload: 'intent',
  // Query decides what is fresh.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: Crash,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The words for the document's title and the phone's bar, with their area: `pages:<target>`. */
    title?: `${string}:${string}`;
    /** How the frame looks while this page is open, whatever the person chose. */
    layout?: Partial<FrameLayout>;
    /** Fills the window and has no footer. */
    workbench?: boolean;
  }
}
