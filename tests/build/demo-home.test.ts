import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#api/deps.ts';
import { openHome } from '#runtimes/browser/home.ts';
import type { Kept } from '#runtimes/browser/messages.ts';
import type { Material } from '#runtimes/browser/openDatabase.ts';
import { engine, files } from '../../scripts/demo/engine.ts';
import { laySchool } from '../../scripts/demo/school.ts';

/** What the answers asked for here may hold. */
interface Body extends Kept {
  demoAccounts: object[];
  users: { fullName: string; createdAt: string }[];
}

const DAY = 86_400_000;
const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

/** The very parts that the demo build packs. */
let material: Material;
beforeAll(async () => {
  const program = await WebAssembly.compile(new Uint8Array(engine()));
  material = { engine: program, files: blob(files()), school: blob(await laySchool(today)) };
});

function load({ builtAt = today, from = Promise.resolve(material) } = {}) {
  const mails: Mail[] = [];
  const start = {
    parts: { engine: { url: '', bytes: 0 }, files: { url: '', bytes: 0 }, school: { url: '', bytes: 0 } },
    builtAt: builtAt.toISOString(),
    publicUrl: 'https://school.example/demo',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  };
  const home = openHome(start, from, (mail) => mails.push(mail));
  async function ask(path: string, { token = '', kept = null as Kept | null, body = undefined as unknown } = {}) {
    const init: RequestInit = { headers: token ? { Authorization: `Bearer ${token}` } : {} };
    if (body !== undefined) Object.assign(init, { method: 'POST', body: JSON.stringify(body) });
    const request = new Request(`https://school.example${path}`, init);
    if (body !== undefined) request.headers.set('content-type', 'application/json');
    const answer = await home.answer(request, kept);
    return { status: answer.status, body: (await answer.json()) as Body };
  }
  return { home, ask, mails };
}

const login = { email: 'admin@demo.com', password: 'admin' };
const everyone = { perPage: 100 };

describe('the browser home', () => {
  it('tells the login page what it needs before the database is there', async () => {
    const { ask } = load({ from: new Promise(() => {}) });
    const { status, body } = await ask('/api/start');
    expect(status).toBe(200);
    expect(body.demoAccounts).toHaveLength(3);
  });

  it('signs a demo account in and answers from the sample data, searched without accents', async () => {
    const { ask } = load();
    const { body } = await ask('/jwt/login', { body: login });
    const found = await ask('/api/account/getAllUsers', { token: body.accessToken, body: { q: 'chloe' } });
    expect(found.body.users).toMatchObject([{ fullName: 'Chloé Laurent' }]);
  });

  it('puts the mails of a visitor where the page can show them, with a link into this demo', async () => {
    const { ask, mails } = load();
    await ask('/jwt/forgot-password', { body: { email: 'student@demo.com' } });
    // It leaves after the answer.
    await vi.waitFor(() => expect(mails).toMatchObject([{ to: 'student@demo.com' }]), 20_000);
    expect(mails[0]?.text).toContain('https://school.example/demo/pages/');
  });

  it('moves the sample data to today, by whole days', async () => {
    const dates = async (builtAt: Date) => {
      const { ask } = load({ builtAt });
      const { body } = await ask('/jwt/login', { body: login });
      const people = await ask('/api/account/getAllUsers', { token: body.accessToken, body: everyone });
      return people.body.users.map((one) => Date.parse(one.createdAt));
    };
    const fresh = await dates(today);
    const old = await dates(new Date(today.getTime() - 40 * DAY));
    expect(fresh.length).toBeGreaterThan(50);
    expect(old).toEqual(fresh.map((time) => time + 40 * DAY));
  });

  it('lets somebody stay signed in over a reload, and renew the login there', async () => {
    const { body: kept } = await load().ask('/jwt/login', { body: login });
    const reloaded = load();
    const bookmarks = '/api/bookmarks/data';
    expect((await reloaded.ask(bookmarks, { token: kept.accessToken })).status).toBe(401);
    expect((await reloaded.ask(bookmarks, { token: kept.accessToken, kept })).status).toBe(200);
    const renewed = await reloaded.ask('/jwt/refresh-token', { kept, body: { refreshToken: kept.refreshToken } });
    expect(renewed.status).toBe(200);
    expect((await reloaded.ask(bookmarks, { token: renewed.body.accessToken })).status).toBe(200);
  });

  it('lets nobody in who is unknown to this database, or whose token it did not sign', async () => {
    const newcomer = { username: 'newcomer', email: 'newcomer@example.com', password: 'a long enough secret' };
    const { body: registered } = await load().ask('/jwt/register', { body: newcomer });
    expect(registered.accessToken).toBeTypeOf('string');
    const reloaded = load();
    const { body: forged } = await reloaded.ask('/jwt/login', { body: login });
    forged.accessToken = `${forged.accessToken.slice(0, -4)}AAAA`;
    for (const kept of [registered, forged]) {
      expect((await reloaded.ask('/api/bookmarks/data', { token: kept.accessToken, kept })).status).toBe(401);
    }
  });
});
