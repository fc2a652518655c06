import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { people } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';

describe('signing in', () => {
  const api = testApi();

  it('answers userData with the role and abilities of each demo account, and no secret', async () => {
    const expected = {
      admin: ['manage all'],
      client: ['read ACL', 'read Auth'],
      student: ['read Student'],
    };
    for (const [name, ability] of Object.entries(expected)) {
      const { body, text } = await api.post('/jwt/login', { email: `${name}@demo.com`, password: name });
      expect(
        body.userData.ability.map((one: { action: string; subject: string }) => `${one.action} ${one.subject}`),
      ).toEqual(ability);
      expect(text).not.toMatch(/argon2|passwordHash|totpSecret/);
    }
  });

  it('takes the email in any case', async () => {
    expect((await api.post('/jwt/login', { email: ' ADMIN@Demo.com', password: 'admin' })).status).toBe(200);
  });

  it('answers an unknown email as it answers a wrong password', async () => {
    const wrong = await api.post('/jwt/login', { email: 'admin@demo.com', password: 'nope' });
    const unknown = await api.post('/jwt/login', { email: 'nobody@demo.com', password: 'nope' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('lets nobody in who has no password yet', async () => {
    const [pending] = await api.db.select().from(people).where(eq(people.status, 'pending')).limit(1);
    expect((await api.post('/jwt/login', { email: pending?.email, password: '' })).status).toBe(400);
    expect((await api.post('/jwt/login', { email: pending?.email, password: 'x' })).status).toBe(400);
  });

  it('refuses an account that is switched off, and ends what it has open', async () => {
    const person = await api.register();
    expect((await api.get('/api/me', person.accessToken)).status).toBe(200);
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, person.user.id));
    expect((await api.get('/api/me', person.accessToken)).status).toBe(401);
    expect((await api.post('/jwt/refresh-token', { refreshToken: person.refreshToken })).status).toBe(401);
    const answer = await api.post('/jwt/login', { email: person.email, password: person.password });
    expect(answer.status).toBe(400);
    expect(answer.body.error.email[0]).toMatch(/switched off/);
  });
});

describe('failed sign-ins', () => {
  const api = testApi();
  const fail = (email: string, from: string) =>
    api.ask('POST', '/jwt/login', { body: { email, password: 'wrong' }, from });

  it('are limited by account and address, with the seconds to wait; from elsewhere the owner still gets in', async () => {
    const person = await api.register();
    for (let i = 0; i < 5; i += 1) expect((await fail(person.email, '10.1.1.1')).status).toBe(400);
    const refused = await fail(person.email, '10.1.1.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = { email: person.email, password: person.password };
    expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.1.1.1' })).status).toBe(429);
    expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.1.1.2' })).status).toBe(200);
    api.later(2);
    expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.1.1.1' })).status).toBe(200);
  });

  it('are counted together however the email is written', async () => {
    const email = `${unique('i-')}@example.com`;
    await api.register({ email });
    const written = email.replace('i', 'İ');
    for (let i = 0; i < 5; i += 1) expect((await fail(i % 2 ? written : email, '10.4.0.1')).status).toBe(400);
    expect((await fail(email, '10.4.0.1')).status).toBe(429);
    expect((await fail(written, '10.4.0.1')).status).toBe(429);
  });

  it('are limited for an account tried from many addresses, and never for longer than a minute', async () => {
    const person = await api.register();
    for (let i = 0; i < 30; i += 1) expect((await fail(person.email, `10.2.0.${i}`)).status).toBe(400);
    const refused = await fail(person.email, '10.2.1.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('are limited for an address that tries many accounts', async () => {
    for (let i = 0; i < 100; i += 1) await fail(`somebody${i}@example.com`, '10.3.0.1');
    expect((await fail('another@example.com', '10.3.0.1')).status).toBe(429);
  });

  it('are limited also when they come all at once', async () => {
    const person = await api.register();
    const tries = Array.from({ length: 40 }, (_, at) => fail(person.email, '10.5.0.1').then((one) => ({ at, one })));
    const answers = (await Promise.all(tries)).map(({ one }) => one.status);
    expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(35);
  });

  it('keep nobody out of where they signed in before, whatever strangers try elsewhere', async () => {
    const person = await api.register();
    const right = { email: person.email, password: person.password };
    expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.6.0.1' })).status).toBe(200);
    for (let i = 0; i < 31; i += 1) await fail(person.email, `10.6.1.${i}`);
    expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.6.0.1' })).status).toBe(200);
    expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.6.0.2' })).status).toBe(429);
  });

  it('count one IPv6 network as one address', async () => {
    const person = await api.register();
    for (let i = 0; i < 5; i += 1) await fail(person.email, `2001:db8:1:2::${i + 1}`);
    expect((await fail(person.email, '2001:db8:1:2:aaaa::9')).status).toBe(429);
    expect((await fail(person.email, '2001:db8:1:3::1')).status).toBe(400);
  });

  it('do not count when they succeed', async () => {
    const person = await api.register();
    const right = { email: person.email, password: person.password };
    for (let i = 0; i < 8; i += 1)
      expect((await api.ask('POST', '/jwt/login', { body: right, from: '10.4.0.1' })).status).toBe(200);
  });
});
