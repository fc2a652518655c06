import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { askedIn, dashboardAddress } from './address.ts';
import { askAhead } from './askAhead.ts';
import { Dashboard } from './Dashboard.tsx';

export const Route = createFileRoute('/_frame/dashboard/analytics')({
  validateSearch: dashboardAddress.read,
  search: { middlewares: [dashboardAddress.tidy] },
  loaderDeps: ({ search }) => askedIn(search),
  loader: ({ context, deps }) => askAhead(context.queryClient, 'analytics', deps),
  staticData: { title: 'pages:analytics' },
  component: AnalyticsPage,
});

const route = getRouteApi('/_frame/dashboard/analytics');

function AnalyticsPage() {
  const navigate = route.useNavigate();
  return (
    <Dashboard
      name="analytics"
      search={route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
