import { Accordion } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import type { PlanPeriod } from '#contract/account.ts';
import { PLAN_PERIODS } from '#contract/accountChoices.ts';
import { lenient } from '#contract/list.ts';
import type { PricingData } from '#features/pricing/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import questions from '#web/kit/Questions.module.css';
import { Segments } from '#web/kit/Segments.tsx';
import { FailedState } from '#web/kit/states.tsx';
import { getSession, useSession } from '#web/session.ts';
import { Comparison } from './Comparison.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlansSkeleton } from './PlansSkeleton.tsx';
import classes from './Pricing.module.css';
import { ownPlanQuery, pricingQuery } from './queries.ts';

const address = listAddress(lenient(z.object({ billing: z._default(z.enum(PLAN_PERIODS), 'monthly') })));

export const Route = createFileRoute('/_open/pages/pricing')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pricingQuery);
    if (getSession()) void context.queryClient.prefetchQuery(ownPlanQuery);
  },
  staticData: { title: 'pages:pricing' },
  component: PricingPage,
});

const route = getRouteApi('/_open/pages/pricing');

/** How much a year at once saves at most, in percent. */
const savingOf = (plans: PricingData['plans']) =>
  Math.max(
    ...plans.map(({ monthlyPrice, yearlyPlan }) =>
      monthlyPrice > 0 ? Math.round((1 - yearlyPlan.perMonth / monthlyPrice) * 100) : 0,
    ),
  );

function Questions({ qandA }: Pick<PricingData, 'qandA'>) {
  const { t } = useTranslation('pricing');
  return (
    <section className={classes.section} aria-labelledby="pricing-questions">
      <h2 className={classes.sectionTitle} id="pricing-questions">
        {t('questions')}
      </h2>
      <p className={classes.sectionHelp}>{t('questionsHelp')}</p>
      <Accordion multiple className={classes.sheet} classNames={questions}>
        {qandA.map(({ question, ans }) => (
          <Accordion.Item key={question} value={question}>
            <Accordion.Control>
              <span dir="auto">{question}</span>
            </Accordion.Control>
            <Accordion.Panel>
              <p className={classes.answer} dir="auto">
                {ans}
              </p>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}

function Plans({ data, billing }: { data: PricingData; billing: PlanPeriod }) {
  const isSignedIn = useSession() !== null;
  const mine = useQuery({ ...ownPlanQuery, enabled: isSignedIn }).data;
  return (
    <>
      {mine && <CurrentPlan mine={mine} plans={data.plans} />}
      <ul className={classes.plans}>
        {data.plans.map((plan) => (
          <PlanCard key={plan.title} plan={plan} billing={billing} mine={mine} />
        ))}
      </ul>
      <Comparison data={data} mine={mine} />
      <Questions qandA={data.qandA} />
    </>
  );
}

function PricingPage() {
  const { t } = useTranslation('pricing');
  const { billing } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(pricingQuery);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.help}>{t('help')}</p>
        <div className={classes.switch}>
          <Segments
            aria-label={t('billing.label')}
            value={billing}
            data={PLAN_PERIODS.map((period) => ({ value: period, label: t(`billing.${period}`) }))}
            onChange={(next) => void navigate({ search: { billing: next }, replace: true, resetScroll: false })}
          />
          {data && <span className={classes.saving}>{t('billing.saving', { percent: savingOf(data.plans) })}</span>}
        </div>
      </header>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PlansSkeleton />}
      {data && <Plans data={data} billing={billing} />}
    </div>
  );
}
