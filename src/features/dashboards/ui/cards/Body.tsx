import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState, FailedState } from '#web/kit/states.tsx';
import classes from './cards.module.css';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** As high as what comes, so that nothing jumps. */
  height: number;
  isEmpty?: ((data: Data) => boolean) | undefined;
  children: (data: Data) => ReactNode;
}

/** What a card shows while its figures are on their way, when they did not come, and when there are none. */
export function Body<Data>({ query, height, isEmpty, children }: Props<Data>) {
  const { t } = useTranslation('dashboards');
  const { data, error, refetch } = query;
  if (data === undefined) {
    if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
    return <div className={classes.bones} style={{ minHeight: height }} role="status" aria-label={t('loading')} />;
  }
  if (isEmpty?.(data)) return <EmptyState title={t('nothing')} detail={t('nothingDetail')} />;
  return children(data);
}
