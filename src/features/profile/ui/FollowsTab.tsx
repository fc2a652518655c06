import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { followsQuery, type Side } from './data/queries.ts';
import { OlderButton } from './OlderButton.tsx';
import { PeopleList } from './PeopleList.tsx';
import classes from './Profile.module.css';
import { usePlace } from './search.ts';

/** Who follows somebody, or whom they follow. */
export function FollowsTab({ frame, side }: { frame: Frame; side: Side }) {
  const { t } = useTranslation('profile');
  const { isMe, go } = usePlace();
  const query = useInfiniteQuery(followsQuery(frame.id, side));
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  if (query.isError && !query.data) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows rows={4} />;
  if (people.length === 0) {
    const name = frame.header.fullName;
    return (
      <div className={classes.card}>
        <EmptyState
          icon={IconUsers}
          title={isMe ? t(`follows.${side}.emptyMine`) : t(`follows.${side}.empty`, { name })}
          detail={isMe ? t(`follows.${side}.detailMine`) : undefined}
          action={
            isMe && side === 'following' ? (
              <Button variant="default" size="xs" onClick={() => go({ open: 'people' })}>
                {t('suggestions.find')}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  return (
    <>
      <PeopleList people={people} />
      {query.hasNextPage && <OlderButton busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
    </>
  );
}
