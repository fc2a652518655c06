import { type RefObject, useEffect, useRef } from 'react';

/** The entry of the open page; while the menu shows icons only, the branch it is in. */
const activeIn = (list: Element) =>
  ['[aria-current="page"]', '[data-holds-active]']
    .map((which) => list.querySelector(which))
    .find((item) => item?.checkVisibility());

/** Brings the entry of a page that was opened into sight. The menu stays where it is when the entry can be seen. */
export function useActiveInSight(active: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // With the next picture, which has to know where everything stands anyway.
    const frame = requestAnimationFrame(() => {
      const item = active && list.current && activeIn(list.current);
      const isOpening = isFirst.current;
      isFirst.current = false;
      if (!item || !list.current) return;
      const [its, all] = [item.getBoundingClientRect(), list.current.getBoundingClientRect()];
      if (its.top >= all.top && its.bottom <= all.bottom) return;
      const isStill = isOpening || matchMedia('(prefers-reduced-motion: reduce)').matches;
      list.current.scrollBy({
        top: (its.top + its.bottom - all.top - all.bottom) / 2,
        behavior: isStill ? 'instant' : 'smooth',
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return list;
}
