import { describe, expect, it } from 'vitest';
import { testApi } from '../../tests/api/api.ts';
import { follow as followLive } from '../../tests/api/live.ts';

describe('the live stream', () => {
  const api = testApi();

  const follow = (token: string) => followLive(api.app, token);

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

  it('ends with the login', async () => {
    const person = await api.register();
    const stream = await follow(person.accessToken);
    await stream.until('hello');
    await api.post('/jwt/logout', {}, person.accessToken);
    expect(await stream.ended()).toBe(true);
  });

  it('lets go of a page that reads nothing of what happens', async () => {
    const stream = await follow(await api.as('client'));
    await stream.until('hello');
    // All at once: none of them is read before the last one is told.
    for (let id = 0; id < 1_002; id += 1) void api.deps.bus.publish({ people: 'staff', topic: 'questions', ids: [id] });
    expect(await stream.ended()).toBe(true);
  });
});
