// From screen to screen by the menu, when the files and rows of each are there already.
import type { CDPSession, Page } from '@playwright/test';
import { at } from './measure.ts';
import type { Note } from './record.ts';

/** Each with something that only it shows, once it has its rows. */
const SCREENS = [
  { name: 'users', path: '/lms/users', seen: 'tbody a[href^="/lms/users/"]' },
  { name: 'email', path: '/apps/email', seen: '[data-mail]' },
  { name: 'kanban', path: '/apps/kanban', seen: '[data-card]' },
  { name: 'dashboard', path: '/', seen: '[data-kpi]' },
  { name: 'calendar', path: '/apps/calendar', seen: '[data-cell]' },
  { name: 'chat', path: '/apps/chat', seen: 'a[href^="/apps/chat?chat="]' },
  { name: 'invoices', path: '/apps/invoice/list', seen: 'tbody a[href^="/apps/invoice/preview/"]' },
];
const ROUNDS = 6;
/** A hand is over a link for a moment before it presses. */
const HOVER_MS = 150;
const REST_MS = 700;
const MOST_MS = 100;

/**
 * The clock begins with the press as the browser dates it. Before each paint the page is looked at; when the new screen is
 * there, that paint shows it, and the next look comes after it.
 */
const watchFor = (seen: string) => `globalThis.arrived = new Promise((resolve) =>
  addEventListener('click', ({ timeStamp }) => {
    const look = () =>
      document.querySelector(${JSON.stringify(`main ${seen}`)})
        ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }, { capture: true, once: true }))`;

interface Way {
  took: number;
  cpu: number;
}

/** Milliseconds that the page's main thread has spent on the processor. */
async function spent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

async function goOnce(page: Page, cdp: CDPSession, path: string, seen: string): Promise<Way> {
  const link = page.locator(`nav[aria-label="Main menu"] li a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(`void (${watchFor(seen)})`);
  const before = await spent(cdp);
  await link.click();
  const took = Number(await page.evaluate('globalThis.arrived'));
  const cpu = (await spent(cdp)) - before;
  await page.waitForTimeout(REST_MS);
  return { took, cpu };
}

/** Round and round; the first one brings everything and does not count. */
export async function measureNavigation(note: Note, page: Page, url: string, home: string) {
  await page.goto(`${url}/apps/todo`);
  await page.locator('h1').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const ways = SCREENS.map((): Way[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, { path, seen }] of SCREENS.entries()) {
      const way = await goOnce(page, cdp, path, seen);
      if (round > 0) ways[i]?.push(way);
    }
  for (const [i, { name }] of SCREENS.entries()) {
    const sorted = (key: keyof Way) => (ways[i] ?? []).map((way) => way[key]).sort((one, other) => one - other);
    note({
      what: `to ${name} by the menu`,
      home,
      figures: [
        { name: 'to be seen', value: at(sorted('took'), 0.5), unit: 'ms', atMost: MOST_MS },
        { name: 'slowest', value: sorted('took').at(-1) ?? 0, unit: 'ms' },
        { name: 'main thread (CPU)', value: at(sorted('cpu'), 0.5), unit: 'ms' },
      ],
    });
  }
}
