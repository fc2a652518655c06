// Every page in both skins, on a desktop and on a phone: no axe violation, no sideways scroll, no error in the console.
import { expect, expectAccessible, expectNoOverflow, settling, signedIn, test, url } from './lms.ts';

const FORMS = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];
const PLAIN = [
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
const TABLES = [
  '/datatables/basic',
  '/datatables/basic?open=new',
  '/datatables/advance?sortColumn=post,age&sort=asc,desc',
  '/datatables/advance?q=nobody-is-called-this',
  '/tables/reactstrap',
];
const QUESTIONS = ['/lms/questions', '/lms/questions/import', '/lms/questions?open=new'];

const INVOICES = [
  '/apps/invoice/list',
  '/apps/invoice/list?deleted=true',
  '/apps/invoice/preview/12',
  '/apps/invoice/preview/12?open=send',
  '/apps/invoice/edit/12',
  '/apps/invoice/add',
];

const ACCOUNTS = [
  '/apps/user/list',
  '/apps/user/list?open=new',
  '/apps/user/view/12',
  '/apps/user/view/12?tab=security',
  '/apps/user/view/12?tab=billing',
  '/apps/user/view/12?tab=notifications',
  '/apps/user/view/12?tab=connections',
];
const ROLES = [
  '/apps/roles',
  '/apps/roles?open=role:manager',
  '/apps/roles?open=new',
  '/apps/roles/matrix',
  '/apps/permissions',
  '/apps/permissions?q=nothing-is-called-this',
  '/apps/permissions?open=new',
];

const EMAIL = [
  '/apps/email',
  '/apps/email?mail=1',
  '/apps/email/draft',
  '/apps/email/trash',
  '/apps/email/label/important?q=from:grace',
  '/apps/email?q=nobody-wrote-this',
];

/** Of the sample data: chats of the demo's administrator, and somebody without one. */
const CHATS = ['/apps/chat', '/apps/chat?chat=1', '/apps/chat?chat=3', '/apps/chat?with=12', '/apps/chat?q=projector'];

const KANBAN = ['/apps/kanban', '/apps/kanban?card=5', '/apps/kanban?q=nothing-is-called-this'];

const WALKS = [
  { who: 'nobody', what: 'forms on a card', account: null, paths: FORMS.map((name) => `/pages/${name}-basic`) },
  { who: 'nobody', what: 'forms on a cover', account: null, paths: FORMS.map((name) => `/pages/${name}-cover`) },
  { who: 'nobody', what: 'pages that stand alone', account: null, paths: PLAIN },
  { who: 'an admin', what: 'people', account: 'admin', paths: PEOPLE },
  { who: 'an admin', what: 'questions', account: 'admin', paths: QUESTIONS },
  { who: 'an admin', what: 'tables', account: 'admin', paths: TABLES },
  { who: 'an admin', what: 'invoices', account: 'admin', paths: INVOICES },
  { who: 'an admin', what: 'accounts', account: 'admin', paths: ACCOUNTS },
  { who: 'an admin', what: 'roles', account: 'admin', paths: ROLES },
  { who: 'an admin', what: 'the kanban board', account: 'admin', paths: KANBAN },
  { who: 'an admin', what: 'to-do', account: 'admin', paths: ['/apps/todo', '/apps/todo?task=new'] },
  {
    who: 'an admin',
    what: 'the calendar',
    account: 'admin',
    paths: ['/apps/calendar?view=month', '/apps/calendar?view=week', '/apps/calendar?view=list&event=new'],
  },
  { who: 'an admin', what: 'email', account: 'admin', paths: EMAIL },
  { who: 'an admin', what: 'chats', account: 'admin', paths: CHATS },
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
  test(`${who} walks over ${what}`, async ({ page }) => {
    test.setTimeout(240_000);
    // The skin follows the machine, so that each page is opened once and then turned light and dark in place.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: 'system' } }));
    });
    const settled = settling(page);
    if (account) await signedIn(page, `${account}@demo.com`, account);
    for (const path of paths) {
      await page.setViewportSize(SIZES.desktop);
      await page.goto(url() + path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page).toHaveTitle(/LMS/);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const skin of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: skin });
          await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
          await settled();
          const where = `${path} (${who}, ${skin}, ${size})`;
          await expectNoOverflow(page, where);
          if (size !== 'tablet') await expectAccessible(page, where);
        }
      }
    }
  });
}
