import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { defineJob, startJob, takeOverJobs } from '#api/jobs.ts';
import { jobs } from '#features/jobs/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { testApi } from '../api/api.ts';
import { follow } from '../api/live.ts';
import { call, upload } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import type { Running } from '../support/server.ts';
import { movableClock } from './lib/clock.ts';
import { PATIENT } from './lib/patient.ts';
import { firstLogin, HEAD, login, startSchool } from './lib/school.ts';

const DAY = 24 * 60;

describe('a running server whose clock jumps', () => {
  const { folder, remove } = temporaryFolder();
  const clock = movableClock(join(folder, 'clock'));
  let server: Running;
  let token: string;

  beforeAll(async () => {
    server = await startSchool({ LMS_DATA: join(folder, 'data'), ...clock.settings });
    token = await firstLogin(server.url);
  });
  afterAll(async () => {
    await server?.stop();
    remove();
  });

  const me = (shown: string) => call(server.url, 'GET', '/api/me', { token: shown }).then(({ status }) => status);
  const jump = (days: number) => clock.jump(server, days);
  const guess = () => call(server.url, 'POST', '/jwt/login', { body: { email: HEAD.email, password: 'wrong' } });
  const lockOneself = async () => {
    let last = 0;
    for (let at = 0; at < 7; at += 1) last = (await guess()).status;
    expect(last).toBe(429);
  };

  it('ahead by days: logins have run out, a new one works, reading and writing go on', async () => {
    await jump(10);
    expect(await me(token)).toBe(401);
    token = await login(server.url);
    expect(await me(token)).toBe(200);
    await upload(server.url, token, 'ahead.png', pngOf(new Uint8Array(10)));
    await lockOneself();
  });

  it('and back again: who was locked out for a minute is not locked out for days', async () => {
    await jump(0);
    const again = await login(server.url);
    expect(await me(again)).toBe(200);
    token = again;
    await upload(server.url, token, 'back.png', pngOf(new Uint8Array(10)));
  });

  it('behind by days: a new login works, reading and writing go on, limits still count', async () => {
    await jump(-10);
    token = await login(server.url);
    expect(await me(token)).toBe(200);
    await upload(server.url, token, 'behind.png', pngOf(new Uint8Array(10)));
    await lockOneself();
    await jump(0);
    token = await login(server.url);
    expect(await me(token)).toBe(200);
  });

  it('a server that is started with a wrong clock starts, and nothing is gone when it is right again', async () => {
    const settings = { LMS_DATA: join(folder, 'data'), ...clock.settings };
    const picture = pngOf(Uint8Array.from([1, 2, 3]));
    const address = await upload(server.url, token, 'kept.png', picture);
    for (const days of [20, 0]) {
      await server.stop();
      clock.set(days);
      server = await startSchool(settings);
      token = await login(server.url);
      const answer = await call(server.url, 'GET', address, { token });
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
    }
  });
});

let trouble: Error | undefined;
defineJob('people-fault', {
  async step() {
    if (trouble) throw trouble;
    return { done: 1, changed: 1, next: null };
  },
});

describe('what is counted in time', () => {
  const api = testApi();
  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.now().getTime() });

  it('codes of two-step verification work again after the clock was days ahead, and each still works once', async () => {
    const person = await api.register();
    const { key } = (await api.post('/jwt/two-steps/setup', {}, person.accessToken)).body;
    await api.post('/jwt/two-steps/confirm', { code: codeOf(key) }, person.accessToken);
    const signIn = async (code: string) => {
      const given = { email: person.email, password: person.password };
      const { ticket } = (await api.post('/jwt/login', given)).body.twoSteps;
      return (await api.post('/jwt/two-steps/login', { ticket, code })).status;
    };
    api.later(10 * DAY);
    expect(await signIn(codeOf(key))).toBe(200);
    api.later(-10 * DAY + 5);
    const code = codeOf(key);
    expect(await signIn(code)).toBe(200);
    expect(await signIn(code)).toBe(400);
  });

  const startOne = async () => {
    const [admin] = await api.db.select().from(people).where(eq(people.access, 'admin')).limit(1);
    const actor = { id: admin?.id ?? 0, name: '' };
    const doer = { at: api.now(), actor, address: '10.0.0.1', device: 'x' };
    return startJob(api.deps, doer, { kind: 'people-fault', params: {}, total: 1 });
  };
  const stateOf = async (id: string) => (await api.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.state;

  it('work that a process left behind under a clock that was ahead is taken over, not left for days', async () => {
    const { id } = await startOne();
    const ahead = new Date(api.now().getTime() + 10 * DAY * 60_000);
    await api.db.update(jobs).set({ state: 'running', runner: 'gone', beatAt: ahead }).where(eq(jobs.id, id));
    await takeOverJobs(api.deps);
    await expect.poll(() => stateOf(id), PATIENT).toBe('done');
  });

  it('work is not given up because the database was away for a moment', async () => {
    trouble = new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });
    const { id } = await startOne();
    expect(await stateOf(id)).toBe('running');
    trouble = undefined;
    api.later(1);
    await takeOverJobs(api.deps);
    await expect.poll(() => stateOf(id), PATIENT).toBe('done');
  });

  it('who is here is seen as here after the clock went back', async () => {
    const [person, watcher] = [await api.register(), await api.register()];
    api.later(10 * DAY);
    const ahead = await api.signIn(person.email, person.password);
    const page = await follow(api.app, ahead.accessToken);
    await page.until('hello');
    api.later(-10 * DAY);
    await doDue(api.deps);
    const seen = await api.get(`/apps/chat/presence?ids=${person.user.id}`, watcher.accessToken);
    expect(seen.body.people[0].status).toBe('online');
    await page.close();
  });
});
