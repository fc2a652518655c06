import { call } from '../../support/calls.ts';
import { type Running, startServer } from '../../support/server.ts';

const CODE = 'set-up-code';
/** A server without sample data: it is ready in a moment, and every row is one that the test wrote. */
export const PRODUCTION = {
  LMS_MODE: 'production',
  LMS_SECRET: 'a secret of at least 32 characters',
  LMS_SETUP_CODE: CODE,
  LMS_ACCESS_MINUTES: '60',
};
export const HEAD = { email: 'head@school.org', username: 'head', password: 'a phrase of several words' };

export const startSchool = (settings: Record<string, string>): Promise<Running> =>
  startServer({ ...PRODUCTION, ...settings });

/** The administrator's first login, which makes the account. */
export async function firstLogin(url: string): Promise<string> {
  const answer = await call(url, 'POST', '/jwt/register', { body: { ...HEAD, setupCode: CODE } });
  if (answer.status !== 201) throw new Error(`the first account was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

export async function login(url: string): Promise<string> {
  const { email, password } = HEAD;
  const answer = await call(url, 'POST', '/jwt/login', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`the login was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
