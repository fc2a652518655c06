import { createFileRoute, Outlet } from '@tanstack/react-router';
import { getSession, useSession } from '#web/session.ts';
import { bookmarksQuery } from './bookmarks.ts';
import { loadFrame } from './framed.tsx';
import { Crash } from './misc/Crash.tsx';
import { NotFound } from './misc/NotFound.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Pages for everybody: in the usual frame for those signed in (drawn by the root), in a light one for all others. */
export const Route = createFileRoute('/_open')({
  loader: ({ context }) => {
    if (!getSession()) return;
    void context.queryClient.prefetchQuery(bookmarksQuery);
    return loadFrame();
  },
  component: Open,
  errorComponent: Crash,
  notFoundComponent: NotFound,
});

function Open() {
  if (useSession()) return <Outlet />;
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
