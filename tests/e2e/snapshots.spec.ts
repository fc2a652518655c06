// The main screens against kept pictures, so that a broken layout is seen. `LMS_SNAPSHOTS=update npx playwright test
// snapshots` keeps new ones.
import type { Page } from '@playwright/test';
import { expect, settling, signedIn, test, url } from './lms.ts';
import { ownServer } from './ownServer.ts';
import { difference, differenceFrom, pictureOf, TOLERANCE } from './snapshots/picture.ts';

// Nothing but the example data.
ownServer();

const SCREENS: { name: string; path: string; who?: string }[] = [
  { name: 'login', path: '/pages/login-cover' },
  { name: 'analytics', path: '/dashboard/analytics', who: 'admin' },
  { name: 'store', path: '/', who: 'admin' },
  { name: 'users', path: '/lms/users', who: 'admin' },
  { name: 'questions', path: '/lms/questions', who: 'admin' },
  { name: 'question-editor', path: '/lms/questions?open=new', who: 'admin' },
  { name: 'email', path: '/apps/email?mail=1', who: 'admin' },
  { name: 'chat', path: '/apps/chat?chat=1', who: 'admin' },
  { name: 'todo', path: '/apps/todo', who: 'admin' },
  // A month of its own: which weeks this one has differs, and so does what is in it.
  { name: 'calendar', path: '/apps/calendar?view=month&date=2031-05-01', who: 'admin' },
  { name: 'kanban', path: '/apps/kanban', who: 'admin' },
  { name: 'invoices', path: '/apps/invoice/list', who: 'admin' },
  { name: 'invoice', path: '/apps/invoice/preview/12', who: 'admin' },
  { name: 'shop', path: '/apps/ecommerce/shop', who: 'admin' },
  { name: 'product', path: '/apps/ecommerce/product-detail/robot-workshop-5', who: 'admin' },
  { name: 'blog', path: '/pages/blog/list' },
  { name: 'help', path: '/pages/knowledge-base' },
  { name: 'pricing', path: '/pages/pricing' },
  { name: 'profile', path: '/pages/profile', who: 'client' },
  { name: 'settings', path: '/pages/account-settings', who: 'client' },
  { name: 'student', path: '/student', who: 'student' },
  { name: 'student-practice', path: '/student/practice', who: 'student' },
  { name: 'toolkit', path: '/ui-element', who: 'admin' },
  { name: 'buttons', path: '/components/buttons', who: 'admin' },
];

const LOOKS = {
  light: { width: 1440, height: 900, scheme: 'light' },
  dark: { width: 1440, height: 900, scheme: 'dark' },
  phone: { width: 390, height: 844, scheme: 'light' },
} as const;

/** What a chart draws is another thing every day; where it stands and how large it is stays the same. */
const CHARTS = '[data-chart] { background: gray } [data-chart] > * { visibility: hidden }';

/** The student's day is longer on a Wednesday, and takes another line on a phone. */
const DAY = '[class*="_greeting_"] + p { white-space: nowrap; overflow: hidden }';

/** What was said in twenty minutes was said on two days when it is looked at as long after a midnight. */
const DAYS = '[class*="_rule_"] ~ [class*="_rule_"]:not([data-unread]) { display: none }';

/** Until two pictures in a row are the same: what comes last is asked for when all else has come. */
async function still(page: Page) {
  let before = await pictureOf(page);
  await expect(async () => {
    const now = await pictureOf(page);
    const share = difference(before, now);
    before = now;
    expect(share).toBe(0);
  }).toPass({ intervals: [300] });
}

async function open(page: Page, path: string, who: string | undefined) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: 'system' } }));
  });
  const settled = settling(page);
  if (who) await signedIn(page, `${who}@demo.com`, who);
  await page.goto(url() + path);
  await expect(page.locator('h1').first()).toBeVisible();
  await settled();
  await page.addStyleTag({ content: `${CHARTS} ${DAY} ${DAYS}` });
  await still(page);
  return settled;
}

for (const { name, path, who } of SCREENS) {
  test(`${name} looks as it did`, async ({ page }) => {
    const settled = await open(page, path, who);
    const differences: Record<string, number> = {};
    for (const [look, { width, height, scheme }] of Object.entries(LOOKS)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('html')).toHaveAttribute('data-skin', scheme);
      await settled();
      differences[look] = await differenceFrom(page, `${name}-${look}`);
    }
    test.info().annotations.push({ type: 'differences', description: JSON.stringify(differences) });
    for (const [look, share] of Object.entries(differences)) expect(share, look).toBeLessThanOrEqual(TOLERANCE);
  });
}

test('a broken layout would be seen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/lms/users', 'admin');
  const whole = await pictureOf(page);
  expect(difference(whole, await pictureOf(page))).toBeLessThanOrEqual(TOLERANCE);
  const breaks = [
    'nav { display: none !important }',
    'main { zoom: 0.9 !important }',
    'main { padding: 0 !important }',
    'table * { color: transparent !important }',
  ];
  for (const css of breaks) {
    const style = await page.addStyleTag({ content: css });
    expect(difference(whole, await pictureOf(page)), css).toBeGreaterThan(TOLERANCE);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});
