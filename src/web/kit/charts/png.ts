import { saveFile } from '../saveFile.ts';
import type { ChartRow } from './types.ts';

const SCALE = 2;
const PAD = 20;
const HEAD = 40;
const LINE = 32;
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'stroke-linejoin'],
  ...['stroke-linecap', 'opacity', 'font-size', 'font-weight', 'font-family', 'letter-spacing', 'text-anchor'],
  ...['stop-color', 'stop-opacity'],
];

/** A picture knows no style sheet of the page: what each part looks like is written into it. */
function selfContained(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, part] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(part);
    const style = STYLES.map((name) => `${name}:${look.getPropertyValue(name)}`).join(';');
    copies[at]?.setAttribute('style', style);
  }
  // Some browsers refuse to give out a picture that has had HTML in it.
  for (const part of copy.querySelectorAll('foreignObject')) part.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

const pictureOf = (svg: SVGSVGElement) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('the chart could not be drawn'));
    const text = new XMLSerializer().serializeToString(selfContained(svg));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--lms-${name}`).trim();

function sheet(width: number, height: number, title: string, detail: string) {
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PAD) * SCALE;
  canvas.height = (height + HEAD + 2 * PAD) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  const font = getComputedStyle(document.body).fontFamily;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = token('surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'top';
  pen.fillStyle = token('text');
  pen.font = `600 15px ${font}`;
  pen.fillText(title, PAD, PAD);
  pen.fillStyle = token('text-3');
  pen.font = `400 12px ${font}`;
  pen.fillText(detail, PAD, PAD + 20);
  return { canvas, pen, font };
}

/** What the colours mean, as the card says it, from the end of a line. */
function drawLegend(pen: CanvasRenderingContext2D, font: string, card: Element | null, end: number, top: number) {
  pen.font = `400 12px ${font}`;
  let right = end;
  for (const entry of [...(card?.querySelectorAll('[data-legend] li') ?? [])].reverse()) {
    const name = entry.textContent ?? '';
    const swatch = entry.firstElementChild as HTMLElement | null;
    right -= pen.measureText(name).width;
    pen.fillStyle = token('text-2');
    pen.fillText(name, right, top);
    right -= 14;
    const isLine = swatch?.dataset.past === 'line';
    pen.fillStyle = isLine ? token('control') : swatch ? getComputedStyle(swatch).backgroundColor : token('text-2');
    pen.fillRect(right, top + (isLine ? 6 : 2), 8, isLine ? 2 : 8);
    right -= 16;
  }
}

const save = (canvas: HTMLCanvasElement, name: string) =>
  new Promise<void>((resolve) => {
    canvas.toBlob((blob) => {
      if (blob) saveFile(blob, `${name}.png`);
      resolve();
    }, 'image/png');
  });

interface Words {
  title: string;
  detail: string;
  name: string;
}

/** A chart as it is on the page, in its skin, with its title. */
export async function saveChart(drawn: SVGSVGElement | HTMLCanvasElement, { title, detail, name }: Words) {
  const { width, height } = drawn.getBoundingClientRect();
  const { canvas, pen, font } = sheet(width, height, title, detail);
  drawLegend(pen, font, drawn.closest('section'), PAD + width, PAD + 20);
  const picture = drawn instanceof HTMLCanvasElement ? drawn : await pictureOf(drawn);
  pen.drawImage(picture, PAD, PAD + HEAD, width, height);
  await save(canvas, name);
}

/** Several charts below each other, each with its title. */
export async function saveCharts(charts: { svg: SVGSVGElement; title: string }[], { title, detail, name }: Words) {
  const sizes = charts.map(({ svg }) => svg.getBoundingClientRect());
  const width = Math.max(320, ...sizes.map((size) => size.width));
  const height = sizes.reduce((sum, size) => sum + size.height + HEAD, 0);
  const { canvas, pen, font } = sheet(width, height, title, detail);
  let top = PAD + HEAD;
  for (const [at, { svg, title: own }] of charts.entries()) {
    const size = sizes[at] ?? { width: 0, height: 0 };
    pen.fillStyle = token('text');
    pen.font = `600 13px ${font}`;
    pen.fillText(own, PAD, top + 8);
    drawLegend(pen, font, svg.closest('section'), PAD + Math.max(size.width, 320), top + 8);
    pen.drawImage(await pictureOf(svg), PAD, top + HEAD - 8, size.width, size.height);
    top += size.height + HEAD;
  }
  await save(canvas, name);
}

/** Rows with their bars: they are no drawing on the page, so they are drawn here. */
export async function saveRows(rows: ChartRow[], { title, detail, name }: Words) {
  const width = 480;
  const { canvas, pen, font } = sheet(width, rows.length * LINE, title, detail);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  for (const [at, { name: label, value, text, color = 1 }] of rows.entries()) {
    const middle = PAD + HEAD + at * LINE + LINE / 2;
    pen.textBaseline = 'middle';
    pen.fillStyle = token('text');
    pen.font = `400 13px ${font}`;
    pen.fillText(label, PAD, middle, 220);
    pen.fillStyle = token('track');
    pen.fillRect(PAD + 240, middle - 3, 150, 6);
    pen.fillStyle = token(`series-${color}`);
    pen.fillRect(PAD + 240, middle - 3, 150 * (value / most), 6);
    pen.textAlign = 'right';
    pen.fillStyle = token('text');
    pen.font = `600 13px ${font}`;
    pen.fillText(text, PAD + width, middle);
    pen.textAlign = 'left';
  }
  await save(canvas, name);
}
