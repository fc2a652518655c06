import { useReducedMotion } from '@mantine/hooks';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface Options {
  isVertical: boolean;
  loop: boolean;
  direction: 'ltr' | 'rtl';
}

/** Where a row of slides stands and how it moves. Whoever wants no motion gets the next slide at once. */
export function useCarousel({ isVertical, loop, direction }: Options) {
  const isStill = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({
    axis: isVertical ? 'y' : 'x',
    direction,
    loop,
    align: 'start',
    containScroll: 'trimSnaps',
  });
  const [at, setAt] = useState(0);
  const [stops, setStops] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const update = () => {
      setAt(embla.selectedScrollSnap());
      setStops(embla.scrollSnapList().length);
    };
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  return {
    viewport,
    embla,
    at,
    /** Places to stop at: fewer than slides where several stand side by side. */
    stops,
    isStill,
    mayGoBack: loop || at > 0,
    mayGoOn: loop || at < stops - 1,
    go: (to: number) => embla?.scrollTo(to, isStill),
    back: () => embla?.scrollPrev(isStill),
    on: () => embla?.scrollNext(isStill),
  };
}
