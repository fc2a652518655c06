import { Timeline } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { newestActivity } from '#features/dashboards/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { formatRelative } from '#web/kit/format.ts';

export function Deeds() {
  const { t } = useTranslation('card-advance');
  const { t: tAudit } = useTranslation('audit');
  const query = useQuery(newestActivity);
  return (
    <Card title={t('deeds.head')} foot={<HrefLink href="/lms/audit">{t('deeds.link')}</HrefLink>}>
      <Body query={query} height={220} isEmpty={({ entries }) => entries.length === 0}>
        {({ entries }) => (
          <Timeline active={0} bulletSize={12} lineWidth={2}>
            {entries.slice(0, 4).map(({ id, at, action, actor }) => (
              <Timeline.Item key={id} title={<span className={classes.name}>{tAudit(`actions.${action}`)}</span>}>
                <span className={classes.quiet}>
                  <bdi>{actor.name || tAudit('somebody')}</bdi> · <time dateTime={at}>{formatRelative(at)}</time>
                </span>
              </Timeline.Item>
            ))}
          </Timeline>
        )}
      </Body>
    </Card>
  );
}
