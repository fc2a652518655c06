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
const OWN = [
  '/pages/account-settings',
  ...['security', 'devices', 'info', 'social', 'connections', 'notifications', 'appearance', 'data'].map(
    (name) => `/pages/account-settings/${name}`,
  ),
  '/pages/license',
];

const PROFILE = [
  '/pages/profile',
  '/pages/profile?show=mine',
  '/pages/profile?tab=about',
  '/pages/profile?tab=photos',
  '/pages/profile?tab=followers',
  '/pages/profile?post=7',
  '/pages/profile?open=pages',
  '/pages/profile/2',
];

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
const DASHBOARDS = [
  '/',
  '/?arrange=true',
  '/dashboard/analytics',
  '/dashboard/analytics?range=last-year',
  '/cards/statistics',
  '/cards/analytics',
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

const SHOP = [
  '/apps/ecommerce/shop',
  '/apps/ecommerce/shop?view=list&category=kit,book&rating=4',
  '/apps/ecommerce/shop?q=nothing-is-called-this',
  '/apps/ecommerce/product-detail/robot-workshop-5',
  '/apps/ecommerce/product-detail/the-little-book-of-proofs-36',
  '/apps/ecommerce/wishlist',
  '/apps/ecommerce/products',
  '/apps/ecommerce/products?edit=5',
  '/apps/ecommerce/products?edit=new',
  '/apps/ecommerce/products?stock_of=5',
];

/** Of the sample data: an order on its way, one that was cancelled. */
const ORDERS = [
  '/apps/ecommerce/checkout',
  '/apps/ecommerce/checkout?step=address',
  '/apps/ecommerce/checkout?step=address&edit=new',
  '/apps/ecommerce/checkout?step=payment',
  '/apps/ecommerce/checkout?step=done&order=1028',
  '/apps/ecommerce/orders',
  '/apps/ecommerce/orders?whose=own',
  '/apps/ecommerce/orders/1022',
  '/apps/ecommerce/orders/1015',
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

const HELP = [
  '/pages/pricing',
  '/pages/pricing?billing=yearly',
  '/pages/faq',
  '/pages/faq?q=invoice',
  '/pages/faq?q=nobody-asks-this',
  '/pages/knowledge-base',
  '/pages/knowledge-base?q=password',
  '/pages/knowledge-base/learning',
  '/pages/knowledge-base/getting-started/which-keyboard-shortcuts-are-there',
  '/pages/knowledge-base/nothing-like-this',
];
const HELP_WRITING = [
  '/pages/help/edit',
  '/pages/help/edit?open=edit',
  '/pages/help/edit/3',
  '/pages/help/edit/3?view=preview',
];

/** Of the sample data: the newest post, and the draft. */
const BLOG = [
  '/pages/blog/list',
  '/pages/blog/list?q=nothing-is-called-this',
  '/pages/blog/list?category=Quote',
  '/pages/blog/detail',
  '/pages/blog/detail/bread-before-the-first-bell-14',
  '/pages/blog/detail/no-such-post',
];
const BLOG_WRITING = [
  '/pages/blog/detail/notes-for-the-open-day-15',
  '/pages/blog/edit',
  '/pages/blog/edit/14',
  '/pages/blog/posts',
  '/pages/blog/posts/comments?state=reported',
];

const WALKS = [
  { who: 'nobody', what: 'the blog', account: null, paths: BLOG },
  { who: 'an admin', what: 'the blog', account: 'admin', paths: [...BLOG, ...BLOG_WRITING] },
  { who: 'a student', what: 'the blog', account: 'student', paths: BLOG },
  { who: 'nobody', what: 'help and prices', account: null, paths: HELP },
  { who: 'an admin', what: 'help and prices', account: 'admin', paths: [...HELP, ...HELP_WRITING] },
  { who: 'a student', what: 'help and prices', account: 'student', paths: HELP },
  { who: 'nobody', what: 'forms on a card', account: null, paths: FORMS.map((name) => `/pages/${name}-basic`) },
  { who: 'nobody', what: 'forms on a cover', account: null, paths: FORMS.map((name) => `/pages/${name}-cover`) },
  { who: 'nobody', what: 'pages that stand alone', account: null, paths: PLAIN },
  { who: 'an admin', what: 'dashboards', account: 'admin', paths: DASHBOARDS },
  { who: 'an admin', what: 'people', account: 'admin', paths: PEOPLE },
  { who: 'an admin', what: 'questions', account: 'admin', paths: QUESTIONS },
  { who: 'an admin', what: 'tables', account: 'admin', paths: TABLES },
  { who: 'an admin', what: 'invoices', account: 'admin', paths: INVOICES },
  { who: 'an admin', what: 'the shop', account: 'admin', paths: SHOP },
  { who: 'an admin', what: 'orders', account: 'admin', paths: ORDERS },
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
  { who: 'an admin', what: 'the rest', account: 'admin', paths: ['/access-control', ...LAYOUTS] },
  {
    who: 'an admin',
    what: 'own settings, keys and examples',
    account: 'admin',
    paths: [...OWN, '/pages/api-key', '/pages/api-key?open=new', '/pages/modal-examples'],
  },
  { who: 'an admin', what: 'profiles', account: 'admin', paths: [...PROFILE, '/pages/profile?edit=true'] },
  { who: 'a student', what: 'profiles', account: 'student', paths: PROFILE },
  { who: 'a client', what: 'everything', account: 'client', paths: ['/access-control', '/pages/profile', ...OWN] },
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
