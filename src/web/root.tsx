import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsChanging } from './changing.ts';
import { Hosts } from './Hosts.tsx';
import { lazyPart } from './kit/lazyPart.ts';
import { useSession } from './session.ts';
import { Framed } from './shell/framed.tsx';
import { Panels } from './shell/Panels.tsx';
import { RouteProgress } from './shell/RouteProgress.tsx';
import { useDocumentTitle } from './shell/usePageTitle.ts';

const ViewAsBar = lazyPart(
  () => import('./shell/ViewAsBar.tsx'),
  (file) => file.ViewAsBar,
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  const isChanging = useIsChanging();
  const viewer = useSession()?.viewer;
  useDocumentTitle();
  return (
    <>
      <RouteProgress />
      <Suspense fallback={null}>{viewer && <ViewAsBar />}</Suspense>
      {!isChanging && (
        <Framed>
          <Outlet />
        </Framed>
      )}
      <Panels />
      <Hosts />
    </>
  );
}
