/** The pages whose first load is measured. `most` is the goal for its JavaScript, in kB as it travels. */
export const MAIN_PAGES = [
  { name: 'login', path: '/pages/login-cover', isOpen: true, most: 120 },
  { name: 'dashboard', path: '/', isOpen: false, most: 200 },
  { name: 'users', path: '/lms/users', isOpen: false, most: 200 },
  { name: 'email', path: '/apps/email', isOpen: false, most: 200 },
  { name: 'kanban', path: '/apps/kanban', isOpen: false, most: 200 },
];
