// What somebody does on a screen.
import type { Page } from '@playwright/test';

export type Use = (page: Page) => Promise<void>;

const breath = (page: Page) => page.waitForTimeout(16);

export const wheel =
  (place: string, step: number): Use =>
  async (page) => {
    await page.locator(place).first().hover();
    for (let i = 0; i < 40; i += 1) {
      await page.mouse.wheel(0, step);
      await breath(page);
    }
  };

/** Over all columns and back, up and down within them, and dropped. */
export const drag: Use = async (page) => {
  const box = await page.locator('[data-card]').first().boundingBox();
  if (!box) throw new Error('There is no card.');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  for (let i = 0; i < 90; i += 1) {
    await page.mouse.move(box.x + 40 + Math.abs(((i * 24) % 1600) - 800), box.y + 40 + (i % 30) * 15);
    await breath(page);
  }
  await page.mouse.up();
  await page.waitForTimeout(500);
};

/** A word letter by letter, and the second in which its answer comes. */
async function write(page: Page, word: string) {
  await page.keyboard.type(word, { delay: 120 });
  await page.waitForTimeout(1_000);
}

/** In the search of the page's own list. */
export const search =
  (word: string): Use =>
  async (page) => {
    await page.getByRole('searchbox').last().click();
    await write(page, word);
  };

/** In the search of everything. */
export const searchAll =
  (word: string): Use =>
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await write(page, word);
  };
