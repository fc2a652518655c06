import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { AvgSessions, SupportTracker } from './analytics/people.tsx';
import { GoalOverview, ProductOrders, Revenue, RevenueReport } from './analytics/sales.tsx';
import { Customers, SessionsByDevice } from './analytics/shares.tsx';
import classes from './Cards.module.css';

export const Route = createFileRoute('/_frame/cards/analytics')({
  staticData: { title: 'pages:card-analytics' },
  component: AnalyticsCardsPage,
});

/** The analytics cards, each with what its call answers. */
function AnalyticsCardsPage() {
  const { t } = useTranslation('cards');
  return (
    <>
      <PageHeader title={t('analytics.title')} help={t('analytics.help')} />
      <ul className={classes.grid}>
        <li className={classes.half}>
          <SupportTracker />
        </li>
        <li className={classes.half}>
          <AvgSessions />
        </li>
        <li className={classes.third}>
          <GoalOverview />
        </li>
        <li className={classes.third}>
          <SessionsByDevice />
        </li>
        <li className={classes.third}>
          <Customers />
        </li>
        <li className={classes.third}>
          <RevenueReport />
        </li>
        <li className={classes.third}>
          <Revenue />
        </li>
        <li className={classes.third}>
          <ProductOrders />
        </li>
      </ul>
    </>
  );
}
