import { describe, expect, it, vi } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';

/** The mail leaves after the answer, so that its time tells nothing. */
const mailWith = (api: ReturnType<typeof testApi>, to: string, subject: string) =>
  vi.waitFor(() => {
    const mail = api.mails.findLast((one) => one.to === to && one.subject === subject);
    if (!mail) throw new Error(`no mail "${subject}" to ${to}`);
    return mail;
  });
const tokenIn = (text = '') => new URL(text.match(/http\S+/)?.[0] ?? 'http://none').searchParams.get('token') ?? '';

describe('a forgotten password', () => {
  const api = testApi();

  it('is replaced by a link that works once and ends every login', async () => {
    const person = await api.register();
    expect((await api.post('/jwt/forgot-password', { email: person.email })).body).toEqual({ sent: true });
    const mail = await mailWith(api, person.email, 'Choose a new password');
    expect(mail.text).toContain('http://lms.test/pages/reset-password-cover?token=');
    const token = tokenIn(mail.text);
    const reset = (password: string) => api.post('/jwt/reset-password', { token, password });
    const check = async () => (await api.post('/jwt/reset-password/check', { token })).body;
    expect((await reset('short')).status).toBe(400);
    // Looking does not use it up.
    expect([await check(), await check()]).toEqual(Array(2).fill({ works: true, invited: false }));
    expect((await reset('another fine phrase')).status).toBe(200);
    expect((await reset('a third fine phrase')).body.error.token).toBeDefined();
    expect(await check()).toEqual({ works: false, invited: false });
    expect((await api.get('/api/me', person.accessToken)).status).toBe(401);
    await api.signIn(person.email, 'another fine phrase');
    expect((await api.post('/jwt/login', { email: person.email, password: person.password })).status).toBe(400);
  });

  it('does not tell whether an email has an account', async () => {
    const unknown = await api.post('/jwt/forgot-password', { email: 'nobody.here@example.com' });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual({ sent: true });
    const person = await api.register();
    await api.post('/jwt/forgot-password', { email: person.email });
    await mailWith(api, person.email, 'Choose a new password');
    expect(api.mails.filter((one) => one.to === 'nobody.here@example.com')).toEqual([]);
  });

  it('has a link that a new password makes worthless', async () => {
    const person = await api.register();
    await api.post('/jwt/forgot-password', { email: person.email });
    const token = tokenIn((await mailWith(api, person.email, 'Choose a new password')).text);
    const change = { current: person.password, password: 'another fine phrase' };
    expect((await api.post('/jwt/change-password', change, person.accessToken)).status).toBe(200);
    expect((await api.post('/jwt/reset-password', { token, password: 'a third fine phrase' })).status).toBe(400);
    await api.signIn(person.email, 'another fine phrase');
  });

  it('has a link that is worth nothing after an hour', async () => {
    const person = await api.register();
    await api.post('/jwt/forgot-password', { email: person.email });
    const token = tokenIn((await mailWith(api, person.email, 'Choose a new password')).text);
    const check = async (given: string) => (await api.post('/jwt/reset-password/check', { token: given })).body;
    expect(await check(token)).toEqual({ works: true, invited: false });
    api.later(61);
    expect(await check(token)).toEqual(await check('never given out'));
    expect(await check(token)).toEqual({ works: false, invited: false });
    expect((await api.post('/jwt/reset-password', { token, password: 'another fine phrase' })).status).toBe(400);
  });

  it('is answered in the language that the pages spoke, and in the one that was chosen before all', async () => {
    const name = unique('leser');
    const account = { email: `${name}@example.com`, username: name, password: `Pass-${name}-word` };
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
    const { body } = await api.ask('POST', '/jwt/register', { body: account, headers });
    await api.post('/jwt/forgot-password', { email: account.email });
    const german = await mailWith(api, account.email, 'Wählen Sie ein neues Passwort');
    expect(german.text).toMatch(/^Guten Tag leser.*http:\/\/lms\.test\/pages\/reset-password-cover\?token=.*\n\nLMS$/s);
    expect(german.html).toBeUndefined();

    await api.ask('PUT', '/api/preferences', { body: { language: 'ar' }, token: body.accessToken });
    await api.post('/jwt/forgot-password', { email: account.email });
    const arabic = await mailWith(api, account.email, 'اختر كلمة مرور جديدة');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.html).toContain('<a href="http://lms.test/pages/reset-password-cover?token=');
  });

  it('follows the pages somebody signs in with, whatever scripts say', async () => {
    const person = await api.register();
    const { email, password } = person;
    await api.ask('POST', '/jwt/login', { body: { email, password }, headers: { 'accept-language': 'fr' } });
    await api.ask('POST', '/jwt/login', { body: { email, password }, headers: { 'accept-language': '*' } });
    await api.post('/jwt/forgot-password', { email });
    await mailWith(api, email, 'Choisissez un nouveau mot de passe');
  });

  it('does not fill a mailbox', async () => {
    const person = await api.register();
    for (let i = 0; i < 5; i += 1) await api.post('/jwt/forgot-password', { email: person.email });
    expect((await api.post('/jwt/forgot-password', { email: person.email })).status).toBe(429);
  });
});

describe('a forgotten password of somebody whose language is not known', () => {
  const api = testApi({ policy: { language: 'pt' } });

  it('is answered in the language of the school', async () => {
    const person = await api.register();
    await api.post('/jwt/forgot-password', { email: person.email });
    await mailWith(api, person.email, 'Escolha uma nova palavra-passe');
  });
});

describe('the own password', () => {
  const api = testApi();

  it('is changed with the current one; other devices are signed out, this one is not', async () => {
    const person = await api.register();
    const other = await api.signIn(person.email, person.password);
    const change = (current: string) =>
      api.post('/jwt/change-password', { current, password: 'another fine phrase' }, person.accessToken);
    expect((await change('wrong')).body.error.current).toBeDefined();
    expect((await change(person.password)).status).toBe(200);
    expect((await api.get('/api/me', other.accessToken)).status).toBe(401);
    expect((await api.get('/api/me', person.accessToken)).status).toBe(200);
    const { notifications } = (await api.get('/api/notifications', person.accessToken)).body;
    expect(notifications[0].kind).toBe('password-changed');
    expect(api.mails.at(-1)?.subject).toBe('Your password was changed');
  });
});

describe('confirming an email', () => {
  const api = testApi();

  it('works once with the newest link', async () => {
    const person = await api.register();
    const old = tokenIn(api.mails.at(-1)?.text);
    expect((await api.post('/jwt/verify-email/send', {}, person.accessToken)).body).toEqual({ sent: true });
    const token = tokenIn(api.mails.at(-1)?.text);
    expect((await api.post('/jwt/verify-email', { token: old })).status).toBe(400);
    // It confirms an email, and is no link for a password.
    expect((await api.post('/jwt/reset-password/check', { token })).body.works).toBe(false);
    expect((await api.post('/jwt/verify-email', { token })).status).toBe(200);
    expect((await api.get('/api/me', person.accessToken)).body.emailVerified).toBe(true);
    expect((await api.post('/jwt/verify-email', { token })).status).toBe(400);
  });
});
