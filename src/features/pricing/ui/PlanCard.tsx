import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PlanPeriod } from '#contract/account.ts';
import type { OwnPlan, PricingPlan } from '#features/pricing/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { useSession } from '#web/session.ts';
import classes from './Pricing.module.css';
import { price, type Step, stepTo } from './prices.ts';
import { useChoose } from './useChoose.ts';

interface Props {
  plan: PricingPlan;
  billing: PlanPeriod;
  mine: OwnPlan | undefined;
}

function ChooseButton({ plan, billing, mine }: Props) {
  const { t } = useTranslation('pricing');
  const isSignedIn = useSession() !== null;
  const { choose, isBusy } = useChoose();
  const variant = plan.popular ? 'filled' : 'default';
  if (!isSignedIn) {
    return (
      <Button
        fullWidth
        variant={variant}
        renderRoot={(props) => (
          <Link to="/pages/login-cover" search={{ returnTo: `/pages/pricing?billing=${billing}` }} {...props} />
        )}
      >
        {t('choose.signIn', { plan: plan.title })}
      </Button>
    );
  }
  const step: Step | undefined = mine && stepTo(plan, billing, mine);
  const isSet = step === undefined || step === 'current' || step === 'ending';
  return (
    <Button
      fullWidth
      variant={step === 'current' || step === 'ending' ? 'default' : variant}
      disabled={isSet}
      loading={isBusy}
      onClick={() => mine && void choose(plan, billing, mine)}
    >
      {step ? t(`choose.${step}`, { plan: plan.title, period: t(`billing.${billing}`) }) : plan.title}
    </Button>
  );
}

/** One plan with its price, what it has, and the button that chooses it. */
export function PlanCard({ plan, billing, mine }: Props) {
  const { t } = useTranslation('pricing');
  const { title, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const isYearly = billing === 'yearly';
  const isFree = monthlyPrice === 0;
  return (
    <li className={classes.plan} data-popular={popular || undefined} aria-labelledby={`plan-${title}`}>
      <div className={classes.planHead}>
        <h2 className={classes.planTitle} id={`plan-${title}`}>
          {title}
        </h2>
        {popular && <Pill kind="accent">{t('popular')}</Pill>}
        {mine?.plan === plan.plan && <Pill kind="success">{t('yours')}</Pill>}
      </div>
      <p className={classes.subtitle}>
        <bdi>{subtitle}</bdi>
      </p>
      <p className={classes.price}>
        <span className={classes.amount}>{price(isYearly ? yearlyPlan.perMonth : monthlyPrice)}</span>
        <span className={classes.per}>{t('perMonth')}</span>
      </p>
      <p className={classes.total}>
        {isFree
          ? t('free')
          : isYearly
            ? t('billedYearly', { total: price(yearlyPlan.totalAnnual) })
            : t('billedMonthly')}
      </p>
      <ChooseButton plan={plan} billing={billing} mine={mine} />
      <ul className={classes.benefits}>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} stroke={2} aria-hidden />
            <span dir="auto">{benefit}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
