import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Carousel } from '#web/kit/carousel/Carousel.tsx';
import classes from './Slides.module.css';

const PEOPLE = [
  { id: 11, name: 'Amara Okafor', said: 'evening' },
  { id: 12, name: 'Jonas Weber', said: 'mistakes' },
  { id: 13, name: 'Ines Carvalho', said: 'offline' },
] as const;

export function Sayings() {
  const { t } = useTranslation('swiper');
  return (
    <Carousel label={t('sayings.label')} slides={PEOPLE} slideId={({ id }) => id} every={6} hasDots>
      {({ id, name, said }) => (
        <figure className={classes.saying}>
          <blockquote>{t(`sayings.${said}`)}</blockquote>
          <figcaption>
            <PersonAvatar name={name} id={id} size={28} />
            <bdi>{name}</bdi>
          </figcaption>
        </figure>
      )}
    </Carousel>
  );
}
