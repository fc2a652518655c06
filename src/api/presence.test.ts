import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../tests/api/api.ts';
import { follow } from '../../tests/api/live.ts';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { doDue } from './due.ts';

const api = testApi();

/** Somebody, and how others see them. */
async function someone() {
  const { user, accessToken: token } = await api.register();
  const watcher = await api.register();
  // Logins last ten minutes of the test's clock.
  const status = async () =>
    (await api.get(`/apps/chat/presence?ids=${user.id}`, watcher.accessToken)).body.people[0].status as string;
  const choose = (choice: string) =>
    api.ask('PUT', '/apps/chat/users/profile-user', { token, body: { status: choice } });
  const idle = (active: boolean, stream?: string) =>
    api.ask('PUT', '/apps/chat/presence', { token, body: { active, ...(stream ? { stream } : {}) } });
  const told = () => api.events.filter((event) => event.topic === 'presence' && event.ids[0] === user.id);
  return { id: user.id, token, status, choose, idle, told };
}

const nameOf = (heard: string) => /"stream":"([^"]+)"/.exec(heard)?.[1];

async function open(token: string, app = api.app) {
  const page = await follow(app, token);
  await page.until('"stream"');
  return { ...page, name: nameOf(page.heard()) };
}

describe('a person', () => {
  it('is online while a page is open, and offline some seconds after the last one closed', async () => {
    const person = await someone();
    expect(await person.status()).toBe('offline');
    const page = await open(person.token);
    expect(await person.status()).toBe('online');
    expect(person.told().at(-1)).toMatchObject({ people: 'staff', ids: [person.id, 'online'] });
    await page.close();
    await new Promise((done) => setTimeout(done, 100));
    expect(await person.status()).toBe('online');
    api.later(0.2);
    await doDue(api.deps);
    expect(await person.status()).toBe('offline');
    expect(person.told().at(-1)?.ids).toEqual([person.id, 'offline']);
  });

  it('who loads a page anew was never gone', async () => {
    const person = await someone();
    const page = await open(person.token);
    await page.close();
    await open(person.token);
    api.later(0.2);
    await vi.waitFor(async () => {
      await doDue(api.deps);
      expect(person.told().map((event) => event.ids[1])).not.toContain('offline');
    });
    expect(await person.status()).toBe('online');
  });

  it('is away while all pages are idle, and back with the first that is used', async () => {
    const person = await someone();
    const [first, second] = [await open(person.token), await open(person.token)];
    await person.idle(false, first.name);
    expect(await person.status()).toBe('online');
    await person.idle(false, second.name);
    expect(await person.status()).toBe('away');
    await person.idle(true, first.name);
    expect(await person.status()).toBe('online');
    await person.idle(false);
    expect(await person.status()).toBe('away');
    const before = person.told().length;
    await person.idle(false);
    expect(person.told()).toHaveLength(before);
  });

  it('is seen as they chose, as long as they are here', async () => {
    const person = await someone();
    await person.choose('busy');
    expect(await person.status()).toBe('offline');
    await open(person.token);
    expect(await person.status()).toBe('busy');
    await person.choose('offline');
    expect(await person.status()).toBe('offline');
    await person.choose('away');
    expect(person.told().at(-1)?.ids).toEqual([person.id, 'away']);
    expect((await api.get('/apps/chat/presence', person.token)).body.people).toContainEqual({
      id: person.id,
      status: 'away',
    });
  });

  it('who is a student is nowhere', async () => {
    const stream = await follow(api.app, await api.as('Student'));
    await stream.until('hello');
    expect(nameOf(stream.heard())).toBeUndefined();
  });
});

describe('a process', () => {
  const another = (): Deps => ({ ...api.deps });

  it('that serves pages goes on being counted; one that died is cleared away by another', async () => {
    const [here, there] = [await someone(), await someone()];
    await open(here.token);
    const dead = another();
    await open(there.token, createApp(dead));
    expect(await there.status()).toBe('online');
    api.later(0.5);
    await doDue(api.deps);
    api.later(0.75);
    await doDue(api.deps);
    expect(await here.status()).toBe('online');
    expect(await there.status()).toBe('offline');
    expect(there.told().at(-1)?.ids).toEqual([there.id, 'offline']);
    // It was only asleep.
    await doDue(dead);
    expect(await there.status()).toBe('online');
  });
});
