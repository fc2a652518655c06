import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MiscPage } from './MiscPage.tsx';
import classes from './misc.module.css';

/** In the frame where there is one, on a page of its own elsewhere. */
export function Place({ children }: { children: ReactNode }) {
  const isFramed = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_frame' || routeId === '/_open'),
  });
  return isFramed ? <div className={classes.fill}>{children}</div> : <MiscPage>{children}</MiscPage>;
}
