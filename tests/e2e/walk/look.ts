import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow } from '../lms.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

/** What only colours decide: of the second skin the rest is known from the first. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

export const SKINS = ['light', 'dark'] as const;

interface Looks {
  sizes: readonly (keyof typeof SIZES)[];
  skins: readonly (typeof SKINS)[number][];
  settled: () => Promise<void>;
}

/** The page at these widths and in these skins; says how many screens that were. */
export async function lookAllOver(page: Page, path: string, { sizes, skins, settled }: Looks): Promise<number> {
  let screens = 0;
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    // Between the two ends nothing is new but where things have their place.
    const isBetween = size === 'tablet';
    for (const skin of isBetween ? (['light'] as const) : skins) {
      await page.emulateMedia({ colorScheme: skin });
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
      await settled();
      const where = `${path} (${skin}, ${size})`;
      await expectNoOverflow(page, where);
      if (!isBetween) await expectAccessible(page, where, skin === 'dark' ? COLOURS : undefined);
      screens++;
    }
  }
  return screens;
}

const STOPS = 24;

/**
 * The first stops of the Tab key: each can be seen, none holds the focus, and they go through the page as it
 * is written. Where a drawer keeps the focus they come round again.
 */
export async function expectSaneFocus(page: Page, path: string) {
  const order = await page.evaluate(() => {
    const ahead = [...document.querySelectorAll('[tabindex]')].filter((one) => (one as HTMLElement).tabIndex > 0);
    return ahead.map((one) => one.outerHTML.slice(0, 120));
  });
  expect(order, `nothing jumps the queue on ${path}`).toEqual([]);
  const problems: string[] = [];
  await page.evaluate(() => {
    const stops: Element[] = [];
    Object.assign(window, { stops, held: { times: 0 } });
  });
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const { stops, held } = window as unknown as { stops: Element[]; held: { times: number } };
      const here = document.activeElement;
      // Past the last one, or in a frame of its own.
      if (!here || here === document.body || here.tagName === 'IFRAME') return 'end';
      const name = here.outerHTML.slice(0, 160);
      const [first] = stops;
      const before = stops.at(-1);
      const isSame = here === before;
      held.times = isSame ? held.times + 1 : 0;
      // The parts of a date and a time are stops of their own: day, month, year, hours, minutes, the picker.
      if (isSame && held.times < 6) return undefined;
      if (isSame && stops.length > 1) return `held by ${name}`;
      if (stops.includes(here)) return 'end';
      stops.push(here);
      // Of some choices the label is what one sees.
      const seen = [here, ...((here as HTMLInputElement).labels ?? [])].map((one) => one.getBoundingClientRect());
      if (!seen.some((box) => box.width > 0 && box.height > 0)) return `nothing to see of ${name}`;
      if (here.closest('[aria-hidden="true"], [inert]')) return `hidden from readers: ${name}`;
      const isAhead = (one: Element, of: Element | undefined) =>
        of !== undefined && Boolean(of.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
      if (!before || !isAhead(here, before) || here.contains(before)) return undefined;
      // From the end it begins again: in a dialog, which keeps the focus, and where a field had it from the start.
      const isRound = here.closest('[role="dialog"]')?.contains(before) || isAhead(here, first);
      return isRound ? 'end' : `goes back to ${name}`;
    });
    if (problem === 'end') break;
    if (problem) problems.push(problem);
  }
  expect(problems, `the way of the focus on ${path}`).toEqual([]);
}
