import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { practiceFigures } from '#features/dashboards/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { formatNumber } from '#web/kit/format.ts';

export function WellDone() {
  const { t } = useTranslation('card-advance');
  const query = useQuery(practiceFigures({ range: 'last-28-days' }));
  return (
    <Card
      isRow
      cover={<Tiles seed="well-done" columns={2} rows={3} />}
      title={t('wellDone.head')}
      foot={<HrefLink href="/dashboard/analytics">{t('wellDone.link')}</HrefLink>}
    >
      <Body query={query} height={72}>
        {({ finished }) => (
          <>
            <p className={classes.figure}>{formatNumber(finished.now)}</p>
            <p>{t('wellDone.text', { before: formatNumber(finished.before) })}</p>
          </>
        )}
      </Body>
    </Card>
  );
}
