import type { Policy } from '#api/deps.ts';

/** The accounts of a demo, shown on its login page. */
export const DEMO_ACCOUNTS: Policy['demoAccounts'] = [
  { role: 'admin', email: 'admin@demo.com', password: 'admin' },
  { role: 'client', email: 'client@demo.com', password: 'client' },
  { role: 'Student', email: 'student@demo.com', password: 'student' },
];
