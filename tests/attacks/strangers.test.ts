// Nobody gets past the door: no token, a false one, one of somebody who may not, a page of another site.
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../api/api.ts';
import { attacker, proper } from './lib/attacker.ts';
import { type Call, callsOf } from './lib/description.ts';
import { plain } from './lib/plain.ts';
import { fingerprint } from './lib/stored.ts';
import { falseTokens } from './lib/tokens.ts';

describe('every call of the description', () => {
  const api = testApi();
  const attack = attacker(api);
  let calls: Call[];
  let shut: Call[];
  beforeAll(async () => {
    await attack.begin();
    calls = await callsOf(api);
    shut = calls.filter((one) => one.access !== 'public');
  });

  /** Sends this to every one of these calls, expects the status, and that nothing at all was written. */
  async function refused(which: Call[], status: number, more: (call: Call) => Parameters<typeof attack.send>[1]) {
    const before = await fingerprint(api);
    for (const call of which) {
      const answer = await attack.send(call, { ...proper(call, plain()), ...more(call) });
      if (answer.status !== status) attack.findings.push(`${call.name} was answered ${answer.status}, not ${status}`);
    }
    expect(attack.take()).toEqual([]);
    expect(await fingerprint(api)).toEqual(before);
  }

  it('says who may make it', () => {
    expect(calls.length).toBeGreaterThan(400);
    expect(calls.filter((one) => !one.access)).toEqual([]);
  });

  it('is shut without a token', () => refused(shut, 401, () => ({})));

  it('is shut to false tokens', async () => {
    const tokens = await falseTokens(api, attack.tokenOf);
    for (const [what, token] of Object.entries(tokens)) {
      await refused(shut, 401, () => ({ token })).catch((error: Error) => {
        throw new Error(`a token ${what}: ${error.message}`);
      });
    }
  });

  it('is shut to a token anywhere but in its header', async () => {
    const token = await api.as('admin');
    const cookie = `accessToken=${token}; token=${token}; session=${token}; authorization=Bearer ${token}`;
    await refused(shut, 401, () => ({ headers: { cookie, 'x-access-token': token } }));
    await refused(shut, 401, () => ({ headers: { authorization: `Basic ${btoa(`admin@demo.com:admin`)}` } }));
    await refused(shut, 401, (call) => {
      const { query } = proper(call, plain());
      return { query: { ...query, access_token: token, token } };
    });
  });

  it('is shut to other roles', async () => {
    const areas = shut.filter((one) => / (?!Student)/.test(one.access));
    for (const role of ['Student', 'client'] as const) {
      const token = await api.as(role);
      await refused(areas, 403, () => ({ token }));
    }
    const byAccess = (...access: string[]) => shut.filter((one) => access.includes(one.access));
    const [student, client] = [await api.as('Student'), await api.as('client')];
    await refused(byAccess('staff', 'operator'), 403, () => ({ token: student }));
    await refused(byAccess('operator', 'read Student'), 403, () => ({ token: client }));
  });

  it('is shut to pages of other sites, whatever token they may have', async () => {
    const token = await api.as('admin');
    // Links that people follow from their mails, calendars and readers.
    const LINKS = /shared|feed|rss/;
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, origin: 'https://evil.example' };
      await refused(
        calls.filter((one) => !LINKS.test(one.path)),
        403,
        () => ({ token, headers }),
      );
    }
  });

  it('takes nothing from a form', async () => {
    const token = await api.as('admin');
    const forms = shut.filter((one) => one.needsBody && one.method !== 'GET');
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      await refused(forms, 400, (call) => {
        const { body, path, query } = proper(call, plain());
        return {
          token,
          path: path ?? call.path,
          query: query ?? {},
          body: undefined,
          raw: JSON.stringify(body),
          headers: { 'content-type': type },
        };
      });
    }
  });

  it('that is open to everybody is not opened further by a false token', async () => {
    const open = calls.filter((one) => one.access === 'public' && one.method === 'GET');
    const tokens = Object.entries(await falseTokens(api, attack.tokenOf));
    for (const call of open) {
      const stranger = await attack.send(call, proper(call, plain()));
      for (const [what, token] of tokens) {
        const { status } = await attack.send(call, { ...proper(call, plain()), token });
        // A key that does not work says so, wherever it is shown.
        const expected = token.startsWith('lms_') ? 401 : stranger.status;
        if (status !== expected) attack.findings.push(`${call.name} with a token ${what} was answered ${status}`);
      }
    }
    expect(attack.take()).toEqual([]);
  });

  it('was tried', () => attack.tell('strangers', calls));
});
