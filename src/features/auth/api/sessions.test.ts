import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';

const DAY = 24 * 60;

describe('a login', () => {
  const api = testApi();
  const refresh = (refreshToken: string) => api.post('/jwt/refresh-token', { refreshToken });

  it('has an access token for ten minutes, and each refresh gives a new pair', async () => {
    const first = await api.signIn('admin@demo.com', 'admin');
    api.later(9);
    expect((await api.get('/api/me', first.accessToken)).status).toBe(200);
    const second = (await refresh(first.refreshToken)).body;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    api.later(2);
    expect((await api.get('/api/me', first.accessToken)).status).toBe(401);
    expect((await api.get('/api/me', second.accessToken)).status).toBe(200);
  });

  it('ends after ten idle minutes, or after thirty days when it is remembered', async () => {
    const short = await api.signIn('admin@demo.com', 'admin');
    const long = await api.signIn('admin@demo.com', 'admin', { remember: true });
    api.later(11);
    expect((await refresh(short.refreshToken)).status).toBe(401);
    api.later(29 * DAY);
    const renewed = await refresh(long.refreshToken);
    expect(renewed.status).toBe(200);
    api.later(31 * DAY);
    expect((await refresh(renewed.body.refreshToken)).status).toBe(401);
  });

  it('ends as a whole when a refresh token is used twice', async () => {
    const first = await api.signIn('admin@demo.com', 'admin');
    const second = (await refresh(first.refreshToken)).body;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await api.get('/api/me', second.accessToken)).status).toBe(401);
  });

  it('gives the same refresh token again when the answer to an attempt got lost, until that one is used', async () => {
    const attempt = 'a-random-text-of-the-client';
    const again = (refreshToken: string, name = attempt) =>
      api.post('/jwt/refresh-token', { refreshToken, attempt: name });
    const first = await api.signIn('admin@demo.com', 'admin');
    const lost = (await again(first.refreshToken)).body;
    const second = (await again(first.refreshToken)).body;
    expect(second.refreshToken).toBe(lost.refreshToken);
    expect((await api.get('/api/me', second.accessToken)).status).toBe(200);
    expect((await again(second.refreshToken, 'the-next-attempt-of-it')).status).toBe(200);
    expect((await again(first.refreshToken)).status).toBe(401);
    expect((await api.get('/api/me', second.accessToken)).status).toBe(401);
  });

  it('ends when a used refresh token comes with another attempt', async () => {
    const first = await api.signIn('admin@demo.com', 'admin');
    const one = await api.post('/jwt/refresh-token', {
      refreshToken: first.refreshToken,
      attempt: 'attempt-of-the-owner',
    });
    const stolen = { refreshToken: first.refreshToken, attempt: 'attempt-of-a-stranger' };
    expect((await api.post('/jwt/refresh-token', stolen)).status).toBe(401);
    expect((await api.get('/api/me', one.body.accessToken)).status).toBe(401);
  });

  it('gives one pair when a refresh token is used twice at the same moment', async () => {
    const first = await api.signIn('admin@demo.com', 'admin');
    const answers = await Promise.all([
      refresh(first.refreshToken),
      refresh(first.refreshToken),
      refresh(first.refreshToken),
    ]);
    expect(answers.filter((one) => one.status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter((one) => one.status === 401).length).toBeGreaterThanOrEqual(2);
  });

  it('is over at once for its access token after logout, and only that login is', async () => {
    const one = await api.signIn('client@demo.com', 'client');
    const two = await api.signIn('client@demo.com', 'client');
    expect((await api.post('/jwt/logout', { refreshToken: one.refreshToken }, one.accessToken)).status).toBe(200);
    expect((await api.get('/api/me', one.accessToken)).status).toBe(401);
    expect((await refresh(one.refreshToken)).status).toBe(401);
    expect((await api.get('/api/me', two.accessToken)).status).toBe(200);
  });

  it('can be ended with the refresh token alone, when the access token ran out', async () => {
    const login = await api.signIn('client@demo.com', 'client', { remember: true });
    api.later(20);
    expect((await api.post('/jwt/logout', { refreshToken: login.refreshToken })).status).toBe(200);
    expect((await refresh(login.refreshToken)).status).toBe(401);
  });

  it('is not made by a token signed with another key, without a signature, or of another scheme', async () => {
    const { accessToken } = await api.signIn('admin@demo.com', 'admin');
    const [, payload] = accessToken.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect((await api.get('/api/me', none)).status).toBe(401);
    expect((await api.get('/api/me', `${accessToken.slice(0, -6)}AAAAAA`)).status).toBe(401);
    expect((await api.ask('GET', '/api/me', { headers: { authorization: `Basic ${accessToken}` } })).status).toBe(401);
  });
});

