import { createRouter } from '@tanstack/react-router';
import { queryClient } from './queryClient.ts';
import { routeTree } from './routeTree.gen.ts';
import type { FrameLayout } from './shell/frameLayout.ts';
import { Crash } from './shell/misc/Crash.tsx';
import { NotFound } from './shell/misc/NotFound.tsx';
import { learnScreens } from './shell/routed.ts';

export const router = createRouter({
  routeTree,
  basepath: import.meta.env.BASE_URL,
  context: { queryClient },
  defaultPreload: 'intent',
  // Query decides what is fresh.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: Crash,
  defaultNotFoundComponent: NotFound,
});

const screens = Object.entries(router.routesByPath).filter(([, route]) => route.options.staticData?.title);
learnScreens(screens.map(([path]) => path));

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
