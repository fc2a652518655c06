// Passwords, codes and links while something else happens to the same account.
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { people } from '#features/people/api/tables.ts';
import { type Answer, testApi, unique } from '../../../../tests/api/api.ts';
import { holding } from '../../../../tests/api/holding.ts';

type Change = Partial<typeof people.$inferInsert>;

describe('while another request changes the account', () => {
  const api = testApi();
  const { hold, untilWaiting } = holding(api);

  /** Begins the change, asks, and lets the change be done once the question waits for it. */
  async function meanwhile(id: number, change: Change, ask: () => Promise<Answer>): Promise<Answer> {
    const letGo = await hold(api.db.update(people).set(change).where(eq(people.id, id)).getSQL());
    const asked = ask();
    await untilWaiting(1);
    await letGo();
    return asked;
  }

  it('a login with the password of before is refused', async () => {
    const { user, email, password } = await api.register();
    const passwordHash = await api.deps.passwords.hash('what the owner chose');
    const login = () => api.post('/jwt/login', { email, password });
    expect((await meanwhile(user.id, { passwordHash }, login)).status).toBe(400);
    await api.signIn(email, 'what the owner chose');
  });

  it('a login to an account that is switched off is refused', async () => {
    const { user, email, password } = await api.register();
    const login = () => api.post('/jwt/login', { email, password });
    expect((await meanwhile(user.id, { status: 'suspended' }, login)).status).toBe(400);
  });

  it('a password is not replaced by whoever typed the one of before', async () => {
    const { user, email, password: current, accessToken } = await api.register();
    const passwordHash = await api.deps.passwords.hash('what the owner chose');
    const change = () => api.post('/jwt/change-password', { current, password: 'another fine phrase' }, accessToken);
    const refused = await meanwhile(user.id, { passwordHash }, change);
    expect([refused.status, Object.keys(refused.body.error)]).toEqual([400, ['current']]);
    await api.signIn(email, 'what the owner chose');
  });

  it('two steps are not turned on with a secret that no app has', async () => {
    const { user, accessToken } = await api.register();
    const { key } = (await api.post('/jwt/two-steps/setup', {}, accessToken)).body;
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.now().getTime() });
    const confirm = () => api.post('/jwt/two-steps/confirm', { code }, accessToken);
    const totpSecret = new Secret({ size: 20 }).base32;
    expect((await meanwhile(user.id, { totpSecret }, confirm)).status).toBe(400);
    expect((await api.get('/jwt/two-steps', accessToken)).body.enabled).toBe(false);
  });
});

describe('another email that was asked for', () => {
  const api = testApi();
  const askFor = async ({ accessToken, password }: { accessToken: string; password: string }) => {
    const email = `${unique('next')}@example.com`;
    expect((await api.post('/api/account/email', { email, password }, accessToken)).status).toBe(200);
    const mail = await vi.waitFor(() => {
      const found = api.mails.findLast((one) => one.to === email);
      if (!found) throw new Error('no mail yet');
      return found;
    });
    const token = new URL(mail.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token');
    return { email, verify: () => api.post('/jwt/verify-email', { token }) };
  };

  it('is not taken any more after a new password: whoever asked may have been somebody else', async () => {
    const person = await api.register();
    const { verify } = await askFor(person);
    const change = { current: person.password, password: 'another fine phrase' };
    expect((await api.post('/jwt/change-password', change, person.accessToken)).status).toBe(200);
    expect((await verify()).status).toBe(400);
    expect((await api.get('/account-setting/data', person.accessToken)).body.pendingEmail).toBeNull();
    await api.signIn(person.email, change.password);
  });

  it('is not taken any more after an administrator gave the account another one', async () => {
    const person = await api.register();
    const { verify } = await askFor(person);
    const email = `${unique('given')}@example.com`;
    const changed = await api.ask('PATCH', `/api/people/${person.user.id}`, {
      ...{ token: await api.as('admin'), body: { email } },
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await verify()).status).toBe(400);
    await api.signIn(email, person.password);
  });
});
