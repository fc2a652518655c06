// Draws the pictures of the sample products into public/shop: each in front, from within, and its pattern. The same on
// every run: change a line here and look at what comes out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '#contract/slug.ts';
import { type Emblem, type Hue, SAMPLE_PRODUCTS, type SampleProduct } from '#features/shop/api/sampleProducts.ts';
import { seeded } from '#web/art/seeded.ts';
import { colors } from '#web/theme/colors.ts';

const PALE = '#f4f1ea';
const RARE = '#f2b93b';
const W = 400;
const H = 300;

/** Each in a box of 100, in one colour, with a second for what lies on top. */
const EMBLEMS: Record<Emblem, (a: string, b: string) => string> = {
  pi: (a) =>
    `<path d="M14 26h72v12H70v40c0 6 4 8 10 6v10c-14 4-23-2-23-14V38H43c0 24-4 42-14 54l-11-6c10-12 13-28 13-48H14z" fill="${a}"/>`,
  code: (a, b) =>
    `<path d="M36 26 12 50l24 24 8-8-16-16 16-16zM64 26l24 24-24 24-8-8 16-16-16-16z" fill="${a}"/><path d="M54 20h8L46 80h-8z" fill="${b}"/>`,
  leaf: (a, b) =>
    `<path d="M16 84V52C16 30 34 14 58 14h28v30c0 24-18 40-42 40z" fill="${a}"/><path d="M14 90 62 40" stroke="${b}" stroke-width="6" fill="none"/>`,
  note: (a, b) =>
    `<path d="M36 20 82 12v14l-36 6v44a14 12 0 1 1-10-11z" fill="${a}"/><path d="M72 28h10v36a14 12 0 1 1-10-11z" fill="${a}"/><circle cx="32" cy="77" r="5" fill="${b}"/>`,
  speech: (a, b) =>
    `<path d="M10 18h58v40H38L22 74V58H10z" fill="${a}"/><path d="M40 66h36V36h14v46H76v12L62 82H40z" fill="${b}"/>`,
  chart: (a, b) => `<path d="M14 58h16v28H14zM42 38h16v48H42z" fill="${a}"/><path d="M70 16h16v70H70z" fill="${b}"/>`,
  atom: (a, b) =>
    `<g fill="none" stroke="${a}" stroke-width="6"><ellipse cx="50" cy="50" rx="42" ry="16"/><ellipse cx="50" cy="50" rx="42" ry="16" transform="rotate(60 50 50)"/><ellipse cx="50" cy="50" rx="42" ry="16" transform="rotate(120 50 50)"/></g><circle cx="50" cy="50" r="9" fill="${b}"/>`,
  pencil: (a, b) => `<path d="M70 10 90 30 36 84 16 64z" fill="${a}"/><path d="M16 64 36 84 8 92z" fill="${b}"/>`,
  globe: (a, b) =>
    `<circle cx="50" cy="46" r="36" fill="${a}"/><path d="M50 10c-26 20-26 52 0 72M50 10c26 20 26 52 0 72M15 36h70M17 58h66" stroke="${b}" stroke-width="4" fill="none"/><path d="M34 88h32v6H34z" fill="${a}"/>`,
  flask: (a, b) =>
    `<path d="M38 10h24v8h-4v22l28 44c2 5 0 8-5 8H19c-5 0-7-3-5-8l28-44V18h-4z" fill="${a}"/><path d="M31 64h38l12 19c1 2 0 3-2 3H21c-2 0-3-1-2-3z" fill="${b}"/>`,
  star: (a) => `<path d="m50 8 12 28 30 3-23 20 7 30-26-16-26 16 7-30L8 39l30-3z" fill="${a}"/>`,
  key: (a, b) =>
    `<circle cx="32" cy="38" r="24" fill="${a}"/><circle cx="32" cy="38" r="9" fill="${b}"/><path d="m48 48 40 36-8 8-8-7-7 7-8-8 7-7-23-20z" fill="${a}"/>`,
  robot: (a, b) =>
    `<path d="M46 6h8v14h26v52H20V20h26z" fill="${a}"/><circle cx="38" cy="42" r="8" fill="${b}"/><circle cx="62" cy="42" r="8" fill="${b}"/><path d="M36 58h28v6H36z" fill="${b}"/><path d="M28 76h16v16H28zM56 76h16v16H56zM8 36h8v24H8zM84 36h8v24h-8z" fill="${a}"/>`,
  lens: (a, b) =>
    `<path d="m30 8 20-4 12 46-20 6z" fill="${a}"/><path d="M64 30c20 10 24 36 8 52h18v10H14V82h38c18-8 20-26 8-36z" fill="${a}"/><path d="m40 58 24-6 2 8-24 6z" fill="${b}"/>`,
  hourglass: (a, b) =>
    `<path d="M18 8h64v10h-6c0 18-8 24-18 32 10 8 18 14 18 32h6v10H18V82h6c0-18 8-24 18-32-10-8-18-14-18-32h-6z" fill="${a}"/><path d="M36 26h28c-2 8-8 12-14 17-6-5-12-9-14-17zM34 82c2-10 8-14 16-20 8 6 14 10 16 20z" fill="${b}"/>`,
  cube: (a, b) =>
    `<path d="M50 6 90 26v46L50 94 10 72V26z" fill="${a}"/><path d="M50 48 90 26v46L50 94z" fill="${b}" opacity=".55"/><path d="M50 6 90 26 50 48 10 26z" fill="${b}"/>`,
  brush: (a, b) =>
    `<path d="M88 6 48 62 36 52z" fill="${a}"/><path d="M44 66c4 18-12 28-34 26 10-6 8-12 10-20 3-12 16-14 24-6z" fill="${b}"/>`,
  people: (a, b) =>
    `<circle cx="34" cy="32" r="16" fill="${a}"/><path d="M6 88c0-24 12-34 28-34s28 10 28 34z" fill="${a}"/><circle cx="70" cy="40" r="12" fill="${b}"/><path d="M66 58c16-2 28 8 28 30H68c0-12-2-22-8-28z" fill="${b}"/>`,
};

