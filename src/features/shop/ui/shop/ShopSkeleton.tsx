import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';
import type { ShopLook } from './LookSwitch.tsx';
import classes from './Shop.module.css';

const NINE = Array.from({ length: 9 }, (_, index) => `card-${index}`);

/** Cards in the shape of what comes. */
export function ShopSkeleton({ look }: { look: ShopLook }) {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div className={classes.products} data-look={look} role="status" aria-label={t('states.loading')}>
      {slow &&
        NINE.map((key) => (
          <div key={key} className={classes.bones} data-look={look}>
            <span className={classes.bonePicture} />
            <span className={classes.boneWords}>
              <Bone width="40%" />
              <Bone width="75%" />
              <Bone width="55%" />
              <Bone width="30%" />
            </span>
          </div>
        ))}
    </div>
  );
}
