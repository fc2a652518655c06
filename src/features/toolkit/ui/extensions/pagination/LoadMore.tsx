import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { FailedState } from '#web/kit/states.tsx';
import { keptPage } from './employees.ts';
import { People } from './People.tsx';

const SIZE = 6;

export function LoadMore() {
  const { t } = useTranslation('pagination');
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['employees', 'more'],
    queryFn: ({ pageParam }) => keptPage(pageParam, SIZE).queryFn(),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * SIZE < total ? pages.length + 1 : undefined),
  });
  const people = data?.pages.flatMap(({ rows }) => rows);
  const total = data?.pages[0]?.total ?? 0;

  // Whoever reads on by the keyboard goes on where the new ones begin, once they are drawn.
  const readTo = useRef<number>(undefined);
  const shown = people?.length ?? 0;
  useEffect(() => {
    if (readTo.current === undefined || shown <= readTo.current) return;
    (list.current?.children[readTo.current] as HTMLElement | undefined)?.focus();
    readTo.current = undefined;
  }, [shown]);

  function more() {
    readTo.current = shown;
    void fetchNextPage();
  }

  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <People people={people} rows={SIZE} list={list} />
      <Group justify="space-between" mt={12}>
        <Text c="dimmed" fz={13} role="status">
          {people &&
            t('more.far', {
              shown: formatNumber(people.length),
              people: t('counted', { count: total, number: formatNumber(total) }),
            })}
        </Text>
        <Button variant="default" loading={isFetchingNextPage} disabled={!hasNextPage} onClick={more}>
          {t('more.load')}
        </Button>
      </Group>
    </>
  );
}