const SHAPES = [
  'M0 0H80A80 80 0 0 1 0 80Z',
  'M0 0H80A80 80 0 0 1 0 80Z',
  'M0 0H40A40 40 0 0 1 80 40V80H40A40 40 0 0 1 0 40Z',
  'M0 0H80A40 40 0 0 1 0 0ZM0 40H80A40 40 0 0 1 0 40Z',
  'M40 16A24 24 0 0 1 40 64A24 24 0 0 1 40 16Z',
  'M0 0H80L0 80Z',
  'M5 0h6v80h-6ZM25 0h6v80h-6ZM45 0h6v80h-6ZM65 0h6v80h-6Z',
  'M80 0A80 80 0 0 1 0 80V54A54 54 0 0 0 54 0Z',
  '',
];

/** A grid of tiles that fills a box; the yellow one is rare. */
function tiles(seed: string, tones: string[], columns: number, rows: number, cell: number, rare = true): string {
  const next = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const yellow = Math.floor(next() * columns * rows);
  const scale = cell / 80;
  return Array.from({ length: columns * rows }, (_, place) => {
    const ground = pick(tones);
    let ink = pick(tones);
    while (ink === ground) ink = pick(tones);
    const isRare = rare && place === yellow;
    const path = isRare ? SHAPES[2] : pick(SHAPES);
    const turn = Math.floor(next() * 4) * 90;
    const at = `translate(${(place % columns) * cell} ${Math.floor(place / columns) * cell}) scale(${scale})`;
    const shape = path && `<path d="${path}" fill="${isRare ? RARE : ink}" transform="rotate(${turn} 40 40)"/>`;
    return `<g transform="${at}"><path d="M0 0h80.5v80.5H0z" fill="${ground}"/>${shape}</g>`;
  }).join('');
}

interface Look {
  seed: string;
  tone: (shade: number) => string;
  emblem: (a: string, b: string) => string;
}