describe('the list of logins', () => {
  const api = testApi();
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

  it('shows where one is signed in, and ends one or all others', async () => {
    const person = await api.register();
    const body = { email: person.email, password: person.password };
    const mac = (await api.ask('POST', '/jwt/login', { body, headers: { 'user-agent': agent }, from: '10.9.9.9' }))
      .body;
    const third = await api.signIn(person.email, person.password);
    const { sessions } = (await api.get('/jwt/sessions', mac.accessToken)).body;
    expect(sessions).toHaveLength(3);
    const current = sessions.find((one: { current: boolean }) => one.current);
    expect(current).toMatchObject({ device: 'Chrome on macOS', address: '10.9.9.9' });

    const other = sessions.find((one: { current: boolean }) => !one.current);
    expect((await api.ask('DELETE', `/jwt/sessions/${other.id}`, { token: mac.accessToken })).status).toBe(200);
    expect((await api.ask('DELETE', `/jwt/sessions/${other.id}`, { token: mac.accessToken })).status).toBe(404);
    const ended = await api.post('/jwt/sessions/end-others', {}, mac.accessToken);
    expect(ended.body).toEqual({ ended: 1 });
    expect((await api.get('/api/me', third.accessToken)).status).toBe(401);
    expect((await api.get('/api/me', mac.accessToken)).status).toBe(200);
  });

  it('does not let anybody end somebody else’s', async () => {
    const person = await api.register();
    const { sessions } = (await api.get('/jwt/sessions', person.accessToken)).body;
    const stranger = await api.as('admin');
    expect((await api.ask('DELETE', `/jwt/sessions/${sessions[0].id}`, { token: stranger })).status).toBe(404);
    expect((await api.get('/api/me', person.accessToken)).status).toBe(200);
  });

  it('tells a person who signs in on a new kind of device', async () => {
    const person = await api.register();
    const body = { email: person.email, password: person.password };
    await api.ask('POST', '/jwt/login', { body, headers: { 'user-agent': agent } });
    const { notifications } = (await api.get('/api/notifications', person.accessToken)).body;
    expect(notifications[0]).toMatchObject({ kind: 'new-sign-in', data: { device: 'Chrome on macOS' }, isRead: false });
  });

  it('on a new kind of device is there with the alarm of it, or not at all', async () => {
    const person = await api.register();
    const signIn = () =>
      api.ask('POST', '/jwt/login', {
        body: { email: person.email, password: person.password },
        headers: { 'user-agent': agent },
      });
    const told = async () => {
      const { body } = await api.get('/api/notifications', person.accessToken);
      return body.notifications.filter(({ kind }: { kind: string }) => kind === 'new-sign-in');
    };
    await api.db.execute("ALTER TABLE notifications ADD CONSTRAINT none CHECK (kind <> 'new-sign-in') NOT VALID");
    expect((await signIn()).status).toBe(500);
    await api.db.execute('ALTER TABLE notifications DROP CONSTRAINT none');
    expect((await api.get('/jwt/sessions', person.accessToken)).body.sessions).toHaveLength(1);
    expect((await signIn()).status).toBe(200);
    expect(await told()).toHaveLength(1);
    expect(api.events).toContainEqual({ people: [person.user.id], topic: 'notifications', ids: [] });
    expect((await signIn()).status).toBe(200);
    expect(await told()).toHaveLength(1);
  });
});
