import type { OwnPlan, PricingPlan } from '#features/pricing/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';

/** What somebody has now, and until when. */
export function CurrentPlan({ mine, plans }: { mine: OwnPlan; plans: PricingPlan[] }) {
  const { t } = useTranslation('pricing');
  const plan = plans.find((one) => one.plan === mine.plan)?.title ?? t(`others.${mine.plan}`);
  if (mine.endsAt) {
    return <Notice tone="warning">{t('mine.ending', { plan, date: formatDate(mine.endsAt) })}</Notice>;
  }
  if (!mine.renewsAt) return <Notice>{t('mine.free', { plan })}</Notice>;
  const words = { plan, date: formatDate(mine.renewsAt) };
  return <Notice>{mine.billing === 'yearly' ? t('mine.yearly', words) : t('mine.monthly', words)}</Notice>;
}
