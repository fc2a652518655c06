import type { AccessRole } from '#contract/access.ts';
import type { Page } from '#contract/pages.ts';

/** A page by its target, or a branch that opens to several. */
type Entry = string | { branch: string; icon: string; pages: string[] };

interface Group {
  group: string;
  /** Whose menu has it; without, everybody's. */
  roles?: AccessRole[];
  entries: Entry[];
}

/** A learner's menu stays short: help is at its foot, the rest a search away. */
const STAFF: AccessRole[] = ['admin', 'client'];

/** The whole menu. What has no screen yet, or is not for this person, drops out; empty groups with it. */
const MENU: Group[] = [
  { group: 'dashboards', entries: ['analytics', 'store'] },
  {
    group: 'learning',
    entries: ['student-home', 'practice', 'results', 'lms-users', 'lms-questions', 'lms-results', 'audit'],
  },
  { group: 'workspace', entries: ['email', 'chat', 'todo', 'calendar', 'kanban'] },
  {
    group: 'business',
    roles: STAFF,
    entries: [
      'invoice-list',
      { branch: 'shop', icon: 'shopping-bag', pages: ['shop', 'wishlist', 'checkout', 'orders', 'products'] },
      'user-list',
      { branch: 'access', icon: 'shield', pages: ['roles', 'permissions', 'access-control'] },
      'pricing',
    ],
  },
  {
    group: 'publishing',
    roles: STAFF,
    entries: [
      { branch: 'blog', icon: 'news', pages: ['blog-list', 'blog-posts'] },
      'knowledge-base',
      'faq',
      'help-edit',
    ],
  },
  {
    group: 'toolkit',
    roles: STAFF,
    entries: [
      { branch: 'ui', icon: 'components', pages: ['ui-element', 'colors', 'icons', 'modal-examples'] },
      {
        branch: 'components',
        icon: 'components',
        pages: [
          'component-accordion',
          'component-notices',
          'component-avatars',
          'component-badges',
          'component-breadcrumbs',
          'component-buttons',
          'component-button-groups',
          'component-collapse',
          'component-dividers',
          'component-menus',
          'component-lists',
          'component-dialogs',
          'component-drawers',
          'component-tabs',
          'component-segmented',
          'component-popovers',
          'component-tooltips',
          'component-progress',
          'component-loading',
          'component-states',
          'component-timeline',
          'component-steps',
          'component-figures',
          'component-charts',
          'component-data-table',
          'component-search',
          'component-people',
          'component-rich-text',
          'component-uploads',
          'component-page-header',
        ],
      },
      {
        branch: 'cards',
        icon: 'cards',
        pages: ['card-basic', 'card-advance', 'card-statistics', 'card-analytics', 'card-action'],
      },
      {
        branch: 'forms',
        icon: 'forms',
        pages: ['form-elements', 'form-layout', 'form-wizard', 'form-validation', 'form-repeater'],
      },
      {
        branch: 'tables',
        icon: 'table',
        pages: [
          'table-reactstrap',
          'datatable-basic',
          'datatable-advance',
          'chart-apex',
          'chart-chartjs',
          'chart-recharts',
        ],
      },
      {
        branch: 'extensions',
        icon: 'adjustments',
        pages: [
          'sweet-alert',
          'toastr',
          'slider',
          'drag-and-drop',
          'tour',
          'clipboard',
          'react-player',
          'context-menu',
          'swiper',
          'ratings',
          'i18n',
          'pagination',
          'import',
          'export',
          'export-selected',
        ],
      },
      {
        branch: 'layouts',
        icon: 'layout-sidebar',
        pages: ['collapse-menu', 'layout-boxed', 'without-menu', 'layout-empty', 'layout-blank'],
      },
      {
        branch: 'sign-in',
        icon: 'login',
        pages: [
          'login-basic',
          'login-cover',
          'register-basic',
          'register-cover',
          'forgot-password-basic',
          'forgot-password-cover',
          'reset-password-basic',
          'reset-password-cover',
          'verify-email-basic',
          'verify-email-cover',
          'two-steps-basic',
          'two-steps-cover',
        ],
      },
      { branch: 'misc', icon: 'tool', pages: ['coming-soon', 'maintenance', 'not-authorized', 'error'] },
      'api-key',
      'api-docs',
    ],
  },
  { group: 'me', roles: ['Student'], entries: ['profile', 'account-settings'] },
];

/** Pages of one thing have no entry of their own: in the menu they are part of the list it stands in. */
const UNDER: Record<string, string> = {
  'invoice-preview': 'invoice-list',
  'invoice-edit': 'invoice-list',
  'invoice-add': 'invoice-list',
  'user-view': 'user-list',
  'blog-detail': 'blog-list',
  'blog-edit': 'blog-posts',
  'blog-comments': 'blog-posts',
  'product-detail': 'shop',
};

/** The entry of the menu that a page belongs to. */
export const entryOf = (target: string) => UNDER[target] ?? target;

export interface MenuBranch {
  branch: string;
  icon: string;
  pages: Page[];
}

export interface MenuGroup {
  group: string;
  entries: (Page | MenuBranch)[];
}

export const isBranch = (entry: Page | MenuBranch): entry is MenuBranch => 'branch' in entry;

/** The menu made of the pages somebody may open. A branch of one page is that page. */
export function menuOf(pages: readonly Page[], role: AccessRole): MenuGroup[] {
  const byTarget = new Map(pages.map((page) => [page.target, page]));
  const find = (target: string) => byTarget.get(target) ?? [];
  return MENU.filter((group) => !group.roles || group.roles.includes(role))
    .map(({ group, entries }) => ({
      group,
      entries: entries.flatMap((entry): (Page | MenuBranch)[] => {
        if (typeof entry === 'string') return [find(entry)].flat();
        const inside = entry.pages.flatMap(find);
        return inside.length > 1 ? [{ ...entry, pages: inside }] : inside;
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
