import { memo } from 'react';
import { colors } from '#web/theme/colors.ts';
import { seeded } from './seeded.ts';

type Hue = 'ink' | 'pine' | 'ochre' | 'brick' | 'plum' | 'graphite';

interface Props {
  /** The same seed always gives the same picture: use the id of what it stands for. */
  seed: string | number;
  columns: number;
  rows: number;
  hue?: Hue;
  /** Light tones are common: among text, where a dark picture would shout. */
  soft?: boolean;
  className?: string;
}

const CELL = 80;
const SHAPES = ['quarter', 'quarter', 'leaf', 'leaf', 'halves', 'disc', 'triangle', 'stripes', 'arc', 'plain'] as const;
const PALE = '#f4f1ea';
const RARE = '#f2b93b';

/** Dark tones are common, the pale one is a guest. */
const tonesOf = (hue: Hue, soft: boolean) => {
  const shades = colors[hue];
  if (soft) return [shades[1], shades[1], shades[2], shades[2], shades[3], shades[4], shades[7], shades[7], PALE];
  return [shades[8], shades[8], shades[7], shades[7], shades[7], shades[6], shades[6], shades[4], shades[4], PALE];
};

function outline(shape: (typeof SHAPES)[number]): string {
  switch (shape) {
    case 'quarter':
      return 'M0 0H80A80 80 0 0 1 0 80Z';
    case 'leaf':
      return 'M0 0H40A40 40 0 0 1 80 40V80H40A40 40 0 0 1 0 40Z';
    case 'halves':
      return 'M0 0H80A40 40 0 0 1 0 0ZM0 40H80A40 40 0 0 1 0 40Z';
    case 'disc':
      return 'M40 16A24 24 0 0 1 40 64A24 24 0 0 1 40 16Z';
    case 'triangle':
      return 'M0 0H80L0 80Z';
    case 'stripes':
      return 'M5 0h6v80h-6ZM25 0h6v80h-6ZM45 0h6v80h-6ZM65 0h6v80h-6Z';
    case 'arc':
      return 'M80 0A80 80 0 0 1 0 80V54A54 54 0 0 0 54 0Z';
    case 'plain':
      return '';
  }
}

function draw({ seed, columns, rows, hue = 'ink', soft = false }: Props) {
  const next = seeded(seed);
  const pick = <T,>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const tones = tonesOf(hue, soft);
  const rare = Math.floor(next() * columns * rows);
  return Array.from({ length: columns * rows }, (_, place) => {
    const ground = pick(tones);
    let ink = pick(tones);
    while (ink === ground) ink = pick(tones);
    const shape = pick(SHAPES);
    const isRare = place === rare;
    return {
      place,
      x: (place % columns) * CELL,
      y: Math.floor(place / columns) * CELL,
      turn: Math.floor(next() * 4) * 90,
      ground,
      ink: isRare ? RARE : ink,
      path: outline(isRare ? 'leaf' : shape),
    };
  });
}

/** Our illustration: a grid of plain shapes in the tones of one hue, with one yellow leaf. Fills its box. */
export const Tiles = memo(function Tiles(props: Props) {
  const { columns, rows, className } = props;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="geometricPrecision"
      aria-hidden
    >
      {draw(props).map((tile) => (
        <g key={tile.place} transform={`translate(${tile.x} ${tile.y})`}>
          {/* A hair wider than its cell, so that no seam shows between two of one tone. */}
          <rect width={CELL + 0.5} height={CELL + 0.5} fill={tile.ground} />
          {tile.path && (
            <path d={tile.path} fill={tile.ink} transform={`rotate(${tile.turn} ${CELL / 2} ${CELL / 2})`} />
          )}
        </g>
      ))}
    </svg>
  );
});
