import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountSettings } from '#features/account/contract.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { settingsQuery } from './queries.ts';
import classes from './Settings.module.css';

/** Waits for the settings and hands them to the section, or says why they did not come. */
export function Settings({ children }: { children: (settings: AccountSettings) => ReactNode }) {
  const settings = useQuery(settingsQuery);
  if (settings.data) return <div className={classes.stack}>{children(settings.data)}</div>;
  return (
    <div className={classes.waiting}>
      {settings.isError ? (
        <FailedState error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </div>
  );
}
