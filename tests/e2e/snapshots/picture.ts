import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

/**
 * Pictures are kept at an eighth of their size, in greys. There a line of text is a grey bar: other names and dates, or
 * another machine's letters, change little; a column that is gone or a card that lies elsewhere changes a lot.
 */
const SCALE = 8;
/** Greys, of 255, by which a point has to differ to count. */
const FAINT = 28;
/** The share of points that may differ. */
export const TOLERANCE = 0.025;

interface Picture {
  width: number;
  height: number;
  greys: number[];
  file: string;
}

/** In a page of its own, because the browser can read and shrink pictures and our pages' rules forbid it there. */
async function shrink(page: Page, bytes: Buffer, scale: number): Promise<Picture> {
  const desk = await page.context().newPage();
  const picture = await desk.evaluate(
    async ([data, by]) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const whole = await createImageBitmap(blob);
      const [width, height] = [Math.round(whole.width / by), Math.round(whole.height / by)];
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.imageSmoothingQuality = 'high';
      pen.filter = 'grayscale(1)';
      pen.drawImage(whole, 0, 0, width, height);
      const { data: points } = pen.getImageData(0, 0, width, height);
      const greys = Array.from({ length: width * height }, (_, at) => points[at * 4] ?? 0);
      return { width, height, greys, file: canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [bytes.toString('base64'), scale] as const,
  );
  await desk.close();
  return picture;
}

/** The share of points in which two pictures differ; all of them when their sizes do. */
export function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const apart = one.greys.filter((grey, at) => Math.abs(grey - (other.greys[at] ?? 0)) > FAINT);
  return apart.length / one.greys.length;
}

/** The page as it is now, small. */
export async function pictureOf(page: Page): Promise<Picture & { shot: Buffer }> {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return { ...(await shrink(page, shot, SCALE)), shot };
}

const fileOf = (name: string) => fileURLToPath(new URL(`./pictures/${name}.png`, import.meta.url));

/** How much the page differs from the kept picture of that name. With LMS_SNAPSHOTS=update it becomes the kept one. */
export async function differenceFrom(page: Page, name: string): Promise<number> {
  const file = fileOf(name);
  const now = await pictureOf(page);
  if (process.env.LMS_SNAPSHOTS === 'update') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(now.file, 'base64'));
    return 0;
  }
  expect(existsSync(file), `${name} has a kept picture`).toBe(true);
  const kept = await shrink(page, readFileSync(file), 1);
  const share = difference(now, kept);
  if (share > TOLERANCE) {
    await test.info().attach(`${name}-now`, { body: now.shot, contentType: 'image/png' });
    await test.info().attach(`${name}-kept`, { path: file });
  }
  return share;
}
