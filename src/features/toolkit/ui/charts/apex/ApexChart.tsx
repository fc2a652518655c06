import { useReducedMotion } from '@mantine/hooks';
import ApexCharts, { type ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';
import { type Palette, usePalette } from '#web/kit/charts/palette.ts';
import { HEIGHT } from '../Figure.tsx';
import paper from '../paper.module.css';
import classes from './ApexChart.module.css';
import { apexLook } from './apexLook.ts';
import { merged } from './merged.ts';

interface Props {
  height?: number;
  /** The options of ApexCharts; what all charts have in common is laid below them. */
  draw: (palette: Palette) => ApexOptions;
}

/** ApexCharts in our look. It is drawn anew when the skin, the language or the figures change. */
export function ApexChart({ draw, height = HEIGHT }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const palette = usePalette();
  const lessMotion = useReducedMotion();
  const wasDrawn = useRef(false);

  useEffect(() => {
    if (!box.current) return;
    const isMoving = !lessMotion && !wasDrawn.current;
    const chart = new ApexCharts(box.current, merged(apexLook(palette, height, isMoving), draw(palette)));
    wasDrawn.current = true;
    // For the picture that the card can save; a page of another width has another drawing.
    const mark = () => box.current?.querySelector('svg')?.setAttribute('data-chart', '');
    const drawings = new MutationObserver(mark);
    drawings.observe(box.current, { childList: true, subtree: true });
    // A chart that went away meanwhile has nothing to say.
    chart.render().then(mark, () => undefined);
    return () => {
      drawings.disconnect();
      chart.destroy();
    };
  }, [draw, palette, height, lessMotion]);

  return <div ref={box} className={`${classes.chart} ${paper.drawn}`} style={{ height }} />;
}
