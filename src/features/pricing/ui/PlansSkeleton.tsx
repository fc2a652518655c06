import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';
import classes from './Pricing.module.css';

/** Three cards in the shape of what comes. */
export function PlansSkeleton() {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div className={classes.plans} role="status" aria-label={t('states.loading')}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={classes.plan}>
          {slow && ['40%', '70%', '50%', '90%', '80%', '85%', '60%'].map((width) => <Bone key={width} width={width} />)}
        </div>
      ))}
    </div>
  );
}
