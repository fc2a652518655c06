import { useRouterState } from '@tanstack/react-router';
import classes from './RouteProgress.module.css';

/** A thin bar while the next page is on its way; quick ones never show it. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return <div className={classes.bar} data-loading={isLoading || undefined} aria-hidden />;
}
