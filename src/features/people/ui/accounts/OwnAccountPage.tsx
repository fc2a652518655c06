import { createFileRoute, redirect } from '@tanstack/react-router';
import { getSession } from '#web/session.ts';

/** Without a number it is one's own account. */
export const Route = createFileRoute('/_frame/apps/user/view')({
  beforeLoad: () => {
    throw redirect({ to: '/apps/user/view/$id', params: { id: String(getSession()?.id ?? 0) }, replace: true });
  },
  staticData: { title: 'pages:user-view' },
});
