import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { Donut } from '#web/kit/charts/Donut.tsx';
import { formatList, formatNumber } from '#web/kit/format.ts';
import classes from '../Cards.module.css';
import { Loaded } from '../Loaded.tsx';
import { avgSessions, supportTracker } from '../queries.ts';
import { sayWord } from '../sayWord.ts';
import { Facts } from './Facts.tsx';

const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });

export function SupportTracker() {
  const { t } = useTranslation('cards');
  const query = useQuery(supportTracker);
  const { data } = query;
  const ranges = (data?.last_days ?? []).map((range) => sayWord(t, range));
  const days = (count: number) => t('days', { count, number: formatNumber(count) });
  return (
    <ChartCard
      title={t('analytics.support-tracker')}
      aside={ranges[0]}
      file="support-tracker"
      format={formatNumber}
      table={
        data && {
          columns: [t('what'), t('number')],
          rows: [
            [t('tickets.total'), data.totalTicket],
            [t('tickets.new'), data.newTicket],
            [t('tickets.open'), data.openTicket],
            [t('tickets.answered'), data.responseTime],
          ],
        }
      }
    >
      <Loaded query={query}>
        {({ totalTicket, newTicket, openTicket, responseTime }) => {
          const done = totalTicket > 0 ? (totalTicket - openTicket) / totalTicket : 0;
          return (
            <>
              <div className={classes.row}>
                <Donut
                  parts={[{ id: 'done', name: t('tickets.done'), value: done, text: percent(done), color: 1 }]}
                  whole={1}
                  number={formatNumber(done, { style: 'percent', maximumFractionDigits: 0 })}
                  word={t('tickets.done')}
                  summary={t('tickets.summary', { done: percent(done), total: formatNumber(totalTicket) })}
                />
                <Facts
                  facts={[
                    [t('tickets.total'), formatNumber(totalTicket)],
                    [t('tickets.new'), formatNumber(newTicket)],
                    [t('tickets.open'), formatNumber(openTicket)],
                    [t('tickets.answered'), days(responseTime)],
                  ]}
                />
              </div>
              <p className={classes.foot}>{t('ranges', { ranges: formatList(ranges) })}</p>
            </>
          );
        }}
      </Loaded>
    </ChartCard>
  );
}

export function AvgSessions() {
  const { t } = useTranslation('cards');
  const query = useQuery(avgSessions);
  const { data } = query;
  const ranges = (data?.last_days ?? []).map((range) => sayWord(t, range));
  return (
    <ChartCard
      title={t('analytics.avg-sessions')}
      aside={ranges[0]}
      file="avg-sessions"
      format={formatNumber}
      table={
        data && {
          columns: [t('what'), t('number')],
          rows: [
            [t('sessions.sessions'), data.sessions],
            [t('sessions.growth'), data.growth],
            [t('sessions.goal'), data.goal],
            [t('sessions.users'), data.users],
            [t('sessions.retention'), data.retention],
            [t('sessions.duration'), data.duration],
          ],
        }
      }
    >
      <Loaded query={query}>
        {({ sessions, growth, goal, users, retention, duration }) => (
          <>
            <div className={classes.row}>
              <Donut
                parts={[{ id: 'stay', name: t('sessions.retention'), value: retention, text: '', color: 1 }]}
                whole={100}
                number={formatNumber(retention / 100, { style: 'percent' })}
                word={t('sessions.stay')}
                summary={`${t('sessions.retention')}: ${percent(retention / 100)}`}
              />
              <Facts
                facts={[
                  [t('sessions.sessions'), formatNumber(sessions)],
                  [t('sessions.growth'), formatNumber(growth, { signDisplay: 'exceptZero' })],
                  [t('sessions.goal'), formatNumber(goal)],
                  [t('sessions.users'), formatNumber(users)],
                  [t('sessions.duration'), t('years', { count: duration, number: formatNumber(duration) })],
                ]}
              />
            </div>
            <p className={classes.foot}>{t('ranges', { ranges: formatList(ranges) })}</p>
          </>
        )}
      </Loaded>
    </ChartCard>
  );
}
