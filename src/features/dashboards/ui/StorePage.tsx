import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router';
import { homeOf } from '#web/home.ts';
import { getSession } from '#web/session.ts';
import { pagesFor } from '#web/shell/access.ts';
import { askedIn, dashboardAddress } from './address.ts';
import { askAhead } from './askAhead.ts';
import { Dashboard } from './Dashboard.tsx';

export const Route = createFileRoute('/_frame/')({
  validateSearch: dashboardAddress.read,
  search: { middlewares: [dashboardAddress.tidy] },
  // The start address is everybody's: who may not see the store starts with the other dashboard, or elsewhere.
  beforeLoad: () => {
    const person = getSession();
    if (!person) return;
    const has = (target: string) => pagesFor(person).some((page) => page.target === target);
    if (has('store')) return;
    throw redirect({ to: has('analytics') ? '/dashboard/analytics' : homeOf(person.role), replace: true });
  },
  loaderDeps: ({ search }) => askedIn(search),
  loader: ({ context, deps }) => askAhead(context.queryClient, 'store', deps),
  staticData: { title: 'pages:store' },
  component: StorePage,
});

const route = getRouteApi('/_frame/');

/** The start page: what the shop sells and what is owed. */
function StorePage() {
  const navigate = route.useNavigate();
  return (
    <Dashboard
      name="store"
      search={route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
