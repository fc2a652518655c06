import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useWindow } from '#web/kit/DataTable/useWindow.ts';
import { formatNumber } from '#web/kit/format.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { keptPage } from './employees.ts';
import classes from './Pagination.module.css';

const SIZE = 50;
const HEIGHT = 44;
const pageOf = (page: number) => keptPage(page, SIZE);

export function Endless() {
  const { t } = useTranslation('pagination');
  const scroll = useRef<HTMLElement>(null);
  const { total = 0, rowAt, onRange, state } = useWindow({ scope: 'all', pageOf, perPage: SIZE, enabled: true });
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => HEIGHT,
    overscan: 6,
  });
  const rows = virtual.getVirtualItems();
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  useEffect(() => onRange(first, last), [onRange, first, last]);

  if (state.error) return <FailedState error={state.error} onRetry={() => void state.refetch()} />;
  if (state.isPending) return <SkeletonRows rows={6} />;
  return (
    <section ref={scroll} className={classes.scroll} aria-label={t('people')} {...{ tabIndex: 0 }}>
      <ul className={classes.people} style={{ blockSize: virtual.getTotalSize() }}>
        {rows.map(({ index, start }) => (
          <li
            key={index}
            className={classes.person}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <span>{formatNumber(index + 1)}</span>
            <bdi className={classes.name}>{rowAt(index)?.full_name ?? t('endless.wait')}</bdi>
            <bdi>{rowAt(index)?.city}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
