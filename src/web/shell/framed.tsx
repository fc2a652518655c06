import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { useLive } from '#web/live.ts';
import { useSession } from '#web/session.ts';
import { InSteps } from './InSteps.tsx';

const FrameView = lazyPart(
  () => import('./FrameView.tsx'),
  (file) => file.FrameView,
);

/** Waited for with the page, so that both are drawn at once. Without a connection it comes later, with its first use. */
export const loadFrame = () =>
  FrameView.bring().then(
    () => {},
    () => {},
  );

/** Open pages are in the frame for those who are signed in. */
function useHasFrame() {
  const person = useSession();
  const layout = useMatches({
    select: (matches) => matches.find(({ routeId }) => routeId === '/_frame' || routeId === '/_open')?.routeId,
  });
  return layout === '/_frame' || (layout === '/_open' && person !== null);
}

/** Listens before the page is drawn: what changes meanwhile is heard of. */
function Live() {
  useLive();
  return null;
}

/** Draws the frame around pages that have one: once for all of them, so that menu and navbar stay as they are. */
export function Framed({ children }: { children: ReactNode }) {
  if (!useHasFrame()) return children;
  return (
    <>
      <Live />
      <Suspense fallback={null}>
        <InSteps>
          <FrameView>{children}</FrameView>
        </InSteps>
      </Suspense>
    </>
  );
}
