// Every page in both skins, on a desktop and on a phone: no axe violation, no sideways scroll, no error in the console.
import { expect, expectAccessible, expectNoOverflow, signedIn, test, url } from './lms.ts';

const FORMS = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];
const ALONE = [
  ...FORMS.flatMap((name) => [`/pages/${name}-basic`, `/pages/${name}-cover`]),
  '/misc/coming-soon',
  '/misc/maintenance',
  '/misc/not-authorized',
  '/misc/error',
  '/page-layout/layout-blank',
  '/api/docs',
  '/no/such/page',
];
const LAYOUTS = ['collapse-menu', 'layout-boxed', 'without-menu', 'layout-empty'].map((name) => `/page-layout/${name}`);
const OWN = ['/pages/account-settings', '/pages/account-settings/devices'];

/** Of the sample data: the demo student's first practice, which is finished, and the last, which is open. */
const PRACTICES = ['/student/practice/1', '/student/practice/12'];

const PEOPLE = [
  '/lms/users',
  '/lms/users?q=nobody-is-called-this',
  '/lms/users?open=new',
  '/lms/users/12',
  '/lms/users/12?tab=sessions',
  '/lms/users/import',
  '/lms/audit',
];
const QUESTIONS = ['/lms/questions', '/lms/questions/import', '/lms/questions?open=new'];

const WALKS = [
  { who: 'nobody', what: 'pages that stand alone', account: null, paths: ALONE },
  { who: 'an admin', what: 'people', account: 'admin', paths: PEOPLE },
  { who: 'an admin', what: 'questions', account: 'admin', paths: QUESTIONS },
  { who: 'an admin', what: 'the rest', account: 'admin', paths: ['/access-control', ...OWN, ...LAYOUTS] },
  { who: 'a client', what: 'everything', account: 'client', paths: ['/access-control', ...OWN] },
  {
    who: 'a student',
    what: 'everything',
    account: 'student',
    paths: ['/student', '/student/practice', ...PRACTICES, '/student/results', ...OWN],
  },
];

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

for (const { who, what, account, paths } of WALKS) {
  for (const skin of ['light', 'dark']) {
    test(`${who} walks over ${what} in ${skin}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.addInitScript((chosen) => {
        localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: chosen } }));
      }, skin);
      if (account) await signedIn(page, `${account}@demo.com`, account);
      for (const path of paths) {
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          if (size === 'desktop') {
            await page.goto(url() + path);
            await expect(page.locator('h1').first()).toBeVisible();
            await expect(page).toHaveTitle(/LMS/);
            // The live stream stays open, so the network is never idle; what the page asked for is there soon after.
            await page.waitForTimeout(400);
          }
          const where = `${path} (${who}, ${skin}, ${size})`;
          await expectNoOverflow(page, where);
          if (size !== 'tablet') await expectAccessible(page, where);
        }
      }
    });
  }
}
