import type { Page } from '@playwright/test';
import { call } from '../../tests/support/calls.ts';

/** As the example's administrator, who has seen the tour, without the login page. */
export async function signIn(page: Page, url: string) {
  const answer = await call(url, 'POST', '/jwt/login', { body: { email: 'admin@demo.com', password: 'admin' } });
  const { userData, accessToken, refreshToken } = (await answer.json()) as Record<string, unknown>;
  await call(url, 'PUT', '/api/preferences', { token: String(accessToken), body: { tour: 'skipped' } });
  await page.goto(`${url}/healthz`);
  const kept = { userData: JSON.stringify(userData), accessToken, refreshToken };
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
}
