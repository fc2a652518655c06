import { describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '#features/auth/contract.ts';
import { keepSession, type Locked, type Shelf } from './sessionKeeper.ts';
import { leaseLock } from './tabLock.ts';

const HOST = 'http://school.test';

function newShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function newLock(): Locked {
  let queue: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = queue.then(job);
    queue = turn.catch(() => {});
    return turn;
  };
}

function pair(number: number, id = 1): SignedIn {
  const claims = btoa(JSON.stringify({ iat: 1000, exp: 1600, number, id }));
  return {
    accessToken: `x.${claims}.y`,
    refreshToken: `refresh-${id}-${number}`,
    userData: {
      id,
      fullName: 'Ruth Adeyemi',
      username: 'ruth',
      avatar: null,
      email: 'ruth@alderbrook.school',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      extras: { eCommerceCartItemsCount: 0 },
      emailVerified: true,
      twoSteps: false,
      mustChangePassword: false,
      viewer: null,
      preferences: {},
    },
  };
}

/** A server that knows one access token and takes each refresh token once, as ours does. */
function newServer() {
  let number = 1;
  let refresh: 'works' | 'fails' | 'unreachable' | 'broken' = 'works';
  const refreshed: string[] = [];
  const attempts: string[] = [];
  const served: string[] = [];

  const send = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input).replace(HOST, '');
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (path === '/jwt/refresh-token') {
      const { refreshToken, attempt } = JSON.parse(String(init?.body));
      refreshed.push(refreshToken);
      attempts.push(attempt);
      if (refresh === 'unreachable') throw new TypeError('fetch failed');
      if (refresh === 'broken') return new Response('{}', { status: 503 });
      if (refresh === 'fails' || refreshed.at(-1) !== pair(number).refreshToken) {
        return Response.json({ error: 'Invalid refresh token' }, { status: 401 });
      }
      number += 1;
      return Response.json(pair(number));
    }
    if (new Headers(init?.headers).get('Authorization') !== `Bearer ${pair(number).accessToken}`) {
      return Response.json({ error: 'Sign in again.' }, { status: 401 });
    }
    served.push(`${init?.method ?? 'GET'} ${path} ${init?.body ?? ''}`.trim());
    return Response.json({ ok: true });
  });

  return {
    send,
    refreshed,
    attempts,
    served,
    refreshing: (how: typeof refresh) => {
      refresh = how;
    },
  };
}

/** A tab whose access token is no longer accepted, with a refresh token that is. */
function newTab({ shelf = newShelf(), locked = newLock(), server = newServer(), now = (): number => 1000 } = {}) {
  const tab = keepSession({ shelf, locked, send: server.send, now });
  const ends: string[] = [];
  tab.onSessionEnd((why) => ends.push(why));
  return { ...tab, shelf, locked, server, ends };
}

const staleSession = (): SignedIn => ({ ...pair(1), accessToken: 'x.old.y' });

