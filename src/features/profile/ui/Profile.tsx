import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ApiError } from '#web/client.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { FailedState } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { AboutTab } from './AboutTab.tsx';
import { frameQuery } from './data/queries.ts';
import { useProfileLive } from './data/useProfileLive.ts';
import { FeedTab } from './FeedTab.tsx';
import { FollowsTab } from './FollowsTab.tsx';
import { PhotosTab } from './PhotosTab.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { usePlace } from './search.ts';

const Drawers = lazyPart(
  () => import('./Drawers.tsx'),
  (file) => file.Drawers,
);
const Lightbox = lazyPart(
  () => import('./Lightbox.tsx'),
  (file) => file.Lightbox,
);

const isNobody = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** Somebody's profile, whoever's it is. */
export function Profile() {
  const { id, isMe, search } = usePlace();
  const frame = useQuery(frameQuery(id));
  useTitleInstead(isMe ? undefined : frame.data?.header.fullName);
  useProfileLive();
  useSoon(Drawers.bring);

  if (!frame.data) {
    if (isNobody(frame.error) || !Number.isInteger(id)) return <NotFound />;
    if (frame.isError) return <FailedState error={frame.error} onRetry={() => void frame.refetch()} />;
    return <ProfileSkeleton />;
  }
  const { tab = 'feed', post, likes, share, photo, edit, open } = search;
  const hasDrawer = [post, likes, share, edit, open].some((one) => one !== undefined);
  return (
    <>
      <ProfileHeader frame={frame.data} />
      {tab === 'feed' && <FeedTab frame={frame.data} />}
      {tab === 'about' && <AboutTab frame={frame.data} />}
      {tab === 'photos' && <PhotosTab frame={frame.data} />}
      {(tab === 'followers' || tab === 'following') && <FollowsTab key={tab} frame={frame.data} side={tab} />}
      {hasDrawer && (
        <Suspense>
          <Drawers frame={frame.data} />
        </Suspense>
      )}
      {photo !== undefined && (
        <Suspense>
          <Lightbox frame={frame.data} />
        </Suspense>
      )}
    </>
  );
}
