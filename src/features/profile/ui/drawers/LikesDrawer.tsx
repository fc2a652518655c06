import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { likesQuery } from '../data/queries.ts';
import { OlderButton } from '../OlderButton.tsx';
import { PeopleList } from '../PeopleList.tsx';
import { usePlace } from '../search.ts';

export function LikesDrawer({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const query = useInfiniteQuery(likesQuery(id));
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <SideDrawer opened size={420} title={t('post.likedBy')} onClose={() => go({ likes: undefined })}>
      {query.isError && !query.data && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={4} />}
      <PeopleList people={people} />
      {query.hasNextPage && <OlderButton busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
    </SideDrawer>
  );
}
