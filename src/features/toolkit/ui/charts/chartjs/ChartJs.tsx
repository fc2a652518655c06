import { useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { Chart, type ChartConfiguration, type ChartType } from 'chart.js';
import { useEffect, useRef } from 'react';
import { type Palette, usePalette } from '#web/kit/charts/palette.ts';
import { HEIGHT } from '../Figure.tsx';
import paper from '../paper.module.css';
import { setLook } from './setUp.ts';

interface Props<Type extends ChartType> {
  height?: number;
  /** The configuration of Chart.js; what all charts have in common are its defaults. */
  draw: (palette: Palette) => ChartConfiguration<Type>;
}

/** Chart.js in our look. It is drawn anew when the skin, the language or the figures change. */
export function ChartJs<Type extends ChartType>({ draw, height = HEIGHT }: Props<Type>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette();
  const isRtl = useDirection().dir === 'rtl';
  const lessMotion = useReducedMotion();
  const wasDrawn = useRef(false);

  useEffect(() => {
    if (!canvas.current) return;
    setLook(palette, isRtl);
    Chart.defaults.animation = lessMotion || wasDrawn.current ? false : { duration: 240 };
    const chart = new Chart(canvas.current, draw(palette) as ChartConfiguration);
    wasDrawn.current = true;
    return () => chart.destroy();
  }, [draw, palette, isRtl, lessMotion]);

  return (
    <div className={paper.drawn} style={{ position: 'relative', height }}>
      <canvas ref={canvas} data-chart />
    </div>
  );
}
