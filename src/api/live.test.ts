import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { sessions } from '#features/auth/api/tables.ts';
import { testApi } from '../../tests/api/api.ts';
import { follow as followLive } from '../../tests/api/live.ts';
import { SESSION_ENDED } from './live.ts';

describe('the live stream', () => {
  const api = testApi();

  const follow = (token: string, ago?: number) => followLive(api.app, token, ago);

  it('tells a person what concerns them and nobody else', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const stream = await follow(mine.accessToken);
    await stream.until('hello');
    await api.post('/api/bookmarks/update', { id: 20 }, other.accessToken);
    await api.post('/api/bookmarks/update', { id: 21 }, mine.accessToken);
    expect(await stream.until('"topic":"bookmarks","ids":[21]')).toBe(true);
    expect(stream.heard()).not.toContain('[20]');
  });

  it('tells staff what concerns staff, and no student', async () => {
    const [client, student] = [await follow(await api.as('client')), await follow(await api.as('Student'))];
    await Promise.all([client.until('hello'), student.until('hello')]);
    await api.deps.bus.publish({ people: 'staff', topic: 'questions', ids: [1] });
    await api.deps.bus.publish({ people: 'everyone', topic: 'news', ids: [2] });
    expect(await client.until('"topic":"questions","ids":[1]')).toBe(true);
    expect(await student.until('"topic":"news","ids":[2]')).toBe(true);
    expect(student.heard()).not.toContain('questions');
  });

  it('says hello with what the person may do now', async () => {
    const stream = await follow(await api.as('Student'));
    await stream.until('hello');
    expect(stream.heard()).toContain('"ability":[{"action":"read","subject":"Student"}');
  });

  it('tells first what happened since the page began to ask', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    await api.post('/api/bookmarks/update', { id: 20 }, mine.accessToken);
    await api.post('/api/bookmarks/update', { id: 21 }, other.accessToken);
    const [late, later] = [await follow(mine.accessToken, 20_000), await follow(mine.accessToken)];
    await api.post('/api/bookmarks/update', { id: 24 }, mine.accessToken);
    await Promise.all([late.until('[24]'), later.until('[24]')]);
    expect(late.heard()).toContain('"topic":"bookmarks","ids":[20]');
    expect(late.heard()).not.toContain('[21]');
    expect(late.heard()).not.toContain('missed');
    expect(later.heard()).not.toContain('[20]');
  });

  it('says so when more has happened than it remembers', async () => {
    for (let id = 0; id < 1_001; id += 1)
      await api.deps.bus.publish({ people: 'staff', topic: 'questions', ids: [id] });
    const [late, now] = [await follow(await api.as('client'), 20_000), await follow(await api.as('client'))];
    await Promise.all([late.until('hello'), now.until('hello')]);
    await Promise.all([late.until('}'), now.until('}')]);
    expect(late.heard()).toContain('"missed":true');
    expect(now.heard()).not.toContain('missed');
  });

  it('takes nothing but a number for that', async () => {
    const { accessToken } = await api.register();
    const asked = (ago: string) =>
      api.app.request(`/api/live?ago=${ago}`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect((await asked('soon')).status).toBe(400);
    expect((await asked('-1')).status).toBe(400);
  });

  it('ends with the login', async () => {
    const person = await api.register();
    const stream = await follow(person.accessToken);
    await stream.until('hello');
    await api.post('/jwt/logout', {}, person.accessToken);
    expect(await stream.ended()).toBe(true);
  });

  it('ends too when the login ended while it was opening', async () => {
    const person = await api.register();
    const [session] = await api.db.select().from(sessions).where(eq(sessions.personId, person.user.id));
    const { bus } = api.deps;
    const opening = vi.spyOn(bus, 'subscribe').mockImplementationOnce((listener) => {
      void bus.publish({ people: [person.user.id], topic: SESSION_ENDED, ids: [session?.id ?? ''] });
      return bus.subscribe(listener);
    });
    const stream = await follow(person.accessToken);
    expect(await stream.ended()).toBe(true);
    expect(opening).toHaveBeenCalledTimes(2);
    opening.mockRestore();
    // Other logins go on.
    const { accessToken } = await api.signIn(person.email, person.password);
    expect(await (await follow(accessToken)).until('hello')).toBe(true);
  });

  it('lets go of a page that reads nothing of what happens', async () => {
    const stream = await follow(await api.as('client'));
    await stream.until('hello');
    // All at once: none of them is read before the last one is told.
    for (let id = 0; id < 1_002; id += 1) void api.deps.bus.publish({ people: 'staff', topic: 'questions', ids: [id] });
    expect(await stream.ended()).toBe(true);
  });
});
