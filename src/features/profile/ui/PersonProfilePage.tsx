import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { getSession } from '#web/session.ts';
import { feedQuery, frameQuery } from './data/queries.ts';
import { Profile } from './Profile.tsx';
import { type Place, PlaceProvider, type ProfileSearch, profileSearch } from './search.ts';

export const Route = createFileRoute('/_frame/pages/profile/$id')({
  validateSearch: profileSearch,
  beforeLoad: ({ params, search }) => {
    if (Number(params.id) === getSession()?.id) throw redirect({ to: '/pages/profile', search, replace: true });
  },
  loader: ({ context, params }) => {
    const id = Number(params.id);
    void context.queryClient.prefetchQuery(frameQuery(id));
    void context.queryClient.prefetchInfiniteQuery(feedQuery(id));
  },
  staticData: { title: 'pages:profile' },
  component: PersonProfilePage,
});

const route = getRouteApi('/_frame/pages/profile/$id');

/** Somebody else's profile. */
function PersonProfilePage() {
  const id = Number(route.useParams().id);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = useCallback(
    (patch: Partial<ProfileSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...patch }), resetScroll: false }),
    [navigate],
  );
  const place = useMemo<Place>(() => ({ id, isMe: false, search, go }), [id, search, go]);
  return (
    <PlaceProvider value={place}>
      <Profile key={id} />
    </PlaceProvider>
  );
}
