import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { REGISTER_LIMIT } from './limits.ts';

describe('registering on a demo server', () => {
  const api = testApi();

  it('makes an admin with the four first bookmarks, signed in, and asks to confirm the email', async () => {
    const person = await api.register({ fullName: 'Nia Bello' });
    expect(person.user).toMatchObject({ role: 'admin', fullName: 'Nia Bello', emailVerified: false });
    const { bookmarks } = (await api.get('/api/bookmarks/data', person.accessToken)).body;
    const links = bookmarks.map((one: { link: string }) => one.link);
    expect(links).toEqual(['/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar']);
    expect(api.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Confirm your email' });
  });

  it('says which of email and username is taken, in any case, and makes nothing', async () => {
    const person = await api.register();
    const email = 'This email is already in use.';
    const username = 'This username is already in use.';
    const again = { email: person.email.toUpperCase(), username: unique('free'), password: person.password };
    const answer = await api.post('/jwt/register', again);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ error: { email, username: null } });
    const other = { ...again, email: `${unique('free')}@example.com`, username: person.username.toUpperCase() };
    expect((await api.post('/jwt/register', other)).body).toEqual({ error: { email: null, username } });
    const both = { ...again, username: person.username };
    expect((await api.post('/jwt/register', both)).body).toEqual({ error: { email, username } });
    // Letters whose small form is another one elsewhere.
    for (const name of ['ΓΙΩΡΓΟΣ', 'İixx']) {
      const one = { ...again, email: `${unique('free')}@example.com`, username: unique(name) };
      expect((await api.post('/jwt/register', one)).status).toBe(201);
      const same = {
        ...one,
        email: `${unique('free')}@example.com`,
        username: one.username.replace('ΓΙΩΡΓΟΣ', 'γιωργοσ'),
      };
      expect((await api.post('/jwt/register', same)).body).toEqual({ error: { email: null, username } });
    }
    // Said first: another password would not help.
    const short = { ...again, password: 'x' };
    expect((await api.post('/jwt/register', short)).body).toEqual({ error: { email, username: null } });
    const login = await api.post('/jwt/login', { email: other.email, password: other.password });
    expect(login.status).toBe(400);
  });

  it('makes one account when the same one is asked for many times at once', async () => {
    const name = unique('twin');
    const body = { email: `${name}@example.com`, username: name, password: 'a fine pass phrase' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/jwt/register', body)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  it('names every wrong field', async () => {
    const answer = await api.post('/jwt/register', { email: 'nobody', username: 'a b', password: 'short' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error).sort()).toEqual(['email', 'password', 'username']);
  });

  it('refuses a password that many people use', async () => {
    const name = unique('easy');
    const body = { email: `${name}@example.com`, username: name, password: 'Password123' };
    const answer = await api.post('/jwt/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.password[0]).toMatch(/used by many people/);
  });

  it('tells the administrators', async () => {
    const admin = await api.as('admin');
    const person = await api.register();
    const { notifications } = (await api.get('/api/notifications', admin)).body;
    expect(notifications[0]).toMatchObject({ kind: 'person-registered', data: { name: person.username } });
  });
});

describe('registering on an empty production server', () => {
  const api = testApi({ empty: true, policy: { newcomers: 'Student', demoAccounts: [], setupCode: 'open sesame' } });
  const account = () => ({
    email: `${unique('p')}@example.com`,
    username: unique('p'),
    password: 'a fine pass phrase',
  });

  it('makes the first account an admin, with the set-up code alone, and whoever follows a Student', async () => {
    expect((await api.get('/api/start')).body).toEqual({
      demoAccounts: [],
      firstRun: true,
      pdf: true,
      inTab: false,
      mail: true,
    });
    const stranger = await api.post('/jwt/register', account());
    expect(stranger.status).toBe(400);
    expect(stranger.body.error.setupCode).toBeDefined();
    const first = await api.post('/jwt/register', { ...account(), setupCode: 'open sesame' });
    expect(first.body.user.role).toBe('admin');
    expect((await api.get('/api/start')).body.firstRun).toBe(false);
    const second = await api.post('/jwt/register', { ...account(), setupCode: 'open sesame' });
    expect(second.body.user.role).toBe('Student');
  });
});

describe('trying names', () => {
  const api = testApi();

  it('is limited, whether somebody has them or not, and with a password that is refused', async () => {
    const ask = (email: string) => api.post('/jwt/register', { email, username: unique('free'), password: 'x' });
    for (let tried = 0; tried < REGISTER_LIMIT.points; tried += 1) await ask(`${unique('free')}@example.com`);
    expect((await ask(`${unique('free')}@example.com`)).status).toBe(429);
    expect((await ask('admin@demo.com')).status).toBe(429);
  });
});
