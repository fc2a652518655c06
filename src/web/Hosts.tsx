import { Suspense, useState, useSyncExternalStore } from 'react';
import { getAsked, subscribeAsked } from './kit/confirm.ts';
import { getResult, subscribeResult } from './kit/jobs/jobResult.ts';
import { lazyPart } from './kit/lazyPart.ts';
import { TooltipHost } from './kit/TooltipHost.tsx';
import { isToasting, subscribeToasts } from './kit/toast.ts';
import { useSoon } from './kit/useSoon.ts';
import { useSession } from './session.ts';
import { useAppearance } from './shell/appearance.ts';

const ConfirmHost = lazyPart(
  () => import('./kit/ConfirmHost.tsx'),
  (file) => file.ConfirmHost,
);
const JobResultHost = lazyPart(
  () => import('./kit/jobs/JobResultHost.tsx'),
  (file) => file.JobResultHost,
);
const Toasts = lazyPart(
  () => import('./kit/Toasts.tsx'),
  (file) => file.Toasts,
);

/** Whether there was something to show since the page was opened. */
function useWasNeeded(subscribe: (tell: () => void) => () => void, isNeeded: () => boolean) {
  const [wasNeeded, setNeeded] = useState(false);
  if (useSyncExternalStore(subscribe, isNeeded) && !wasNeeded) setNeeded(true);
  return wasNeeded;
}

const loadBoth = () => Promise.all([Toasts.bring(), ConfirmHost.bring()]);

/** What lies above every page: each comes with the first thing it has to show, or soon, to be there when the connection is not. */
export function Hosts() {
  const { appearance } = useAppearance();
  useSoon(loadBoth, useSession() !== null);
  const hasAsked = useWasNeeded(subscribeAsked, () => getAsked() !== null);
  const hasResult = useWasNeeded(subscribeResult, () => getResult() !== null);
  const hasToasts = useWasNeeded(subscribeToasts, isToasting);
  return (
    <>
      <Suspense fallback={null}>
        {hasAsked && <ConfirmHost />}
        {hasResult && <JobResultHost />}
        {hasToasts && <Toasts position={appearance.toasts} />}
      </Suspense>
      <TooltipHost />
    </>
  );
}
