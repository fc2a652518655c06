import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';

describe('two-step verification', () => {
  const api = testApi();
  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.now().getTime() });

  async function turnOn() {
    const person = await api.register();
    const { key, uri } = (await api.post('/jwt/two-steps/setup', {}, person.accessToken)).body;
    expect(uri).toContain('otpauth://totp/LMS');
    const on = await api.post('/jwt/two-steps/confirm', { code: codeOf(key) }, person.accessToken);
    expect(on.status, on.text).toBe(200);
    api.later(1);
    const ticket = async (more = {}) => {
      const answer = await api.post('/jwt/login', { email: person.email, password: person.password, ...more });
      expect(answer.body.accessToken).toBeUndefined();
      return answer.body.twoSteps.ticket as string;
    };
    const login = (given: object) => api.post('/jwt/two-steps/login', given);
    return { person, key, recoveryCodes: on.body.recoveryCodes as string[], ticket, login };
  }

  it('asks for a code after the password, and takes each code once', async () => {
    const { key, ticket, login } = await turnOn();
    const first = await ticket();
    expect((await login({ ticket: first, code: '000000' })).body.error.code).toBeDefined();
    const code = codeOf(key);
    const signed = await login({ ticket: first, code });
    expect(signed.status, signed.text).toBe(200);
    expect(signed.body.userData.twoSteps).toBe(true);
    expect((await login({ ticket: first, code })).status).toBe(400);
    expect((await login({ ticket: await ticket(), code })).body.error.code).toBeDefined();
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes, ticket, login, person } = await turnOn();
    expect(recoveryCodes).toHaveLength(10);
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')} `;
    expect((await login({ ticket: await ticket(), code: typed })).status).toBe(200);
    const again = await login({ ticket: await ticket(), code: typed });
    expect([again.status, again.body.error]).toEqual([
      400,
      { code: ['This recovery code is not right, or it was used already.'] },
    ]);
    const state = await api.get('/jwt/two-steps', person.accessToken);
    expect(state.body).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it('remembers the login when that was asked for with the password', async () => {
    const { key, ticket, login } = await turnOn();
    const signed = await login({ ticket: await ticket({ remember: true }), code: codeOf(key) });
    api.later(60);
    expect((await api.post('/jwt/refresh-token', { refreshToken: signed.body.refreshToken })).status).toBe(200);
  });

  it('stops guessing', async () => {
    const { ticket, login } = await turnOn();
    const first = await ticket();
    for (let i = 0; i < 9; i += 1) await login({ ticket: first, code: '000000' });
    expect((await login({ ticket: first, code: '000000' })).status).toBe(429);
  });

  it('has a ticket that runs out, and none for strangers', async () => {
    const { key, ticket, login } = await turnOn();
    const first = await ticket();
    api.later(11);
    expect((await login({ ticket: first, code: codeOf(key) })).body.error.ticket).toBeDefined();
    expect((await login({ ticket: 'made-up', code: codeOf(key) })).status).toBe(400);
  });

  it('makes new recovery codes for whoever knows the password; the old ones stop working', async () => {
    const { person, recoveryCodes, ticket, login } = await turnOn();
    const renew = (password: string) => api.post('/jwt/two-steps/recovery-codes', { password }, person.accessToken);
    expect((await renew('wrong')).body.error.password).toBeDefined();
    const fresh = (await renew(person.password)).body.recoveryCodes;
    expect((await login({ ticket: await ticket(), code: recoveryCodes[0] })).status).toBe(400);
    expect((await login({ ticket: await ticket(), code: fresh[0] })).status).toBe(200);
  });

  it('is turned off with the password alone, and the recovery codes go with it', async () => {
    const { person } = await turnOn();
    const off = (password: string) => api.post('/jwt/two-steps/off', { password }, person.accessToken);
    expect((await off('wrong')).body.error.password).toBeDefined();
    expect((await off(person.password)).status).toBe(200);
    await api.signIn(person.email, person.password);
    const { password } = person;
    expect((await api.post('/jwt/two-steps/recovery-codes', { password }, person.accessToken)).status).toBe(409);
  });

  it('is not on before it is confirmed', async () => {
    const person = await api.register();
    await api.post('/jwt/two-steps/setup', {}, person.accessToken);
    await api.signIn(person.email, person.password);
  });
});
