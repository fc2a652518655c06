import { createFileRoute } from '@tanstack/react-router';
import { bookmarksQuery } from './bookmarks.ts';
import { loadFrame } from './framed.tsx';
import { mustSee } from './guard.ts';
import { Crash } from './misc/Crash.tsx';
import { NotFound } from './misc/NotFound.tsx';

/** Pages for those signed in. The frame around them is drawn by the root: nothing of its own is drawn, or waited for, here. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: mustSee,
  loader: ({ context }) => {
    // Not waited for: the page comes first.
    void context.queryClient.prefetchQuery(bookmarksQuery);
    return loadFrame();
  },
  errorComponent: Crash,
  notFoundComponent: NotFound,
});
