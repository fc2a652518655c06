import { IconNews } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { EmptyState, FailedState } from '#web/kit/states.tsx';
import { postQuery } from '../data/queries.ts';
import { PostCard } from '../post/PostCard.tsx';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { usePlace } from '../search.ts';

/** One post with all that was said: where links and notifications lead. */
export function PostDrawer({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const post = useQuery(postQuery(id));
  const close = () => go({ post: undefined });
  const isGone = post.error instanceof ApiError && post.error.status === 404;
  return (
    <SideDrawer opened title={t('post.title')} onClose={close}>
      {!post.data && isGone && <EmptyState icon={IconNews} title={t('post.gone')} />}
      {!post.data && post.isError && !isGone && <FailedState error={post.error} onRetry={() => void post.refetch()} />}
      {post.isPending && <PostSkeleton />}
      {post.data && <PostCard post={post.data} whole onGone={close} />}
    </SideDrawer>
  );
}
