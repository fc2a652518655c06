import { Box, useDirection, VisuallyHidden } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useStable } from '../DataTable/useStable.ts';
import { formatNumber } from '../format.ts';
import classes from './Carousel.module.css';
import { CarouselBar } from './CarouselBar.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';

interface Props<Slide> {
  /** What is shown, for readers: "New courses". */
  label: string;
  slides: readonly Slide[];
  slideId: (slide: Slide) => string | number;
  children: (slide: Slide) => ReactNode;
  /** How many stand side by side; on a phone it is one and a bit of the next. */
  perView?: number;
  orientation?: 'horizontal' | 'vertical';
  /** In pixels; a vertical one needs it. */
  height?: number;
  /** After the last comes the first. */
  loop?: boolean;
  /** Goes on by itself after so many seconds; a button pauses it. */
  every?: number;
  hasDots?: boolean;
  /** Controlled: the slide to show, and the one that is shown now. */
  at?: number;
  onChange?: (at: number) => void;
}

/** Pictures or cards one after the other: by finger, buttons and arrow keys, in the reading direction. */
export function Carousel<Slide>(props: Props<Slide>) {
  const { label, slides, slideId, children, perView = 1, orientation = 'horizontal', height, loop = false } = props;
  const { every, hasDots = false, at: wanted, onChange } = props;
  const { t } = useTranslation('carousel');
  const { dir } = useDirection();
  const isVertical = orientation === 'vertical';
  const row = useCarousel({ isVertical, loop: loop || every !== undefined, direction: dir });
  const { at, go } = row;
  const autoplay = useAutoplay(every, row.isStill, useStable(row.on));

  const tell = useStable((now: number) => onChange?.(now));
  useEffect(() => tell(at), [at, tell]);
  const follow = useStable((to: number) => to !== at && go(to));
  useEffect(() => {
    if (wanted !== undefined) follow(wanted);
  }, [wanted, follow]);

  function onKeyDown(event: KeyboardEvent) {
    const [before, after] = isVertical
      ? ['ArrowUp', 'ArrowDown']
      : dir === 'rtl'
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
    if (event.key === before) row.back();
    else if (event.key === after) row.on();
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(row.stops - 1);
    else return;
    event.preventDefault();
  }

  const place = t('place', { number: formatNumber(at + 1), count: formatNumber(row.stops) });
  return (
    <Box
      className={classes.carousel}
      role="group"
      aria-roledescription={t('kind')}
      aria-label={label}
      data-orientation={orientation}
      style={{ '--per-view': perView, '--height': height && `${height}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onMouseEnter={autoplay.hold}
      onMouseLeave={autoplay.letGo}
      onFocus={autoplay.hold}
      onBlur={autoplay.letGo}
    >
      <Box className={classes.viewport} ref={row.viewport} tabIndex={0} role="group" aria-label={t('slides')}>
        <div className={classes.row}>
          {slides.map((slide, index) => (
            <Box
              key={slideId(slide)}
              className={classes.slide}
              role="group"
              aria-label={t('place', { number: formatNumber(index + 1), count: formatNumber(slides.length) })}
            >
              {children(slide)}
            </Box>
          ))}
        </div>
      </Box>
      <CarouselBar row={row} autoplay={every === undefined ? undefined : autoplay} hasDots={hasDots} place={place} />
      <VisuallyHidden role="status">{autoplay.isOn ? '' : place}</VisuallyHidden>
    </Box>
  );
}
