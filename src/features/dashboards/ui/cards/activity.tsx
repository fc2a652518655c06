import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { newestActivity } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { Body } from './Body.tsx';
import classes from './cards.module.css';
import { ViewAll } from './ViewAll.tsx';

const SHOWN = 5;

export function Activity() {
  const { t } = useTranslation('dashboards');
  const { t: tAudit } = useTranslation('audit');
  const query = useQuery(newestActivity);
  const href = useHref();
  const log = href('/lms/audit');
  const title = t('cards.activity');
  return (
    <ChartCard title={title} table={undefined} file="activity" aside={<ViewAll href={log} />}>
      <Body query={query} height={220} isEmpty={({ entries }) => entries.length === 0}>
        {({ entries }) => (
          <ul className={classes.entries} aria-label={title}>
            {entries.slice(0, SHOWN).map((entry) => {
              const content = (
                <>
                  <PersonAvatar name={entry.actor.name} id={entry.actor.id ?? 0} src={entry.actor.avatar} size={28} />
                  <span className={classes.entryWords}>
                    <span className={classes.entryWhat}>{tAudit(`actions.${entry.action}`)}</span>
                    <span className={classes.entryWho}>
                      <bdi>{entry.actor.name || tAudit('somebody')}</bdi>
                    </span>
                  </span>
                  <time className={classes.entryTime} dateTime={entry.at} title={formatDateTime(entry.at)}>
                    {formatRelative(entry.at)}
                  </time>
                </>
              );
              return (
                <li key={entry.id}>
                  {log ? (
                    <HrefLink className={classes.entry} href={`${log}?open=${entry.id}`}>
                      {content}
                    </HrefLink>
                  ) : (
                    <span className={classes.entry}>{content}</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Body>
    </ChartCard>
  );
}
