import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Carousel } from '#web/kit/carousel/Carousel.tsx';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Slides.module.css';

const STEPS = ['choose', 'practise', 'hand', 'read'] as const;

export function Steps() {
  const { t } = useTranslation('swiper');
  return (
    <Carousel label={t('steps.label')} slides={STEPS} slideId={(step) => step} hasDots loop>
      {(step) => (
        <div className={classes.step}>
          <span className={classes.number}>{formatNumber(STEPS.indexOf(step) + 1)}</span>
          <p className={classes.line}>{t(`steps.${step}`)}</p>
        </div>
      )}
    </Carousel>
  );
}
