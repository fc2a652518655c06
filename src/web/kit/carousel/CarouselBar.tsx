import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import classes from './Carousel.module.css';
import type { useAutoplay } from './useAutoplay.ts';
import type { useCarousel } from './useCarousel.ts';

interface Props {
  row: ReturnType<typeof useCarousel>;
  autoplay: ReturnType<typeof useAutoplay> | undefined;
  hasDots: boolean;
  place: string;
}

/** Below the slides, so that it never lies on a picture: back, where it stands, on. */
export function CarouselBar({ row, autoplay, hasDots, place }: Props) {
  const { t } = useTranslation('carousel');
  const { at, stops } = row;
  if (stops < 2) return null;
  const Glyph = autoplay?.isOn ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={classes.bar}>
      <ActionIcon variant="default" size={36} aria-label={t('back')} disabled={!row.mayGoBack} onClick={row.back}>
        <IconChevronLeft className={classes.arrow} size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      {hasDots ? (
        <div className={classes.dots}>
          {[...Array(stops).keys()].map((stop) => (
            <UnstyledButton
              key={stop}
              className={classes.dot}
              aria-label={t('goTo', { number: formatNumber(stop + 1) })}
              aria-current={stop === at ? 'true' : undefined}
              onClick={() => row.go(stop)}
            />
          ))}
        </div>
      ) : (
        <span className={classes.place} aria-hidden>
          {place}
        </span>
      )}
      {autoplay && (
        <ActionIcon size={36} aria-label={autoplay.isOn ? t('pause') : t('start')} onClick={autoplay.toggle}>
          <Glyph size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon variant="default" size={36} aria-label={t('on')} disabled={!row.mayGoOn} onClick={row.on}>
        <IconChevronRight className={classes.arrow} size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}
