import type { Log, Policy } from '#api/deps.ts';
import { DEMO_ACCOUNTS } from '#contract/demoAccounts.ts';

export const quiet: Log = { info() {}, warn() {}, error() {} };

export const testPolicy = (over: Partial<Policy> = {}): Policy => ({
  newcomers: 'admin',
  demoAccounts: DEMO_ACCOUNTS,
  setupCode: null,
  language: 'en',
  publicUrl: 'http://lms.test',
  accessTokenMinutes: 10,
  refreshTokenMinutes: 10,
  rememberDays: 30,
  metricsToken: null,
  sampleEmployees: 2_500,
  ...over,
});