const strong = ({ tone }: Look) => [tone(8), tone(8), tone(7), tone(7), tone(6), tone(6), tone(4), tone(3)];
const faint = ({ tone }: Look) => [tone(0), tone(1), tone(1), '#ffffff'];
const at = (x: number, y: number, size: number, inner: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${inner}</g>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const lines = (x: number, y: number, widths: number[], fill: string, gap = 12) =>
  widths.map((w, index) => rect(x, y + index * gap, w, 5, fill, 2.5)).join('');
const shadow = (cx: number, cy: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="9" fill="#1b1a18" opacity=".13"/>`;
/** What lies within a frame is cut at its edge. */
const within = (id: string, x: number, y: number, w: number, h: number, r: number, inner: string) =>
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
const ground = (look: Look) => tiles(`${look.seed} ground`, faint(look), 4, 3, 100, false);

type View = (look: Look) => string;

const bookFront: View = (look) => {
  const { tone } = look;
  const cover = `<g transform="translate(118 34)">${tiles(look.seed, strong(look), 4, 6, 42)}</g>`;
  return `${ground(look)}${shadow(204, 272, 104)}
${rect(126, 40, 164, 228, tone(9), 4)}${rect(124, 38, 164, 226, PALE, 3)}
${within('c', 116, 32, 166, 230, 4, cover)}
${rect(116, 32, 12, 230, tone(9), 2)}
${rect(146, 66, 116, 118, PALE, 4)}${at(176, 80, 56, look.emblem(tone(7), RARE))}${lines(164, 150, [80, 54], tone(4))}`;
};

const bookInside: View = (look) => {
  const { tone } = look;
  return `${ground(look)}${shadow(200, 250, 160)}
<path d="M40 72c56-16 112-14 160 8 48-22 104-24 160-8v166c-56-16-112-14-160 8-48-22-104-24-160-8z" fill="${tone(8)}"/>
<path d="M50 64c52-14 104-12 150 10v164c-46-20-98-22-150-8z" fill="#fff"/>
<path d="M350 64c-52-14-104-12-150 10v164c46-20 98-22 150-8z" fill="${PALE}"/>
${lines(72, 92, [96, 104, 88, 100, 72], tone(2), 14)}${lines(72, 172, [104, 92, 60], tone(2), 14)}
${rect(228, 88, 96, 84, tone(1), 4)}${at(248, 102, 56, look.emblem(tone(7), RARE))}${lines(228, 184, [96, 80, 52], tone(3), 13)}
<path d="M318 58v54l-8-8-8 8V58z" fill="${RARE}"/>`;
};

const courseFront: View = (look) => {
  const { tone } = look;
  const screen = `<g transform="translate(74 50)">${tiles(look.seed, strong(look), 6, 4, 44)}</g>`;
  return `${ground(look)}${shadow(200, 262, 158)}
${rect(62, 38, 276, 184, '#2c2b29', 12)}${within('c', 74, 50, 252, 160, 4, screen)}
<path d="M34 222h332l-14 24c-2 4-6 6-10 6H58c-4 0-8-2-10-6z" fill="${tone(2)}"/><path d="M160 222h80l-6 10h-68z" fill="${tone(4)}"/>
<circle cx="200" cy="130" r="48" fill="${PALE}"/>${at(170, 100, 60, look.emblem(tone(7), RARE))}`;
};

const courseInside: View = (look) => {
  const { tone } = look;
  const row = (index: number) => {
    const y = 88 + index * 42;
    const mark =
      index < 2
        ? `<circle cx="82" cy="${y + 13}" r="11" fill="${tone(6)}"/><path d="m77 ${y + 13} 4 4 7-8" stroke="#fff" stroke-width="3" fill="none"/>`
        : `<circle cx="82" cy="${y + 13}" r="11" fill="${index === 2 ? RARE : tone(1)}"/><path d="m79 ${y + 8} 8 5-8 5z" fill="${tone(8)}"/>`;
    return `${rect(60, y - 6, 280, 36, index === 2 ? tone(0) : '#fff', 6)}${mark}${lines(104, y + 5, [130 - index * 14], tone(index === 2 ? 7 : 3))}${lines(104, y + 16, [70 + index * 8], tone(1))}${rect(296, y + 9, 28, 8, tone(1), 4)}`;
  };
  return `${ground(look)}${shadow(200, 276, 150)}
${rect(44, 26, 312, 240, '#fff', 12)}${rect(44, 26, 312, 46, tone(7), 12)}${rect(44, 56, 312, 16, tone(7))}
${at(58, 36, 28, look.emblem('#fff', RARE))}${rect(98, 46, 120, 8, '#fff', 4)}${rect(262, 46, 78, 8, tone(5), 4)}${rect(262, 46, 40, 8, RARE, 4)}
${[0, 1, 2, 3].map(row).join('')}`;
};

const kitFront: View = (look) => {
  const { tone } = look;
  const front = `<g transform="translate(92 168)">${tiles(look.seed, strong(look), 6, 3, 36)}</g>`;
  return `${ground(look)}${shadow(200, 272, 136)}
<path d="M92 168 64 132l44-20 26 30zM308 168l28-36-44-20-26 30z" fill="${tone(3)}"/><path d="M92 168 116 140h168l24 28z" fill="${tone(9)}"/>
${at(136, 34, 128, look.emblem(tone(7), RARE))}
<circle cx="112" cy="138" r="18" fill="${tone(4)}"/><path d="M268 96h22v66h-22z" fill="${tone(5)}"/><path d="M268 110h22v8h-22zM268 130h22v8h-22z" fill="${PALE}"/>
${within('c', 92, 164, 216, 100, 4, front)}${rect(152, 196, 96, 42, PALE, 5)}${lines(168, 208, [64, 40], tone(5), 12)}`;
};

const kitInside: View = (look) => {
  const { tone } = look;
  const tray = (x: number, y: number, inner: string, fill: string) => `${rect(x, y, 92, 92, fill, 10)}${inner}`;
  return `${ground(look)}${shadow(200, 276, 156)}
${rect(40, 26, 320, 242, tone(8), 16)}${rect(50, 36, 300, 222, tone(7), 10)}
${rect(60, 46, 188, 202, tone(1), 10)}${at(84, 76, 140, look.emblem(tone(7), RARE))}
${tray(256, 46, `<circle cx="302" cy="92" r="28" fill="${tone(6)}"/><circle cx="302" cy="92" r="11" fill="${PALE}"/>`, tone(2))}
${tray(256, 150, `${[0, 1, 2, 3].map((at) => rect(270 + at * 17, 164, 11, 62 - at * 9, at === 1 ? RARE : tone(6), 4)).join('')}`, tone(2))}`;
};

const licenceFront: View = (look) => {
  const { tone } = look;
  const card = `<g transform="translate(60 64)">${tiles(look.seed, strong(look), 7, 4, 44)}</g>`;
  return `${ground(look)}${shadow(200, 252, 150)}
<g transform="rotate(-5 200 150)">${rect(70, 74, 272, 168, tone(3), 14)}</g>
${within('c', 60, 64, 280, 172, 14, card)}${rect(60, 154, 280, 50, PALE)}
<circle cx="114" cy="128" r="44" fill="${PALE}"/>${at(84, 98, 60, look.emblem(tone(7), RARE))}
${lines(176, 168, [120, 76], tone(5), 14)}${rect(300, 84, 24, 18, RARE, 4)}`;
};

const licenceInside: View = (look) => {
  const { tone } = look;
  return `${ground(look)}${shadow(200, 280, 120)}
${rect(96, 20, 208, 256, '#fff', 6)}${rect(108, 32, 184, 232, tone(0), 3)}
${at(170, 48, 60, look.emblem(tone(7), RARE))}${rect(140, 122, 120, 9, tone(7), 4)}${lines(128, 146, [144, 132, 144, 96], tone(2), 13)}
<path d="m238 236-8 36 16-8 16 8-8-36z" fill="${tone(6)}"/><path d="m246 194 7 9 11-3 1 12 11 5-6 10 6 10-11 5-1 12-11-3-7 9-7-9-11 3-1-12-11-5 6-10-6-10 11-5 1-12 11 3z" fill="${RARE}"/><circle cx="246" cy="227" r="12" fill="${PALE}"/>
<path d="M128 232c14-18 18 14 28-2s14 8 34-4" stroke="${tone(8)}" stroke-width="3" fill="none"/>`;
};

const pattern: View = (look) =>
  `${tiles(`${look.seed} pattern`, strong(look), 5, 4, 80)}<circle cx="200" cy="150" r="74" fill="${PALE}"/>${at(154, 104, 92, look.emblem(look.tone(7), RARE))}`;

const VIEWS: Record<SampleProduct['category'], View[]> = {
  book: [bookFront, bookInside, pattern],
  course: [courseFront, courseInside, pattern],
  kit: [kitFront, kitInside, pattern],
  licence: [licenceFront, licenceInside, pattern],
};

const folder = join(import.meta.dirname, '../public/shop');
mkdirSync(folder, { recursive: true });
for (const { name, category, emblem, hue } of SAMPLE_PRODUCTS) {
  const slug = slugOf(name);
  const shades = colors[hue satisfies Hue];
  const look: Look = { seed: slug, tone: (shade) => shades[shade] ?? PALE, emblem: EMBLEMS[emblem] };
  VIEWS[category].forEach((view, index) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W * 2}" height="${H * 2}">${view(look)}</svg>`;
    writeFileSync(join(folder, `${slug}-${index + 1}.svg`), `${svg.replace(/\n/g, '')}\n`);
  });
}
