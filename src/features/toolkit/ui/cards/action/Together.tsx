import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newestActivity } from '#features/dashboards/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionCard } from '#web/kit/ActionCard.tsx';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatRelative } from '#web/kit/format.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';

export function Together() {
  const { t } = useTranslation('card-action');
  const { t: tAudit } = useTranslation('audit');
  const [isThere, setThere] = useState(true);
  const { data, error, isFetching, refetch } = useQuery(newestActivity);
  const close = () => {
    setThere(false);
    toast.done(t('close.done'), { undo: () => setThere(true) });
  };
  if (!isThere) return <span className={classes.quiet}>{t('close.goneDetail')}</span>;
  return (
    <ActionCard title={t('together.head')} canCollapse canFill onRefresh={refetch} isBusy={isFetching} onClose={close}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={4} />}
      <ul className={classes.list}>
        {data?.entries.slice(0, 4).map(({ id, actor, action, at }) => (
          <li key={id}>
            <PersonAvatar name={actor.name} id={actor.id ?? 0} src={actor.avatar} size={28} />
            <span className={classes.grow}>
              <span className={classes.name}>{tAudit(`actions.${action}`)}</span>
              <bdi className={classes.quiet}>{actor.name || tAudit('somebody')}</bdi>
            </span>
            <time className={classes.quiet} dateTime={at}>
              {formatRelative(at)}
            </time>
          </li>
        ))}
      </ul>
    </ActionCard>
  );
}
