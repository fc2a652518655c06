import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';
import classes from './Product.module.css';
import skeleton from './ProductSkeleton.module.css';

export function ProductSkeleton() {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div className={classes.top} role="status" aria-label={t('states.loading')}>
      <span className={skeleton.picture} />
      <span className={skeleton.words}>
        {slow && (
          <>
            <Bone width="30%" />
            <Bone width="70%" />
            <Bone width="45%" />
            <Bone width="25%" />
            <Bone width="90%" />
            <Bone width="80%" />
            <Bone width="50%" />
          </>
        )}
      </span>
    </div>
  );
}
