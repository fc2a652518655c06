import { useMutation } from '@tanstack/react-query';
import type { PlanPeriod } from '#contract/account.ts';
import type { OwnPlan, PricingPlan } from '#features/pricing/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatDate } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { price, stepTo } from './prices.ts';
import { ownPlanQuery } from './queries.ts';

/** Choosing a plan: whatever changes what is to be paid is asked about first. */
export function useChoose() {
  const { t } = useTranslation('pricing');
  const sending = useMutation({
    mutationFn: async ({ plan, billing }: { plan: Pick<PricingPlan, 'title' | 'plan'>; billing?: PlanPeriod }) => {
      if (!billing) return ask(api.api.pricing.keep.$post({ json: { plan: plan.plan } }));
      const { chooseBody } = await import('#features/pricing/contract.ts');
      return ask(api.api.pricing.choose.$post({ json: chooseBody.parse({ plan: plan.title, billing }) }));
    },
    onSuccess: (now: OwnPlan, { plan }) => {
      queryClient.setQueryData(ownPlanQuery.queryKey, now);
      toast.done(
        now.endsAt ? t('done.ending', { date: formatDate(now.endsAt) }) : t('done.chosen', { plan: plan.title }),
      );
    },
    onError: (error, given) => {
      void queryClient.invalidateQueries({ queryKey: ownPlanQuery.queryKey });
      toast.failed(error, { retry: () => sending.mutate(given) });
    },
  });

  function detailOf(plan: PricingPlan, billing: PlanPeriod, mine: OwnPlan): string {
    const date = formatDate(mine.renewsAt ?? new Date());
    if (plan.plan === 'basic') return t('confirm.basic', { date });
    const cost = billing === 'yearly' ? plan.yearlyPlan.totalAnnual : plan.monthlyPrice;
    const words = { plan: plan.title, price: price(cost), date: formatDate(new Date()) };
    const costs = billing === 'yearly' ? t('confirm.yearly', words) : t('confirm.monthly', words);
    return stepTo(plan, billing, mine) === 'down' ? `${t('confirm.smaller')} ${costs}` : costs;
  }

  async function choose(plan: PricingPlan, billing: PlanPeriod, mine: OwnPlan) {
    const step = stepTo(plan, billing, mine);
    // To keep what one has is no change, unless it is paid otherwise from now on.
    const isSame = step === 'keep' && mine.billing === billing;
    if (!isSame) {
      const question =
        step === 'period' || step === 'keep'
          ? t('confirm.period', { period: t(`billing.${billing}`) })
          : t('confirm.question', { plan: plan.title });
      const isSure = await confirm({ question, detail: detailOf(plan, billing, mine), verb: t('confirm.verb') });
      if (!isSure) return;
    }
    sending.mutate({ plan, billing });
  }
  /** What was given up goes on as it was. */
  const keep = (plan: Pick<PricingPlan, 'title' | 'plan'>) => sending.mutate({ plan });
  return { choose, keep, isBusy: sending.isPending };
}
