import { Button } from '@mantine/core';
import { IconArrowUp, IconNews } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState, FailedState } from '#web/kit/states.tsx';
import { queryClient } from '#web/queryClient.ts';
import { feedQuery, newerQuery } from './data/queries.ts';
import { OlderButton } from './OlderButton.tsx';
import classes from './Profile.module.css';
import { PostCard } from './post/PostCard.tsx';
import { PostSkeleton } from './post/PostSkeleton.tsx';
import { usePlace } from './search.ts';

/** New ones do not push away what is being read: they wait behind a button. */
function Newer({ of, after, onShow }: { of: number | undefined; after: number; onShow: () => void }) {
  const { t } = useTranslation('profile');
  const { data: count = 0 } = useQuery(newerQuery(of, after));
  if (count === 0) return null;
  return (
    <div className={classes.newer} role="status">
      <Button leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden />} onClick={onShow}>
        {t('feed.newer', { count, number: formatNumber(count) })}
      </Button>
    </div>
  );
}

export function Feed({ of, frame }: { of: number | undefined; frame: Frame }) {
  const { t } = useTranslation('profile');
  const { isMe, go } = usePlace();
  const top = useRef<HTMLDivElement>(null);
  const options = feedQuery(of);
  const query = useInfiniteQuery(options);
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? [];

  async function showNewer() {
    // From the top again: what was loaded further down comes back when it is scrolled to.
    queryClient.setQueryData(options.queryKey, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    );
    await query.refetch();
    top.current?.scrollIntoView();
  }

  if (query.isError && !query.data) {
    return (
      <div className={classes.card}>
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (query.isPending) return <PostSkeleton />;
  return (
    <div ref={top} className={classes.main}>
      <Newer of={of} after={posts[0]?.id ?? 0} onShow={() => void showNewer()} />
      {posts.length === 0 && (
        <div className={classes.card}>
          <EmptyState
            icon={IconNews}
            title={
              isMe ? t(of ? 'feed.emptyMine' : 'feed.emptyHome') : t('feed.empty', { name: frame.header.fullName })
            }
            detail={isMe ? t(of ? 'feed.emptyMineDetail' : 'feed.emptyHomeDetail') : undefined}
            action={
              isMe && !of ? (
                <Button variant="default" size="xs" onClick={() => go({ open: 'people' })}>
                  {t('suggestions.find')}
                </Button>
              ) : undefined
            }
          />
        </div>
      )}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {query.hasNextPage && <OlderButton busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
    </div>
  );
}
