import type { LazyFile } from './lazyFile.ts';

/** Drawers with all that holds the page behind them: nobody needs them for the first look at a page. */
export const drawerFile: LazyFile<typeof import('./DrawerBoxes.tsx')> = { load: () => import('./DrawerBoxes.tsx') };
