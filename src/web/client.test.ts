import { expect, it, vi } from 'vitest';
import { changeLanguage } from './i18n/i18n.ts';

vi.mock('./session.ts', () => ({
  authFetch: (_url: string, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('Accept-Language'));
    return Promise.resolve(Response.json({}));
  },
}));
const sent: (string | null)[] = [];

it('every call says, before it is waited for, which language the page speaks by then', async () => {
  const { api } = await import('./client.ts');
  changeLanguage('de');
  void api.api.start.$get();
  changeLanguage('fr');
  void api.jwt.login.$post({ json: { email: 'kim@client.example', password: 'x' } });
  expect(sent).toEqual(['de', 'fr']);
  changeLanguage('en');
});
