import { type ReactElement, useEffect, useRef } from 'react';
import { ResponsiveContainer } from 'recharts';
import { HEIGHT } from '../Figure.tsx';

/** As wide as its place; its drawing is marked for the picture that the card can save. */
export function Drawing({ height = HEIGHT, children }: { height?: number; children: ReactElement }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = () => box.current?.querySelector('svg.recharts-surface')?.setAttribute('data-chart', '');
    const watch = new MutationObserver(mark);
    if (box.current) watch.observe(box.current, { childList: true, subtree: true });
    mark();
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box}>
      <ResponsiveContainer width="100%" height={height}>
        {children}
      </ResponsiveContainer>
    </div>
  );
}
