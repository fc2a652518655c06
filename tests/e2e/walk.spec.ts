// Every page of the catalogue as everybody who may open it, and many of its states: in both skins, at both ends of the
// widths, and whether it fits between them.
// No error in the console, no failed request, no axe violation, no sideways scroll, the right title, one heading, a sane
// order of the focus. What somebody may not open is refused.
import { readFileSync } from 'node:fs';
import { PAGES } from '../../src/contract/pages.ts';
import { expect, settling, signedIn, test, url } from './lms.ts';
import { MORE, type Who } from './walk/addresses.ts';
import { expectSaneFocus, lookAllOver, SIZES, SKINS } from './walk/look.ts';
import { isPlain, pagesOf, refusedTo } from './walk/roles.ts';

const NAMES: Record<Who, string> = { nobody: 'nobody', admin: 'an admin', client: 'a client', student: 'a student' };
const titles = JSON.parse(
  readFileSync(new URL('../../src/web/i18n/locales/en/pages.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** These say in the window's title which one they show. */
const OF_ONE_THING = new Set([
  'invoice-preview',
  'invoice-edit',
  'product-detail',
  'blog-detail',
  'blog-edit',
  'user-view',
]);

/** What they ask for is not there, and they say so. */
const NOT_THERE = /no-such|nothing-like/;

/** Every page at every width; what stands or opens on it at the widest and the narrowest. */
const ALL_SIZES = ['desktop', 'tablet', 'phone'] as const;
const ENDS = ['desktop', 'phone'] as const;
const isPage = (path: string) => PAGES.some(({ link }) => link === path);

/** At most this many pages in one test, so that two workers share them well. */
const STEPS = 8;

/** `/apps/email?mail=1` is walked with `/apps/email`. */
const areaOf = (path: string) => path.match(/^\/(apps\/[^/?]+|pages\/[^/?]+|[^/?]+)?/)?.[0] ?? path;

function inWalks(paths: string[]): string[][] {
  const sorted = paths.toSorted((a, b) => areaOf(a).localeCompare(areaOf(b)));
  const walks: string[][] = [];
  for (let at = 0; at < sorted.length; at += STEPS) walks.push(sorted.slice(at, at + STEPS));
  return walks;
}

const expectedTitle = (who: Who, path: string) => {
  const page = pagesOf(who).find(({ link }) => link === path);
  return page && !isPlain(page) && !OF_ONE_THING.has(page.target) ? `${titles[page.target]} · LMS` : /\S · LMS$/;
};

const pathsOf = (who: Who) => [...new Set([...pagesOf(who).map(({ link }) => link), ...MORE[who]])];

/** What the administrator sees in both skins is drawn with the same colours for the others in the frame. */
const skinsFor = (who: Who, path: string) =>
  (who === 'client' || who === 'student') && pathsOf('admin').includes(path) ? (['light'] as const) : SKINS;

for (const who of Object.keys(MORE) as Who[]) {
  const paths = pathsOf(who);
  for (const walk of inWalks(paths)) {
    test(`${NAMES[who]} walks from ${walk[0]} to ${walk.at(-1)}`, async ({ page }) => {
      test.setTimeout(300_000);
      // The skin follows the machine, so that each page is opened once and then turned light and dark in place.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: 'system' } }));
      });
      const refused: string[] = [];
      let path = '';
      page.on('response', (answer) => {
        if (answer.status() >= 400 && !NOT_THERE.test(path))
          refused.push(`${answer.status()} ${answer.url()} on ${path}`);
      });
      const settled = settling(page);
      if (who !== 'nobody') await signedIn(page, `${who}@demo.com`, who);
      let screens = 0;
      for (path of walk) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(SIZES.desktop);
        await page.goto(url() + path);
        await expect(page.locator('h1').first()).toBeVisible();
        await settled();
        await expect(page).toHaveTitle(expectedTitle(who, path));
        await expect(page.locator('h1:visible'), `headings of ${path}`).toHaveCount(1);
        await expect(page.locator('h1:visible')).toHaveText(/\S/);
        await expectSaneFocus(page, path);
        const sizes = isPage(path) ? ALL_SIZES : ENDS;
        screens += await lookAllOver(page, path, { sizes, skins: skinsFor(who, path), settled });
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      }
      expect(refused).toEqual([]);
      test.info().annotations.push({ type: 'screens', description: String(screens) });
    });
  }

  test(`${NAMES[who]} is kept out of what is for others`, async ({ page }) => {
    test.setTimeout(180_000);
    if (who !== 'nobody') await signedIn(page, `${who}@demo.com`, who);
    for (const { link } of refusedTo(who)) {
      await page.goto(url() + link);
      await expect(page, link).toHaveURL(
        who === 'nobody' ? /\/pages\/login-cover\?returnTo=/ : /\/misc\/not-authorized/,
      );
    }
  });
}
