import { useState } from 'react';
import type { AccountDetail } from '#contract/account.ts';
import { PLAN_PRICES } from '#contract/accountChoices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActButton } from '#web/kit/ActionsMenu.tsx';
import { formatDate, formatMoney } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { useAbility } from '#web/session.ts';
import page from '../PersonPage.module.css';
import classes from './AccountPage.module.css';
import { PlanDrawer } from './PlanDrawer.tsx';
import { cancelPlan, resumePlan } from './plans.ts';

/** What somebody pays for, until when, and the way to another plan. */
export function PlanCard({ account, refused }: { account: AccountDetail; refused: string | null }) {
  const { t } = useTranslation('accounts');
  const mayManage = useAbility().can('manage', 'User');
  const [changing, setChanging] = useState(false);
  const { currentPlan, plan } = account;
  return (
    <section className={page.card} aria-label={t('plan.title')}>
      <h2 className={page.cardTitle}>
        {t('plan.title')}
        <Pill kind="accent">{t(`plans.${currentPlan}`)}</Pill>
      </h2>
      <p className={classes.price}>
        {formatMoney(PLAN_PRICES[currentPlan][plan.period])}
        <small>{t('plan.perMonth')}</small>
      </p>
      <p className={classes.when}>
        {currentPlan !== 'basic' && `${t(`plan.paid.${plan.period}`)} `}
        {plan.renewsAt && t('plan.renews', { date: formatDate(plan.renewsAt) })}
        {plan.endsAt && t('plan.ends', { date: formatDate(plan.endsAt) })}
        {currentPlan === 'basic' && t('plan.free')}
      </p>
      {mayManage && (
        <div className={classes.acts}>
          <ActButton refused={refused} onClick={() => setChanging(true)}>
            {t('plan.change')}
          </ActButton>
          {plan.endsAt && (
            <ActButton refused={refused} onClick={() => void resumePlan(account)}>
              {t('plan.resume')}
            </ActButton>
          )}
          {plan.renewsAt && (
            <ActButton variant="subtle" color="red" refused={refused} onClick={() => void cancelPlan(account)}>
              {t('plan.cancel')}
            </ActButton>
          )}
        </div>
      )}
      <PlanDrawer account={account} opened={changing} onClose={() => setChanging(false)} />
    </section>
  );
}
