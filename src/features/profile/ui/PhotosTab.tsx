import { IconPhoto } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { photosQuery } from './data/queries.ts';
import { OlderButton } from './OlderButton.tsx';
import { PhotoTiles } from './PhotoTiles.tsx';
import classes from './Profile.module.css';
import { usePlace } from './search.ts';

/** All pictures of somebody's posts. */
export function PhotosTab({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { isMe } = usePlace();
  const query = useInfiniteQuery(photosQuery(frame.id));
  const photos = query.data?.pages.flatMap((page) => page.photos) ?? [];
  if (query.isError && !query.data) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows rows={4} />;
  return (
    <section className={classes.card} aria-label={t('photos.title')}>
      {photos.length === 0 && (
        <EmptyState
          icon={IconPhoto}
          title={isMe ? t('photos.emptyMine') : t('photos.empty', { name: frame.header.fullName })}
        />
      )}
      <PhotoTiles photos={photos} className={classes.gallery} />
      {query.hasNextPage && <OlderButton busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
    </section>
  );
}
