import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsChanging } from './changing.ts';
import { lazyPart } from './kit/lazyPart.ts';
import { useAppearance } from './shell/appearance.ts';
import { Framed } from './shell/framed.tsx';
import { Panels } from './shell/Panels.tsx';
import { RouteProgress } from './shell/RouteProgress.tsx';
import { useDocumentTitle } from './shell/usePageTitle.ts';
import { ViewAsBar } from './shell/ViewAsBar.tsx';

const ConfirmHost = lazyPart(
  () => import('./kit/confirm.tsx'),
  (file) => file.ConfirmHost,
);
const JobResultHost = lazyPart(
  () => import('./kit/jobs/JobResult.tsx'),
  (file) => file.JobResultHost,
);
const Toasts = lazyPart(
  () => import('./kit/Toasts.tsx'),
  (file) => file.Toasts,
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  const { appearance } = useAppearance();
  const isChanging = useIsChanging();
  useDocumentTitle();
  return (
    <>
      <RouteProgress />
      <ViewAsBar />
      {!isChanging && (
        <Framed>
          <Outlet />
        </Framed>
      )}
      <Panels />
      <Suspense fallback={null}>
        <ConfirmHost />
        <JobResultHost />
        <Toasts position={appearance.toasts} />
      </Suspense>
    </>
  );
}
