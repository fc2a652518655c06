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

/** Step by step from the upper left corner of a cell: along a line, along a circle of so much, or on to another place. */
type Step = [kind: string, x: number, y: number];

const line = (x: number, y: number): Step => ['l', x, y];
const arc = (x: number, y: number, radius: number, sweep = 1): Step => [`a${radius} ${radius} 0 0 ${sweep} `, x, y];
const go = (x: number, y: number): Step => ['m', x, y];
const half: Step[] = [line(80, 0), arc(-80, 0, 40)];
const stripe: Step[] = [line(6, 0), line(0, 80), line(-6, 0), line(0, -80)];

const OUTLINES: Record<(typeof SHAPES)[number], Step[]> = {
  quarter: [line(80, 0), arc(-80, 80, 80)],
  leaf: [line(40, 0), arc(40, 40, 40), line(0, 40), line(-40, 0), arc(-40, -40, 40)],
  halves: [...half, go(0, 40), ...half],
  disc: [go(40, 16), arc(0, 48, 24), arc(0, -48, 24)],
  triangle: [line(80, 0), line(-80, 80)],
  stripes: [go(5, 0), ...stripe, go(20, 0), ...stripe, go(20, 0), ...stripe, go(20, 0), ...stripe],
  arc: [go(80, 0), arc(-80, 80, 80), line(0, -26), arc(54, -54, 54, 0)],
  plain: [],
};

/** So many quarters of a turn to the right. */
const turned = (x: number, y: number, quarters: number): [number, number] =>
  quarters === 0 ? [x, y] : turned(-y, x, quarters - 1);

/** One shape in its cell, as part of a path. */
function outline(shape: (typeof SHAPES)[number], left: number, top: number, quarters: number): string {
  const [x, y] = turned(-CELL / 2, -CELL / 2, quarters);
  const steps = OUTLINES[shape].map(([kind, dx, dy]) => kind + turned(dx, dy, quarters).join(' '));
  return steps.length > 0 ? `M${left + CELL / 2 + x} ${top + CELL / 2 + y}${steps.join('')}` : '';
}

/** Everything in one tone is one path: a grid of hundreds of tiles is as quickly drawn as one of ten. */
function draw({ seed, columns, rows, hue = 'ink', soft = false }: Props) {
  const next = seeded(seed);
  const pick = <T,>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const tones = tonesOf(hue, soft);
  const rare = Math.floor(next() * columns * rows);
  const grounds = new Map<string, string>();
  const inks = new Map<string, string>();
  const add = (to: Map<string, string>, tone: string, path: string) => to.set(tone, (to.get(tone) ?? '') + path);
  for (let place = 0; place < columns * rows; place += 1) {
    const ground = pick(tones);
    let ink = pick(tones);
    while (ink === ground) ink = pick(tones);
    const shape = pick(SHAPES);
    const isRare = place === rare;
    const [left, top] = [(place % columns) * CELL, Math.floor(place / columns) * CELL];
    add(grounds, ground, `M${left} ${top}h${CELL}v${CELL}h${-CELL}z`);
    add(inks, isRare ? RARE : ink, outline(isRare ? 'leaf' : shape, left, top, Math.floor(next() * 4)));
  }
  // Below all of it one tone, so that no seam shows between two tiles.
  const whole = `M0 0h${columns * CELL}v${rows * CELL}H0z`;
  return [
    { name: 'below', tone: tones[0], path: whole },
    ...[...grounds].map(([tone, path]) => ({ name: `ground ${tone}`, tone, path })),
    ...[...inks].map(([tone, path]) => ({ name: `ink ${tone}`, tone, path })),
  ];
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
      {draw(props).map(({ name, tone, path }) => (
        <path key={name} d={path} fill={tone} />
      ))}
    </svg>
  );
});
