import { Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Carousel } from '#web/kit/carousel/Carousel.tsx';
import { formatDate } from '#web/kit/format.ts';
import classes from './Slides.module.css';

const NOTICES = [
  { id: 'library', day: '2026-11-16' },
  { id: 'photo', day: '2026-11-18' },
  { id: 'parents', day: '2026-11-24' },
] as const;

export function Notices() {
  const { t } = useTranslation('swiper');
  return (
    <Carousel label={t('notices.label')} slides={NOTICES} slideId={({ id }) => id} orientation="vertical" height={88}>
      {({ id, day }) => (
        <div className={classes.notice}>
          <Text fz={12} c="dimmed">
            {formatDate(day)}
          </Text>
          <p className={classes.line}>{t(`notices.${id}`)}</p>
        </div>
      )}
    </Carousel>
  );
}
