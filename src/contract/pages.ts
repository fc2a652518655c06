import type { AccessRole, Rule } from './access.ts';

/** Who sees a page: everybody, everyone signed in, one login role's home, or whoever the rule allows; of several, all of them. */
export type PageAccess = 'everyone' | 'signed-in' | AccessRole | Rule | readonly Rule[];

export interface Page {
  id: number;
  /** A short name that never changes: language keys and icons hang on it. */
  target: string;
  title: string;
  icon: string;
  link: string;
  access: PageAccess;
}

const everyone = 'everyone' as const;
const signedIn = 'signed-in' as const;
const read = (subject: Rule['subject']): Rule => ({ action: 'read', subject });
const manage = (subject: Rule['subject']): Rule => ({ action: 'manage', subject });

type Row = [id: number, target: string, title: string, icon: string, link: string, access: PageAccess];

const kit = manage('System');

/** Every page of the product by its path. Ids are kept for ever: bookmarks point at them. */
const ROWS: Row[] = [
  [1, 'analytics', 'Analytics', 'chart-line', '/dashboard/analytics', read('Dashboard')],
  // Whoever sees sales sees invoices as well: without these it has no card to begin with.
  [2, 'store', 'Store', 'building-store', '/', [read('Dashboard'), read('Invoice')]],
  [3, 'email', 'Email', 'mail', '/apps/email', read('Email')],
  [4, 'chat', 'Chat', 'message-circle', '/apps/chat', read('Chat')],
  [5, 'todo', 'To-do', 'checkbox', '/apps/todo', read('Todo')],
  [6, 'calendar', 'Calendar', 'calendar', '/apps/calendar', read('Calendar')],
  [7, 'kanban', 'Kanban', 'layout-kanban', '/apps/kanban', read('Kanban')],
  [8, 'roles', 'Roles', 'shield', '/apps/roles', read('Permission')],
  [9, 'permissions', 'Permissions', 'key', '/apps/permissions', read('Permission')],
  [10, 'invoice-list', 'Invoices', 'file-invoice', '/apps/invoice/list', read('Invoice')],
  [11, 'invoice-preview', 'Invoice preview', 'file-search', '/apps/invoice/preview', read('Invoice')],
  [12, 'invoice-edit', 'Edit invoice', 'file-pencil', '/apps/invoice/edit', manage('Invoice')],
  [13, 'invoice-add', 'New invoice', 'file-plus', '/apps/invoice/add', manage('Invoice')],
  [14, 'shop', 'Shop', 'shopping-bag', '/apps/ecommerce/shop', read('Shop')],
  [15, 'product-detail', 'Product', 'package', '/apps/ecommerce/product-detail', read('Shop')],
  [16, 'wishlist', 'Wishlist', 'heart', '/apps/ecommerce/wishlist', read('Shop')],
  [17, 'checkout', 'Checkout', 'shopping-cart', '/apps/ecommerce/checkout', read('Shop')],
  [18, 'user-list', 'Accounts', 'address-book', '/apps/user/list', read('User')],
  [19, 'user-view', 'Account', 'user', '/apps/user/view', read('User')],
  [20, 'lms-users', 'Users', 'users', '/lms/users', read('User')],
  [21, 'lms-questions', 'Questions', 'list-check', '/lms/questions', read('Question')],
  [22, 'student-home', 'Home', 'home', '/student', 'Student'],
  [23, 'account-settings', 'Account settings', 'settings', '/pages/account-settings', signedIn],
  [24, 'profile', 'Profile', 'user-circle', '/pages/profile', signedIn],
  [25, 'faq', 'FAQ', 'help-circle', '/pages/faq', everyone],
  [26, 'knowledge-base', 'Knowledge base', 'book', '/pages/knowledge-base', everyone],
  [27, 'pricing', 'Pricing', 'tag', '/pages/pricing', everyone],
  [28, 'license', 'Licence', 'license', '/pages/license', signedIn],
  [29, 'api-key', 'API keys', 'key', '/pages/api-key', manage('System')],
  [30, 'modal-examples', 'Dialog examples', 'app-window', '/pages/modal-examples', kit],
  [31, 'blog-list', 'Blog', 'news', '/pages/blog/list', everyone],
  [32, 'blog-detail', 'Blog post', 'article', '/pages/blog/detail', everyone],
  [33, 'blog-edit', 'Edit post', 'edit', '/pages/blog/edit', manage('Blog')],
  [34, 'access-control', 'Access control', 'lock-access', '/access-control', read('ACL')],
  [35, 'login-basic', 'Sign in (basic)', 'login', '/pages/login-basic', kit],
  [36, 'login-cover', 'Sign in (cover)', 'login', '/pages/login-cover', kit],
  [37, 'register-basic', 'Create account (basic)', 'user-plus', '/pages/register-basic', kit],
  [38, 'register-cover', 'Create account (cover)', 'user-plus', '/pages/register-cover', kit],
  [39, 'forgot-password-basic', 'Forgot password (basic)', 'lock-question', '/pages/forgot-password-basic', kit],
  [40, 'forgot-password-cover', 'Forgot password (cover)', 'lock-question', '/pages/forgot-password-cover', kit],
  [41, 'reset-password-basic', 'Reset password (basic)', 'lock', '/pages/reset-password-basic', kit],
  [42, 'reset-password-cover', 'Reset password (cover)', 'lock', '/pages/reset-password-cover', kit],
  [43, 'verify-email-basic', 'Verify email (basic)', 'mail-check', '/pages/verify-email-basic', kit],
  [44, 'verify-email-cover', 'Verify email (cover)', 'mail-check', '/pages/verify-email-cover', kit],
  [45, 'two-steps-basic', 'Two steps (basic)', 'device-mobile', '/pages/two-steps-basic', kit],
  [46, 'two-steps-cover', 'Two steps (cover)', 'device-mobile', '/pages/two-steps-cover', kit],
  [47, 'coming-soon', 'Coming soon', 'rocket', '/misc/coming-soon', kit],
  [48, 'not-authorized', 'Not authorized', 'ban', '/misc/not-authorized', kit],
  [49, 'maintenance', 'Maintenance', 'tool', '/misc/maintenance', kit],
  [50, 'error', 'Error page', 'alert-circle', '/misc/error', kit],
  [51, 'ui-element', 'UI elements', 'components', '/ui-element', kit],
  [52, 'colors', 'Colours', 'palette', '/colors', kit],
  [53, 'icons', 'Icons', 'icons', '/icons', kit],
  [54, 'card-basic', 'Basic cards', 'cards', '/cards/basic', kit],
  [55, 'card-advance', 'Advanced cards', 'cards', '/cards/advance', kit],
  [56, 'card-statistics', 'Statistics cards', 'chart-bar', '/cards/statistics', read('Dashboard')],
  [57, 'card-analytics', 'Analytics cards', 'chart-pie', '/cards/analytics', read('Dashboard')],
  [58, 'card-action', 'Card actions', 'cards', '/cards/action', kit],
  [59, 'sweet-alert', 'Alerts', 'alert-triangle', '/extensions/sweet-alert', kit],
  [60, 'toastr', 'Toasts', 'bell', '/extensions/toastr', kit],
  [61, 'slider', 'Slider', 'adjustments', '/extensions/slider', kit],
  [62, 'drag-and-drop', 'Drag and drop', 'drag-drop', '/extensions/drag-and-drop', kit],
  [63, 'tour', 'Tour', 'route', '/extensions/tour', kit],
  [64, 'clipboard', 'Clipboard', 'clipboard', '/extensions/clipboard', kit],
  [65, 'react-player', 'Media player', 'player-play', '/extensions/react-player', kit],
  [66, 'context-menu', 'Context menu', 'menu-2', '/extensions/context-menu', kit],
  [67, 'swiper', 'Carousel', 'carousel-horizontal', '/extensions/swiper', kit],
  [68, 'ratings', 'Ratings', 'star', '/extensions/ratings', kit],
  [69, 'i18n', 'Languages', 'language', '/extensions/i18n', kit],
  [70, 'pagination', 'Pagination', 'dots', '/extensions/pagination', kit],
  [71, 'import', 'Import', 'file-import', '/extensions/import', kit],
  [72, 'export', 'Export', 'file-export', '/extensions/export', kit],
  [73, 'export-selected', 'Export selected', 'file-export', '/extensions/export-selected', kit],
  [74, 'collapse-menu', 'Collapsed menu', 'layout-sidebar', '/page-layout/collapse-menu', kit],
  [75, 'layout-boxed', 'Boxed layout', 'layout-board', '/page-layout/layout-boxed', kit],
  [76, 'without-menu', 'Without menu', 'layout-navbar', '/page-layout/without-menu', kit],
  [77, 'layout-empty', 'Empty layout', 'square', '/page-layout/layout-empty', kit],
  [78, 'layout-blank', 'Blank layout', 'square', '/page-layout/layout-blank', kit],
  [79, 'form-elements', 'Form elements', 'forms', '/forms/elements', kit],
  [80, 'form-layout', 'Form layout', 'forms', '/forms/layout', kit],
  [81, 'form-wizard', 'Form wizard', 'forms', '/forms/wizard', kit],
  [82, 'form-validation', 'Form validation', 'forms', '/forms/form-validation', kit],
  [83, 'form-repeater', 'Form repeater', 'forms', '/forms/form-repeater', kit],
  [84, 'table-reactstrap', 'Tables', 'table', '/tables/reactstrap', kit],
  [85, 'datatable-basic', 'Data table', 'table', '/datatables/basic', read('DataTable')],
  [86, 'datatable-advance', 'Advanced data table', 'table', '/datatables/advance', read('DataTable')],
  [87, 'chart-apex', 'ApexCharts', 'chart-area', '/charts/apex', kit],
  [88, 'chart-chartjs', 'Chart.js', 'chart-area', '/charts/chartjs', kit],
  [89, 'chart-recharts', 'Recharts', 'chart-area', '/charts/recharts', kit],
  [90, 'api-docs', 'API', 'api', '/api/docs', everyone],
  [91, 'audit', 'Audit log', 'history', '/lms/audit', read('Audit')],
  [92, 'practice', 'Practice', 'pencil', '/student/practice', 'Student'],
  [93, 'results', 'Results', 'chart-bar', '/student/results', 'Student'],
  [95, 'lms-results', 'Results', 'clipboard', '/lms/results', manage('Question')],
  [94, 'products', 'Products', 'packages', '/apps/ecommerce/products', manage('Shop')],
  [98, 'orders', 'Orders', 'package', '/apps/ecommerce/orders', read('Shop')],
  [100, 'blog-posts', 'Posts', 'article', '/pages/blog/posts', manage('Blog')],
  [101, 'blog-comments', 'Comments', 'message-circle', '/pages/blog/posts/comments', manage('Blog')],
  [102, 'help-edit', 'Write help', 'edit', '/pages/help/edit', manage('Help')],
  [110, 'component-accordion', 'Accordion', 'components', '/components/accordion', kit],
  [111, 'component-notices', 'Notices', 'components', '/components/notices', kit],
  [112, 'component-avatars', 'Avatars', 'components', '/components/avatars', kit],
  [113, 'component-badges', 'Badges', 'components', '/components/badges', kit],
  [114, 'component-breadcrumbs', 'Breadcrumbs', 'components', '/components/breadcrumbs', kit],
  [115, 'component-buttons', 'Buttons', 'components', '/components/buttons', kit],
  [116, 'component-button-groups', 'Button groups', 'components', '/components/button-groups', kit],
  [117, 'component-collapse', 'Collapse', 'components', '/components/collapse', kit],
  [118, 'component-dividers', 'Dividers', 'components', '/components/dividers', kit],
  [119, 'component-menus', 'Menus', 'components', '/components/menus', kit],
  [120, 'component-lists', 'Lists', 'components', '/components/lists', kit],
  [121, 'component-dialogs', 'Dialogs', 'components', '/components/dialogs', kit],
  [122, 'component-drawers', 'Drawers', 'components', '/components/drawers', kit],
  [123, 'component-tabs', 'Tabs', 'components', '/components/tabs', kit],
  [124, 'component-segmented', 'Segmented control', 'components', '/components/segmented', kit],
  [125, 'component-popovers', 'Popovers', 'components', '/components/popovers', kit],
  [126, 'component-tooltips', 'Tooltips', 'components', '/components/tooltips', kit],
  [127, 'component-progress', 'Progress', 'components', '/components/progress', kit],
  [128, 'component-loading', 'Loading', 'components', '/components/loading', kit],
  [129, 'component-states', 'Empty and failed', 'components', '/components/states', kit],
  [130, 'component-timeline', 'Timeline', 'components', '/components/timeline', kit],
  [131, 'component-steps', 'Steps', 'components', '/components/steps', kit],
  [132, 'component-figures', 'Figures', 'components', '/components/figures', kit],
  [133, 'component-charts', 'Charts', 'components', '/components/charts', kit],
  [134, 'component-data-table', 'Data table parts', 'components', '/components/data-table', kit],
  [135, 'component-search', 'Search field', 'components', '/components/search', kit],
  [136, 'component-people', 'People picker', 'components', '/components/people', kit],
  [137, 'component-rich-text', 'Rich text', 'components', '/components/rich-text', kit],
  [138, 'component-uploads', 'File upload', 'components', '/components/uploads', kit],
  [139, 'component-page-header', 'Page header', 'components', '/components/page-header', kit],
];

export const PAGES: readonly Page[] = ROWS.map(([id, target, title, icon, link, access]) => ({
  id,
  target,
  title,
  icon,
  link,
  access,
}));

/** A new person starts with email, chat, to-do and calendar. */
export const FIRST_BOOKMARKS = [3, 4, 5, 6] as const;

/** May somebody with this role and these rules see the page? The API filters with it, the menu too. */
export function seesPage(
  page: Page,
  role: AccessRole,
  can: (action: Rule['action'], subject: Rule['subject']) => boolean,
) {
  if (page.access === 'everyone' || page.access === 'signed-in') return true;
  if (typeof page.access === 'string') return page.access === role;
  return [page.access].flat().every(({ action, subject }) => can(action, subject));
}
