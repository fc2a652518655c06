// The three chart libraries: each on its own page, in our look, readable without seeing it.
import { readFileSync } from 'node:fs';
import type { Locator, Page, Response } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, signedInAsNew, test, url } from './lms.ts';

/** A word that only the library's own source has, and an example of the page. */
const PAGES = [
  { path: '/charts/apex', mark: 'apexcharts-canvas', kind: 'Line over time, with the past', chart: 'Sign-ins' },
  { path: '/charts/chartjs', mark: 'isDatasetVisible', kind: 'Line with the past', chart: 'Revenue so far' },
  { path: '/charts/recharts', mark: 'recharts-surface', kind: 'Lines over time', chart: 'Issued and paid so far' },
] as const;

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawingOf = (card: Locator) => card.locator('[data-chart]');

for (const { path, kind, chart } of PAGES) {
  test(`a chart of ${path} is read with the arrow keys, shown as a table, and saved`, async ({ page }) => {
    await signedInAsNew(page);
    await page.goto(`${url()}${path}`);
    const card = example(page, kind);
    await expect(drawingOf(card)).toBeVisible();
    await expect(card.getByRole('img', { name: new RegExp(`^${chart}: `) })).toBeVisible();

    const reader = card.getByRole('slider', { name: `Read ${chart} value by value` });
    await reader.focus();
    const last = (await reader.getAttribute('aria-valuetext')) ?? '';
    await page.keyboard.press('ArrowLeft');
    await expect(reader).not.toHaveAttribute('aria-valuetext', last);

    const choose = async (name: string) => {
      await card.getByRole('button', { name: `More for ${chart}` }).press('Enter');
      await page.getByRole('menuitem', { name }).press('Enter');
    };
    const [csv] = await Promise.all([page.waitForEvent('download'), choose('Save as CSV')]);
    expect(
      readFileSync(await csv.path(), 'utf8')
        .trim()
        .split('\r\n'),
    ).toHaveLength(29);
    const [png] = await Promise.all([page.waitForEvent('download'), choose('Save as PNG')]);
    expect(readFileSync(await png.path()).length).toBeGreaterThan(5_000);
    await choose('Show as table');
    await expect(card.getByRole('row')).toHaveCount(29);
    await choose('Show as chart');
    await expect(drawingOf(card)).toBeVisible();

    await card.getByRole('button', { name: 'Show code' }).click();
    await expect(card.getByText('export function')).toBeVisible();
  });
}

/** How dark the darkest grey of a picture is: words are grey, series have a colour. */
const darkestGrey = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const dots = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      let darkest = 255;
      for (let at = 0; at < dots.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = dots.slice(at, at + 3);
        const most = Math.max(red, green, blue);
        if (most - Math.min(red, green, blue) < 24) darkest = Math.min(darkest, most);
      }
      return darkest;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );

for (const { path, kind } of PAGES) {
  test(`the words of a chart of ${path} are dark on paper in the dark skin, too`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: 'system' } }));
    });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await signedInAsNew(page);
    await page.goto(`${url()}${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    const drawing = drawingOf(example(page, kind));
    await expect(drawing).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Paper is as wide as it is: some draw anew for that.
    await expect(async () => {
      expect(await darkestGrey(page, await drawing.screenshot({ timeout: 2_000 }))).toBeLessThan(130);
    }).toPass();
  });
}

test('a library comes with its own page alone', async ({ page }) => {
  await signedInAsNew(page);
  for (const { path, mark, kind } of PAGES) {
    const scripts = new Set<string>();
    const note = (request: { url: () => string }) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    };
    page.on('request', note);
    await page.goto(`${url()}${path}`);
    await expect(drawingOf(example(page, kind))).toBeVisible();
    page.off('request', note);
    const loaded = (await Promise.all([...scripts].map(async (one) => (await fetch(one)).text()))).join('\n');
    expect(loaded).toContain(mark);
    for (const other of PAGES.filter((one) => one.mark !== mark)) expect(loaded).not.toContain(other.mark);
  }
});

test('charts take the colours of another skin at once', async ({ page }) => {
  await signedInAsNew(page);
  const dark = () => page.evaluate(() => document.documentElement.setAttribute('data-skin', 'dark'));

  await page.goto(`${url()}/charts/apex`);
  const bar = example(page, 'Bars with names').locator('.apexcharts-bar-area').first();
  await expect(bar).toHaveAttribute('fill', /rgba?\(48, ?82, ?214/);
  await dark();
  await expect(bar).toHaveAttribute('fill', /rgba?\(111, ?143, ?255/);

  await page.goto(`${url()}/charts/chartjs`);
  const canvas = drawingOf(example(page, 'Bars with names'));
  const picture = () => canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL());
  await expect(canvas).toBeVisible();
  const light = await picture();
  await dark();
  await expect.poll(picture).not.toBe(light);

  await page.goto(`${url()}/charts/recharts`);
  const column = example(page, 'Columns side by side').locator('.recharts-rectangle').first();
  await expect(column).toHaveCSS('fill', 'rgb(48, 82, 214)');
  await dark();
  await expect(column).toHaveCSS('fill', 'rgb(111, 143, 255)');
});

test('the charts fit a narrow phone, and a screen reader has nothing to complain about', async ({ page }) => {
  await signedInAsNew(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path, kind } of PAGES) {
    await page.goto(`${url()}${path}`);
    await expect(drawingOf(example(page, kind))).toBeVisible();
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  }
});

test('long names of weekdays stand apart below a narrow chart', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/i18n`);
  const isKept = (one: Response) => one.url().endsWith('/api/preferences') && one.request().method() === 'PUT';
  const kept = page.waitForResponse(isKept);
  await page.getByRole('radio', { name: 'العربية' }).check();
  await kept;
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/charts/apex`);
  const names = page.locator('[data-chart]:has(.apexcharts-heatmap) .apexcharts-xaxis-label');
  await expect(names.first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const overlap = () =>
    names.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.left - other.left);
      return Math.max(...boxes.slice(1).map(({ left }, at) => (boxes[at]?.right ?? 0) - left));
    });
  await expect.poll(overlap).toBeLessThan(0);
});
