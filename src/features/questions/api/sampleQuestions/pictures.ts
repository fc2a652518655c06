import { drawGraph } from './drawing.ts';

const parabola = () => {
  const xs = Array.from({ length: 61 }, (_, step) => -0.646 + (step * 5.292) / 60);
  return drawGraph({
    squares: { left: 3, right: 6, below: 4, above: 4 },
    curve: xs.map((x) => [x, (x - 2) ** 2 - 3] as const),
  });
};

/** Squares of 1 s and 2 m/s: up to 12 m/s in 2 s, on for 4 s, to a stop in 4 s. */
const tram = () =>
  drawGraph({
    squares: { left: 0, right: 11, below: 0, above: 7 },
    curve: [
      [0, 0],
      [2, 6],
      [6, 6],
      [10, 0],
    ],
  });

export const PICTURES: Record<string, { name: string; alt: string; draw: () => Uint8Array }> = {
  parabola: { name: 'parabola.png', alt: 'A parabola that opens upwards, on squared paper', draw: parabola },
  tram: { name: 'speed-of-a-tram.png', alt: 'Speed over time: it rises, stays level, and falls to zero', draw: tram },
};
