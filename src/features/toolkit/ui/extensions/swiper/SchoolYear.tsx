import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Carousel } from '#web/kit/carousel/Carousel.tsx';
import classes from './Slides.module.css';

const PICTURES = ['openday', 'garden', 'concert', 'snow'] as const;

export function SchoolYear() {
  const { t } = useTranslation('swiper');
  return (
    <Carousel label={t('year.label')} slides={PICTURES} slideId={(name) => name}>
      {(name) => (
        <figure className={classes.figure}>
          <img className={classes.picture} src={`${import.meta.env.BASE_URL}blog/${name}.svg`} alt="" />
          <figcaption className={classes.words}>{t(`year.${name}`)}</figcaption>
        </figure>
      )}
    </Carousel>
  );
}
