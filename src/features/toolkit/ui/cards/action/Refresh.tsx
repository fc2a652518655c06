import { useQuery } from '@tanstack/react-query';
import { peopleCountsQuery } from '#features/people/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionCard } from '#web/kit/ActionCard.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Bone, FailedState } from '#web/kit/states.tsx';

export function Refresh() {
  const { t, i18n } = useTranslation('card-action');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(peopleCountsQuery);
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' });
  return (
    <ActionCard title={t('refresh.head')} onRefresh={refetch} isBusy={isFetching}>
      {error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className={classes.figure}>{data ? formatNumber(data.all) : <Bone width={84} />}</p>
          <span className={classes.quiet} role="status">
            {data && t('refresh.at', { time: clock.format(dataUpdatedAt) })}
          </span>
        </>
      )}
    </ActionCard>
  );
}
