import { expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import { testApi } from '../../../../tests/api/api.ts';

const api = testApi();
const ask = async (over: object) => (await createApp({ ...api.deps, ...over }).request('/api/start')).json();

it('names the accounts of a demo, and no password', async () => {
  const { body } = await api.get('/api/start');
  expect(body.demoAccounts).toEqual([
    { role: 'admin', email: 'admin@demo.com' },
    { role: 'client', email: 'client@demo.com' },
    { role: 'Student', email: 'student@demo.com' },
  ]);
});

it('says whether mails reach somebody: by a mail server, or in the tab that shows them', async () => {
  const mailer = { ...api.deps.mailer, isReal: false };
  const policy = { ...api.deps.policy, inTab: true };
  expect(await ask({})).toMatchObject({ mail: true, inTab: false });
  expect(await ask({ mailer })).toMatchObject({ mail: false, inTab: false });
  expect(await ask({ mailer, policy })).toMatchObject({ mail: true, inTab: true });
});
