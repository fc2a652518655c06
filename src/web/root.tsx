import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsChanging } from './changing.ts';
import { useAppearance } from './shell/appearance.ts';
import { Panels } from './shell/Panels.tsx';
import { RouteProgress } from './shell/RouteProgress.tsx';
import { useDocumentTitle } from './shell/usePageTitle.ts';
import { ViewAsBar } from './shell/ViewAsBar.tsx';

const ConfirmHost = lazy(() => import('./kit/confirm.tsx').then((file) => ({ default: file.ConfirmHost })));
const JobResultHost = lazy(() => import('./kit/jobs/JobResult.tsx').then((file) => ({ default: file.JobResultHost })));
const Toasts = lazy(() => import('./kit/Toasts.tsx').then((file) => ({ default: file.Toasts })));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  const { appearance } = useAppearance();
  const isChanging = useIsChanging();
  useDocumentTitle();
  return (
    <>
      <RouteProgress />
      <ViewAsBar />
      {!isChanging && <Outlet />}
      <Panels />
      <Suspense fallback={null}>
        <ConfirmHost />
        <JobResultHost />
        <Toasts position={appearance.toasts} />
      </Suspense>
    </>
  );
}
