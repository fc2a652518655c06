import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCall } from './answer.ts';
import type { Call } from './messages.ts';
import { answeringFetch } from './pageFetch.ts';

const ROUTES = [
  { method: 'GET', path: '/apps/todo/tasks' },
  { method: 'POST', path: '/api/files' },
  { method: 'GET', path: '/api/files/:id' },
  { method: 'GET', path: '/api/live' },
];

type Answer = (request: Request) => Response | Promise<Response>;

/** Page and worker side by side, with a port between them as in a browser. */
function home(answer: Answer, base = '/') {
  const page = new AbortController();
  const asked: Call[] = [];
  const network = vi.fn<typeof fetch>(async () => new Response('from the network'));
  const fetch = answeringFetch({
    base,
    routes: Promise.resolve(ROUTES),
    hand(call, port) {
      asked.push(call);
      void answerCall(call, port, page.signal, answer);
    },
    network,
    kept: () => null,
  });
  return { fetch, network, asked, leave: () => page.abort() };
}

const at = (path: string) => `https://school.example${path}`;
const hello: Answer = (request) => Response.json({ path: new URL(request.url).pathname });

beforeEach(() => {
  vi.stubGlobal('location', new URL(at('/')));
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Firefox/140.0' });
});
afterEach(() => vi.unstubAllGlobals());

describe('fetch in the demo', () => {
  it('answers the calls of the API in the page, with status and headers', async () => {
    const { fetch, network } = home(() => Response.json({ done: true }, { status: 201, headers: { 'X-Id': '7' } }));
    const answer = await fetch(at('/apps/todo/tasks?page=2'));
    expect([answer.status, answer.headers.get('x-id'), await answer.json()]).toEqual([201, '7', { done: true }]);
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['another site', 'https://elsewhere.example/apps/todo/tasks', {}],
    ['a path that is no call', at('/avatars/01.svg'), {}],
    ['a page of the same path', at('/apps/todo/tasks'), { headers: { Accept: 'text/html,*/*' } }],
  ])('leaves %s to the network', async (_, url, init) => {
    const { fetch, asked } = home(hello);
    expect(await (await fetch(url, init)).text()).toBe('from the network');
    expect(asked).toEqual([]);
  });

  it('lets the API refuse a method that the call does not have', async () => {
    const { fetch, network } = home(() => Response.json({ error: 'Another one.' }, { status: 405 }));
    expect((await fetch(at('/apps/todo/tasks'), { method: 'DELETE' })).status).toBe(405);
    expect(network).not.toHaveBeenCalled();
  });

  it('knows its calls below a sub-path and at the root of the host', async () => {
    const { fetch } = home(hello, '/x/y/');
    expect(await (await fetch(at('/x/y/api/files/3'))).json()).toEqual({ path: '/api/files/3' });
    expect(await (await fetch(at('/api/files/3'))).json()).toEqual({ path: '/api/files/3' });
  });

  it('carries a form with a file', async () => {
    const { fetch } = home(async (request) => {
      const file = (await request.formData()).get('file') as File;
      return Response.json({ name: file.name, text: await file.text() });
    });
    const body = new FormData();
    body.append('file', new File(['four books'], 'library-rules.txt'));
    const answer = await fetch(at('/api/files'), { method: 'POST', body });
    expect(await answer.json()).toEqual({ name: 'library-rules.txt', text: 'four books' });
  });

  it('says which browser asks and how much it sends, as on a server', async () => {
    const { fetch } = home(({ headers }) => Response.json([headers.get('user-agent'), headers.get('content-length')]));
    const answer = await fetch(at('/api/files'), { method: 'POST', body: 'twelve bytes' });
    expect(await answer.json()).toEqual(['Mozilla/5.0 Firefox/140.0', '12']);
  });

  it('hands on a stream piece by piece while it is open, and tells the API when the page stops', async () => {
    let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
    let stopped: () => void = () => {};
    const end = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        pipe = controller;
      },
      cancel: () => stopped(),
    });
    const { fetch } = home(() => new Response(stream));
    const stop = new AbortController();
    const answer = await fetch(at('/api/live'), { signal: stop.signal });
    const reader = answer.body?.getReader();
    for (const word of ['one', 'two']) {
      pipe?.enqueue(new TextEncoder().encode(word));
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(word);
    }
    const next = reader?.read();
    stop.abort();
    await expect(next).rejects.toMatchObject({ name: 'AbortError' });
    await end;
  });

  it('ends what was open for a page that is gone, so that nobody counts as being there', async () => {
    let stopped: () => void = () => {};
    const end = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    const { fetch, leave } = home(() => new Response(new ReadableStream<Uint8Array>({ cancel: () => stopped() })));
    await fetch(at('/api/live'));
    leave();
    await end;
  });

  it('stops waiting for an answer when the page stops', async () => {
    const { fetch } = home(() => new Promise<Response>(() => {}));
    const stop = new AbortController();
    const answer = fetch(at('/apps/todo/tasks'), { signal: stop.signal });
    setTimeout(() => stop.abort());
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails as a broken connection does when the API cannot be reached', async () => {
    const { fetch } = home(() => Promise.reject(new Error('no database')));
    await expect(fetch(at('/apps/todo/tasks'))).rejects.toThrow(TypeError);
  });
});
