/** Addresses beside those of the catalogue: one thing, an open drawer, a filter, nothing found. Of the sample data. */

const PEOPLE = [
  '/lms/users?q=nobody-is-called-this',
  '/lms/users?open=new',
  '/lms/users/12',
  '/lms/users/12?tab=sessions',
  '/lms/users/import',
  '/lms/questions/import',
  '/lms/questions?open=new',
];

const DASHBOARDS = ['/?arrange=true', '/dashboard/analytics?range=last-year'];

const TABLES = [
  '/datatables/basic?open=new',
  '/datatables/advance?sortColumn=post,age&sort=asc,desc',
  '/datatables/advance?q=nobody-is-called-this',
];

const INVOICES = [
  '/apps/invoice/list?deleted=true',
  '/apps/invoice/preview/12',
  '/apps/invoice/preview/12?open=send',
  '/apps/invoice/edit/12',
];

const SHOP = [
  '/apps/ecommerce/shop?view=list&category=kit,book&rating=4',
  '/apps/ecommerce/shop?q=nothing-is-called-this',
  '/apps/ecommerce/product-detail/robot-workshop-5',
  '/apps/ecommerce/product-detail/poems-to-know-by-heart-23',
  '/apps/ecommerce/products?edit=5',
  '/apps/ecommerce/products?edit=new',
  '/apps/ecommerce/products?stock_of=5',
];

/** An order on its way, one that was cancelled. */
const ORDERS = [
  '/apps/ecommerce/checkout?step=address',
  '/apps/ecommerce/checkout?step=address&edit=new',
  '/apps/ecommerce/checkout?step=payment',
  '/apps/ecommerce/checkout?step=done&order=1028',
  '/apps/ecommerce/orders?whose=own',
  '/apps/ecommerce/orders/1022',
  '/apps/ecommerce/orders/1015',
];

const ACCOUNTS = [
  '/apps/user/list?open=new',
  '/apps/user/view/12',
  '/apps/user/view/12?tab=security',
  '/apps/user/view/12?tab=billing',
  '/apps/user/view/12?tab=notifications',
  '/apps/user/view/12?tab=connections',
  '/apps/roles?open=role:manager',
  '/apps/roles?open=new',
  '/apps/roles/matrix',
  '/apps/permissions?q=nothing-is-called-this',
  '/apps/permissions?open=new',
  '/pages/api-key?open=new',
];

/** Chats of the demo's administrator, and somebody without one. */
const WORKSPACE = [
  '/apps/email?mail=1',
  '/apps/email/draft',
  '/apps/email/trash',
  '/apps/email/label/important?q=from:grace',
  '/apps/email?q=nobody-wrote-this',
  '/apps/chat?chat=1',
  '/apps/chat?chat=3',
  '/apps/chat?with=12',
  '/apps/chat?q=projector',
  '/apps/kanban?card=5',
  '/apps/kanban?q=nothing-is-called-this',
  '/apps/todo?task=new',
  '/apps/calendar?view=week',
  '/apps/calendar?view=list&event=new',
];

const HELP = [
  '/pages/pricing?billing=yearly',
  '/pages/faq?q=invoice',
  '/pages/faq?q=nobody-asks-this',
  '/pages/knowledge-base?q=password',
  '/pages/knowledge-base/learning',
  '/pages/knowledge-base/getting-started/which-keyboard-shortcuts-are-there',
  '/pages/knowledge-base/nothing-like-this',
];

const HELP_WRITING = ['/pages/help/edit?open=edit', '/pages/help/edit/3', '/pages/help/edit/3?view=preview'];

/** The newest post; of the draft only those who write know. */
const BLOG = [
  '/pages/blog/list?q=nothing-is-called-this',
  '/pages/blog/list?category=Quote',
  '/pages/blog/detail/bread-before-the-first-bell-14',
  '/pages/blog/detail/no-such-post',
];

const BLOG_WRITING = [
  '/pages/blog/detail/notes-for-the-open-day-15',
  '/pages/blog/edit/14',
  '/pages/blog/posts/comments?state=reported',
];

const SETTINGS = ['security', 'devices', 'info', 'social', 'connections', 'notifications', 'appearance', 'data'].map(
  (name) => `/pages/account-settings/${name}`,
);

const PROFILE = [
  '/pages/profile?show=mine',
  '/pages/profile?tab=about',
  '/pages/profile?tab=photos',
  '/pages/profile?tab=followers',
  '/pages/profile?post=7',
  '/pages/profile?open=pages',
  '/pages/profile/2',
];

export const MORE = {
  nobody: [...HELP, ...BLOG, '/no/such/page'],
  admin: [
    ...DASHBOARDS,
    ...PEOPLE,
    ...TABLES,
    ...INVOICES,
    ...SHOP,
    ...ORDERS,
    ...ACCOUNTS,
    ...WORKSPACE,
    ...HELP,
    ...HELP_WRITING,
    ...BLOG,
    ...BLOG_WRITING,
    ...SETTINGS,
    ...PROFILE,
    '/pages/profile?edit=true',
  ],
  client: SETTINGS,
  // The demo student's first practice, which is finished, and the last, which is open.
  student: ['/student/practice/1', '/student/practice/12', ...SETTINGS, ...PROFILE],
} as const;

export type Who = keyof typeof MORE;
