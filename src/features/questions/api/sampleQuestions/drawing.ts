import { zlibSync } from 'fflate';

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const PAPER: Colour = [255, 255, 255];
const GRID: Colour = [222, 226, 230];
const AXIS: Colour = [73, 80, 87];
const CURVE: Colour = [47, 84, 214];

/** How far a point is from a line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

interface Graph {
  /** Squares to the left, right, below and above the origin. */
  squares: { left: number; right: number; below: number; above: number };
  curve: Point[];
}

const SQUARE = 32;
const MARGIN = 16;

/** A curve over squared paper, as pixels. */
function paint({ squares: { left, right, below, above }, curve }: Graph) {
  const width = (left + right) * SQUARE + 2 * MARGIN;
  const height = (below + above) * SQUARE + 2 * MARGIN;
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels.set(PAPER, at * 3);
  const place = ([x, y]: Point): Point => [MARGIN + (left + x) * SQUARE, MARGIN + (above - y) * SQUARE];

  function line(from: Point, to: Point, colour: Colour, thick: number) {
    const [a, b] = [place(from), place(to)];
    const reach = thick + 1;
    const [x0, x1] = [Math.min(a[0], b[0]) - reach, Math.max(a[0], b[0]) + reach].map(Math.round) as [number, number];
    const [y0, y1] = [Math.min(a[1], b[1]) - reach, Math.max(a[1], b[1]) + reach].map(Math.round) as [number, number];
    for (let y = Math.max(0, y0); y <= Math.min(height - 1, y1); y += 1) {
      for (let x = Math.max(0, x0); x <= Math.min(width - 1, x1); x += 1) {
        const cover = Math.max(0, Math.min(1, thick / 2 + 0.5 - distance([x, y], a, b)));
        const at = (y * width + x) * 3;
        for (const [part, ink] of colour.entries()) {
          const paper = pixels[at + part] ?? 0;
          pixels[at + part] = Math.round(paper + (ink - paper) * cover);
        }
      }
    }
  }

  for (let x = -left; x <= right; x += 1) line([x, -below], [x, above], GRID, 1);
  for (let y = -below; y <= above; y += 1) line([-left, y], [right, y], GRID, 1);
  line([-left, 0], [right, 0], AXIS, 2);
  line([0, -below], [0, above], AXIS, 2);
  for (const [index, to] of curve.entries()) if (index > 0) line(curve[index - 1] ?? to, to, CURVE, 3);
  return { width, height, pixels };
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crcOf = (bytes: Uint8Array) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function chunk(name: string, data: Uint8Array): number[] {
  const body = Uint8Array.from([...new TextEncoder().encode(name), ...data]);
  return [...number(data.length), ...body, ...number(crcOf(body))];
}

/** A graph as a PNG file. */
export function drawGraph(graph: Graph): Uint8Array {
  const { width, height, pixels } = paint(graph);
  const rows = new Uint8Array(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  const head = Uint8Array.from([...number(width), ...number(height), 8, 2, 0, 0, 0]);
  return Uint8Array.from([
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk('IHDR', head),
    ...chunk('IDAT', zlibSync(rows, { level: 9 })),
    ...chunk('IEND', new Uint8Array()),
  ]);
}