describe('a request with a token that is no longer accepted', () => {
  it('is sent again with the new token after one refresh', async () => {
    const tab = newTab();
    tab.startSession(staleSession());
    const answer = await tab.authFetch(`${HOST}/api/notes`, { method: 'POST', body: 'hello' });
    expect(answer.status).toBe(200);
    expect(tab.server.refreshed).toEqual(['refresh-1-1']);
    expect(tab.server.served).toEqual(['POST /api/notes hello']);
    expect(tab.shelf.getItem('refreshToken')).toBe('refresh-1-2');
  });

  it('shares that one refresh with every other request that failed meanwhile', async () => {
    const tab = newTab();
    tab.startSession(staleSession());
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => tab.authFetch(`${HOST}/api/${name}`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(tab.server.refreshed).toEqual(['refresh-1-1']);
    expect(tab.server.served.toSorted()).toEqual([
      'GET /api/a',
      'GET /api/b',
      'GET /api/c',
      'GET /api/d',
      'GET /api/e',
    ]);
  });

  it('sends a Request with a body twice, whole', async () => {
    const tab = newTab();
    tab.startSession(staleSession());
    const bodies: string[] = [];
    tab.server.send.mockImplementation(async (input, init) => {
      if (!(input instanceof Request)) return Response.json(pair(2));
      bodies.push(await input.text());
      const token = new Headers(init?.headers).get('Authorization');
      return new Response(null, { status: token === `Bearer ${pair(2).accessToken}` ? 204 : 401 });
    });
    const answer = await tab.authFetch(new Request(`${HOST}/api/notes`, { method: 'POST', body: 'whole' }));
    expect(answer.status).toBe(204);
    expect(bodies).toEqual(['whole', 'whole']);
  });

  it('is answered with the 401 when the server goes on refusing: it is not sent a third time', async () => {
    const tab = newTab();
    tab.startSession(staleSession());
    tab.server.send.mockImplementation(async (input) =>
      String(input).endsWith('refresh-token') ? Response.json(pair(2)) : new Response(null, { status: 401 }),
    );
    const answer = await tab.authFetch(`${HOST}/api/notes`);
    expect(answer.status).toBe(401);
    expect(tab.server.send).toHaveBeenCalledTimes(3);
  });

  it('asks for no refresh when nobody is signed in', async () => {
    const tab = newTab();
    const answer = await tab.authFetch(`${HOST}/api/notes`);
    expect(answer.status).toBe(401);
    expect(tab.server.refreshed).toEqual([]);
    expect(tab.ends).toEqual([]);
  });
});

describe('a refresh that fails', () => {
  it('ends the session: nothing is left on the device', async () => {
    const tab = newTab();
    tab.server.refreshing('fails');
    tab.startSession(staleSession());
    tab.shelf.setItem('resourceCategory', 'videos');
    const answers = await Promise.all([tab.authFetch(`${HOST}/api/a`), tab.authFetch(`${HOST}/api/b`)]);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    expect(tab.server.refreshed).toHaveLength(1);
    expect(tab.ends).toEqual(['expired']);
    expect(tab.getSession()).toBeNull();
    for (const key of ['userData', 'accessToken', 'refreshToken', 'resourceCategory']) {
      expect(tab.shelf.getItem(key)).toBeNull();
    }
  });

  it.each(['unreachable', 'broken'] as const)('signs nobody out while the server is %s', async (how) => {
    const tab = newTab();
    tab.server.refreshing(how);
    tab.startSession(staleSession());
    await expect(tab.authFetch(`${HOST}/api/a`)).rejects.toThrow(TypeError);
    expect(tab.ends).toEqual([]);
    expect(tab.getSession()?.username).toBe('ruth');
    tab.server.refreshing('works');
    expect((await tab.authFetch(`${HOST}/api/a`)).status).toBe(200);
  });

  it('is repeated under the same name when its answer got lost, by a page opened later too', async () => {
    const shelf = newShelf();
    const server = newServer();
    const closed = newTab({ shelf, server });
    server.refreshing('unreachable');
    closed.startSession(staleSession());
    await expect(closed.authFetch(`${HOST}/api/a`)).rejects.toThrow(TypeError);
    server.refreshing('works');
    const opened = newTab({ shelf, server });
    expect((await opened.authFetch(`${HOST}/api/a`)).status).toBe(200);
    const [lost, again] = server.attempts;
    expect(lost?.length).toBeGreaterThanOrEqual(16);
    expect(again).toBe(lost);
    opened.startSession({ ...pair(2), accessToken: 'x.old.y' });
    await opened.authFetch(`${HOST}/api/b`);
    expect(server.attempts.at(-1)).toBe(lost);
  });
});

describe('two tabs', () => {
  it.each([
    ["the browser's locks", (): Locked[] => Array<Locked>(2).fill(newLock())],
    ['a lease in the storage', (shelf: Shelf): Locked[] => [leaseLock(shelf), leaseLock(shelf)]],
  ])('refresh once between them, with %s', async (_, locksFor) => {
    const shelf = newShelf();
    const server = newServer();
    const [first, second] = locksFor(shelf).map((locked) => newTab({ shelf, server, locked }));
    first?.startSession(staleSession());
    const answers = await Promise.all([
      first?.authFetch(`${HOST}/api/a`),
      second?.authFetch(`${HOST}/api/b`),
      second?.authFetch(`${HOST}/api/c`),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(server.refreshed).toEqual(['refresh-1-1']);
  });

  it('do their work where a full storage has no room for a lease', async () => {
    const full = () => {
      throw new Error('The quota has been exceeded.');
    };
    const locked = leaseLock({ ...newShelf(), setItem: full });
    expect(await locked(async () => 'done')).toBe('done');
  });

  it('sign out together', async () => {
    const shelf = newShelf();
    const server = newServer();
    const first = newTab({ shelf, server });
    const second = newTab({ shelf, server });
    first.startSession(pair(1));
    expect(second.getSession()?.id).toBe(1);
    await first.endSession();
    second.noticeShelf();
    expect(first.ends).toEqual(['signed-out']);
    expect(second.ends).toEqual(['expired']);
    expect(second.getSession()).toBeNull();
    expect(server.served).toEqual(['POST /jwt/logout {"refreshToken":"refresh-1-1"}']);
  });

  it('notice with the next request when the storage was cleared', async () => {
    const tab = newTab();
    tab.startSession(pair(1));
    expect(tab.getSession()?.id).toBe(1);
    for (const key of ['userData', 'accessToken', 'refreshToken']) tab.shelf.removeItem(key);
    expect((await tab.authFetch(`${HOST}/api/notes`)).status).toBe(401);
    expect(tab.ends).toEqual(['expired']);
  });

  it('never repeat the request of one person as another', async () => {
    const tab = newTab();
    tab.startSession(staleSession());
    tab.server.send.mockImplementation(async (input) => {
      if (String(input).endsWith('refresh-token')) return Response.json(pair(2));
      tab.startSession(pair(7, 2));
      return new Response(null, { status: 401 });
    });
    const answer = await tab.authFetch(`${HOST}/api/notes`, { method: 'DELETE' });
    expect(answer.status).toBe(401);
    expect(tab.server.send).toHaveBeenCalledTimes(1);
    expect(tab.getSession()?.id).toBe(2);
  });

  it('keep a sign-out that happened while the other was refreshing', async () => {
    const tab = newTab();
    tab.startSession(staleSession());
    tab.server.send.mockImplementation(async (input) => {
      if (!String(input).endsWith('refresh-token')) return new Response(null, { status: 401 });
      for (const key of ['userData', 'accessToken', 'refreshToken']) tab.shelf.removeItem(key);
      return Response.json(pair(2));
    });
    await tab.authFetch(`${HOST}/api/notes`);
    expect(tab.shelf.getItem('accessToken')).toBeNull();
  });
});

describe('somebody at work', () => {
  it('gets a new pair past half of the life of the old one, and not before', async () => {
    let time = 1000;
    const tab = newTab({ now: () => time });
    tab.startSession(pair(1));
    time += 299_000;
    tab.touch();
    expect(tab.server.refreshed).toEqual([]);
    time += 2000;
    tab.touch();
    tab.touch();
    await vi.waitFor(() => expect(tab.shelf.getItem('refreshToken')).toBe('refresh-1-2'));
    expect(tab.server.refreshed).toEqual(['refresh-1-1']);
  });

  it('stays signed in when that renewal finds no server, and tries again later', async () => {
    let time = 400_000;
    const tab = newTab({ now: () => time });
    tab.startSession(pair(1));
    time += 400_000;
    tab.server.refreshing('unreachable');
    tab.touch();
    await vi.waitFor(() => expect(tab.server.refreshed).toHaveLength(1));
    expect(tab.ends).toEqual([]);
    tab.server.refreshing('works');
    time += 20_000;
    await vi.waitFor(() => {
      tab.touch();
      expect(tab.shelf.getItem('refreshToken')).toBe('refresh-1-2');
    });
  });
});

describe('what the server says about the person', () => {
  const other = { ...pair(1, 2).userData, fullName: 'Amara Okafor' };

  it('is taken when an administrator begins and ends to look as somebody else', () => {
    const tab = newTab();
    tab.startSession(pair(1));
    tab.updateSession({ ...other, viewer: { id: 1, fullName: 'Ruth Adeyemi' } });
    expect(tab.getSession()?.fullName).toBe('Amara Okafor');
    tab.updateSession(pair(1).userData);
    expect(tab.getSession()?.fullName).toBe('Ruth Adeyemi');
  });

  it('is left when it is about somebody who is not signed in here', () => {
    const tab = newTab();
    tab.startSession(pair(1));
    tab.updateSession(other);
    expect(tab.getSession()?.id).toBe(1);
  });
});
