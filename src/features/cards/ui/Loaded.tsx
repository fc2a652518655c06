import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FailedState } from '#web/kit/states.tsx';
import classes from './Cards.module.css';

/** What a card shows once its call has answered; until then its shape. */
export function Loaded<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation('cards');
  if (data !== undefined) return children(data);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return <div className={classes.bones} role="status" aria-label={t('loading')} />;
}
