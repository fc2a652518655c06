import { Button } from '@mantine/core';
import type { OwnPlan, PricingPlan } from '#features/pricing/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { useChoose } from './useChoose.ts';

/** What somebody has now, and until when. */
export function CurrentPlan({ mine, plans }: { mine: OwnPlan; plans: PricingPlan[] }) {
  const { t } = useTranslation('pricing');
  const { keep, isBusy } = useChoose();
  const offered = plans.find((one) => one.plan === mine.plan);
  const plan = offered?.title ?? t(`others.${mine.plan}`);
  if (mine.endsAt) {
    return (
      <Notice
        tone="warning"
        // Others are kept at their price.
        actions={
          !offered && (
            <Button variant="default" size="xs" loading={isBusy} onClick={() => keep({ title: plan, plan: mine.plan })}>
              {t('choose.keep', { plan })}
            </Button>
          )
        }
      >
        {t('mine.ending', { plan, date: formatDate(mine.endsAt) })}
      </Notice>
    );
  }
  if (!mine.renewsAt) return <Notice>{t('mine.free', { plan })}</Notice>;
  const words = { plan, date: formatDate(mine.renewsAt) };
  return <Notice>{mine.billing === 'yearly' ? t('mine.yearly', words) : t('mine.monthly', words)}</Notice>;
}
