import { TrieRouter } from 'hono/router/trie-router';
import type { Call, Kept, Piece, Route } from './messages.ts';

type Fetch = typeof globalThis.fetch;

interface Surroundings {
  /** Where the app lives below its origin, with both slashes. */
  base: string;
  /** What the API answers; known shortly after the start. */
  routes: Promise<Route[]>;
  /** Hands a call and the port for its answer to the API. */
  hand(call: Call, port: MessagePort): void;
  network: Fetch;
  kept(): Kept | null;
}

const NO_BODY = new Set([101, 204, 205, 304]);

/** A `fetch` that takes the API's calls to the worker and everything else to the network. */
export function answeringFetch({ base, routes, hand, network, kept }: Surroundings): Fetch {
  const router = routes.then((list) => {
    const built = new TrieRouter<true>();
    // Also with a method that it does not have: then the API says so.
    for (const { path } of list) built.add('ALL', path, true);
    return built;
  });

  async function isCall(path: string) {
    const [found] = (await router).match('GET', path);
    return found.length > 0;
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin) return network(input, init);
    const request = new Request(input, init);
    const isPage = (request.headers.get('accept') ?? '').includes('text/html');
    const path = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : url.pathname;
    if (isPage || !(await isCall(path))) return network(request);
    const { method, headers, signal } = request;
    const bytes = await request.arrayBuffer();
    const body = bytes.byteLength > 0 ? bytes : null;
    const call = { method, url: url.origin + path + url.search, headers: [...headers], body, kept: kept() };
    return send(call, signal, hand);
  };
}

function send(call: Call, signal: AbortSignal, hand: Surroundings['hand']): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const { port1: port, port2: far } = new MessageChannel();
    let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;

    const finish = () => {
      port.close();
      signal.removeEventListener('abort', abort);
    };
    const give = () => {
      port.postMessage('stop');
      finish();
    };
    const fail = (reason: unknown) => {
      reject(reason);
      pipe?.error(reason);
    };
    function abort() {
      give();
      fail(signal.reason);
    }

    signal.addEventListener('abort', abort);
    port.onmessage = ({ data: piece }: MessageEvent<Piece>) => {
      if (piece.kind === 'head') {
        const { status, statusText, headers } = piece;
        const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
          pipe = controller;
        };
        const body = NO_BODY.has(status) ? null : new ReadableStream<Uint8Array>({ start, cancel: give });
        resolve(new Response(body, { status, statusText, headers }));
      } else if (piece.kind === 'chunk') pipe?.enqueue(piece.bytes);
      else {
        finish();
        if (piece.kind === 'end') pipe?.close();
        else fail(new TypeError(piece.message));
      }
    };
    hand(call, far);
  });
}
