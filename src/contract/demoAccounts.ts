import type { AccessRole } from './access.ts';

/** The accounts of a demo, which its login page shows and everybody may use. No answer of the API has their passwords. */
export const DEMO_ACCOUNTS: readonly { role: AccessRole; email: string; password: string }[] = [
  { role: 'admin', email: 'admin@demo.com', password: 'admin' },
  { role: 'client', email: 'client@demo.com', password: 'client' },
  { role: 'Student', email: 'student@demo.com', password: 'student' },
];
