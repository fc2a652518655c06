import { useQuery } from '@tanstack/react-query';
import { addDays, todayIn } from '#features/calendar/ui/days.ts';
import { windowQuery } from '#features/calendar/ui/queries.ts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { formatMonthShort, formatNumber, formatTime } from '#web/kit/format.ts';
import { deviceZone } from '#web/zone.ts';

const isAhead = ({ end }: { end: string }) => Date.parse(end) > Date.now();

export function Meeting() {
  const { t } = useTranslation('card-advance');
  const today = todayIn(deviceZone());
  const query = useQuery(windowQuery({ from: today, to: addDays(today, 28) }));
  return (
    <Card title={t('meeting.head')} foot={<HrefLink href="/apps/calendar">{t('meeting.link')}</HrefLink>}>
      <Body query={query} height={132} isEmpty={(events) => !events.some(isAhead)}>
        {(events) => (
          <ul className={classes.list}>
            {events
              .filter(isAhead)
              .slice(0, 3)
              .map(({ title, start, allDay, extendedProps: { key, location, guests } }) => (
                <li key={key}>
                  <span className={classes.day}>
                    <span>{formatMonthShort(start)}</span>
                    {formatNumber(new Date(start).getDate())}
                  </span>
                  <span className={classes.grow}>
                    <bdi className={classes.name}>{title}</bdi>
                    <span className={classes.quiet}>
                      {allDay ? t('meeting.allDay') : formatTime(start)}
                      {location && ` · ${location}`}
                    </span>
                  </span>
                  {guests.length > 0 && (
                    <span className={classes.quiet}>{t('meeting.guests', { count: guests.length })}</span>
                  )}
                </li>
              ))}
          </ul>
        )}
      </Body>
    </Card>
  );
}
