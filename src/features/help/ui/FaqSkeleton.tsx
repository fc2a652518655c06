import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bone, useSlow } from '#web/kit/states.tsx';
import classes from './Help.module.css';

const WIDTHS = ['52%', '38%', '61%', '45%', '49%'];

/** In the shape of what comes: groups at the start, questions beside them. */
export function FaqSkeleton() {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div className={classes.faq} role="status" aria-label={t('states.loading')}>
      <div className={classes.groups}>{slow && WIDTHS.map((width) => <Bone key={width} width={width} />)}</div>
      <div className={classes.sheet}>
        {slow &&
          WIDTHS.map((width) => (
            <div key={width} className={classes.boneRow}>
              <Bone width={width} />
            </div>
          ))}
      </div>
    </div>
  );
}
