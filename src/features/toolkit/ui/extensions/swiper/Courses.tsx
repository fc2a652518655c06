import { Text } from '@mantine/core';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Carousel } from '#web/kit/carousel/Carousel.tsx';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Slides.module.css';

const COURSES = [
  { id: 'algebra', lessons: 24 },
  { id: 'biology', lessons: 18 },
  { id: 'history', lessons: 12 },
  { id: 'music', lessons: 1 },
  { id: 'drawing', lessons: 9 },
  { id: 'physics', lessons: 21 },
] as const;

export function Courses() {
  const { t } = useTranslation('swiper');
  return (
    <Carousel label={t('courses.label')} slides={COURSES} slideId={({ id }) => id} perView={4}>
      {({ id, lessons }) => (
        <article className={classes.card}>
          <Tiles className={classes.cover} seed={id} columns={6} rows={3} soft />
          <h3 className={classes.name}>{t(`courses.${id}`)}</h3>
          <Text fz={13} c="dimmed">
            {t('courses.lessons', { count: lessons, number: formatNumber(lessons) })}
          </Text>
        </article>
      )}
    </Carousel>
  );
}
