import { useMutation } from '@tanstack/react-query';
import type { PlanPeriod } from '#contract/account.ts';
import type { OwnPlan, PricingPlan } from '#features/pricing/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatDate } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { stepTo } from './prices.ts';
import { ownPlanQuery } from './queries.ts';

/** Choosing a plan; a smaller one is asked about first. */
export function useChoose() {
  const { t } = useTranslation('pricing');
  const sending = useMutation({
    mutationFn: async ({ plan, billing }: { plan: PricingPlan; billing: PlanPeriod }): Promise<OwnPlan> => {
      const { chooseBody } = await import('#features/pricing/contract.ts');
      return ask(api.api.pricing.choose.$post({ json: chooseBody.parse({ plan: plan.title, billing }) }));
    },
    onSuccess: (now, { plan }) => {
      queryClient.setQueryData(ownPlanQuery.queryKey, now);
      toast.done(
        now.endsAt ? t('done.ending', { date: formatDate(now.endsAt) }) : t('done.chosen', { plan: plan.title }),
      );
    },
    onError: (error, given) => toast.failed(error, { retry: () => sending.mutate(given) }),
  });

  async function choose(plan: PricingPlan, billing: PlanPeriod, mine: OwnPlan) {
    if (stepTo(plan, billing, mine) === 'down') {
      const isSure = await confirm({
        question: t('confirm.question', { plan: plan.title }),
        detail:
          plan.plan === 'basic'
            ? t('confirm.basic', { date: mine.renewsAt ? formatDate(mine.renewsAt) : '' })
            : t('confirm.smaller'),
        verb: t('confirm.verb'),
      });
      if (!isSure) return;
    }
    sending.mutate({ plan, billing });
  }
  return { choose, isBusy: sending.isPending };
}
