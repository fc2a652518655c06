import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router';
import { homeOf } from '#web/home.ts';
import { abilityOf, getSession } from '#web/session.ts';
import { askedIn, dashboardAddress } from './address.ts';
import { askAhead } from './askAhead.ts';
import { Dashboard } from './Dashboard.tsx';

export const Route = createFileRoute('/_frame/')({
  validateSearch: dashboardAddress.read,
  search: { middlewares: [dashboardAddress.tidy] },
  // The start address is everybody's: who may see no dashboard starts elsewhere.
  beforeLoad: () => {
    const person = getSession();
    if (!person || abilityOf(person).can('read', 'Dashboard')) return;
    throw redirect({ to: homeOf(person.role), replace: true });
  },
  loaderDeps: ({ search }) => askedIn(search),
  loader: ({ context, deps }) => askAhead(context.queryClient, 'store', deps),
  staticData: { title: 'pages:store' },
  component: StorePage,
});

const route = getRouteApi('/_frame/');

/** The start page: what the shop sells and what is owed. */
function StorePage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Dashboard
      name="store"
      asked={askedIn(search)}
      isArranging={search.arrange ?? false}
      onAsk={(asked) =>
        void navigate({ search: (before) => ({ arrange: before.arrange, ...asked }), resetScroll: false })
      }
      onArrange={(arrange) =>
        void navigate({ search: (before) => ({ ...before, arrange: arrange || undefined }), resetScroll: false })
      }
    />
  );
}
