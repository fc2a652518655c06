import type { Policy } from '#api/deps.ts';
import { DEMO_ACCOUNTS } from '#contract/demoAccounts.ts';

/** The same demo as a server gives, in one tab. */
export const demoPolicy = (publicUrl: string): Policy => ({
  newcomers: 'admin',
  demoAccounts: DEMO_ACCOUNTS,
  setupCode: null,
  language: 'en',
  publicUrl,
  accessTokenMinutes: 10,
  refreshTokenMinutes: 10,
  rememberDays: 30,
  metricsToken: null,
  sampleEmployees: 1_000,
  inTab: true,
});
