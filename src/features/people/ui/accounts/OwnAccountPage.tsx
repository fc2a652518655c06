import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { getSession } from '#web/session.ts';

/** Without a number it is one's own account; older links have it in the search. */
export const Route = createFileRoute('/_frame/apps/user/view')({
  validateSearch: z.object({ id: orNone(fromOne) }),
  beforeLoad: ({ search }) => {
    const id = search.id ?? getSession()?.id ?? 0;
    throw redirect({ to: '/apps/user/view/$id', params: { id: String(id) }, replace: true });
  },
  staticData: { title: 'pages:user-view' },
});
