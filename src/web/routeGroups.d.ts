/** Made from routes.ts when the pages are built. */
declare module 'virtual:routes' {
  import type { AnyRoute } from '@tanstack/react-router';

  interface Placed {
    route: AnyRoute;
    path: string;
    /** A layout by its name, or the page it stands in. */
    parent: string | AnyRoute;
  }
  export const GROUPS: {
    layout: string;
    addresses: string[];
    load: () => Promise<{ default: Placed[] }>;
  }[];
}
