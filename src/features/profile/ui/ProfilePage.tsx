import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { getSession, useSession } from '#web/session.ts';
import { feedQuery, frameQuery } from './data/queries.ts';
import { Profile } from './Profile.tsx';
import { type Place, PlaceProvider, type ProfileSearch, profileSearch } from './search.ts';

export const Route = createFileRoute('/_frame/pages/profile')({
  validateSearch: profileSearch,
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: ({ context, deps }) => {
    const id = getSession()?.id;
    if (id === undefined) return;
    void context.queryClient.prefetchQuery(frameQuery(id));
    void context.queryClient.prefetchInfiniteQuery(feedQuery(deps.show ? id : undefined));
  },
  staticData: { title: 'pages:profile' },
  component: ProfilePage,
});

const route = getRouteApi('/_frame/pages/profile');

/** One's own profile, with what one follows. */
function ProfilePage() {
  const id = useSession()?.id;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = useCallback(
    (patch: Partial<ProfileSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...patch }), resetScroll: false }),
    [navigate],
  );
  const place = useMemo<Place>(() => ({ id: id ?? 0, isMe: true, search, go }), [id, search, go]);
  if (id === undefined) return null;
  return (
    <PlaceProvider value={place}>
      <Profile />
    </PlaceProvider>
  );
}
