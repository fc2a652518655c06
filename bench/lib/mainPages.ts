/**
 * The pages whose first load is measured. `seen` is there once the page can be used; `most` is the goal for the JavaScript
 * until then, in kB as it travels.
 */
export const MAIN_PAGES = [
  { name: 'login', path: '/pages/login-cover', isOpen: true, seen: 'h1', most: 120 },
  { name: 'dashboard', path: '/', isOpen: false, seen: '[data-kpi]', most: 200 },
  { name: 'users', path: '/lms/users', isOpen: false, seen: 'main [href^="/lms/users/"]', most: 200 },
  { name: 'email', path: '/apps/email', isOpen: false, seen: '[data-mail]', most: 200 },
  { name: 'kanban', path: '/apps/kanban', isOpen: false, seen: '[data-card]', most: 200 },
];
