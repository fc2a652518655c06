import { builtAt, parts } from 'virtual:demo-parts';
import { publicUrl } from './base.ts';
import { openMailbox } from './mailbox.ts';
import type { FromWorker, Kept, Route } from './messages.ts';
import { openWorker } from './openWorker.ts';
import { answeringFetch } from './pageFetch.ts';
import { holdPageLock } from './pageLock.ts';
import { showProgress } from './progressBar.ts';

// The whole demo in static files: the API and its database run in a worker, and `fetch` knows it.

const progress = showProgress();
const receive = openMailbox();

let know: (routes: Route[]) => void;
let giveUp: (reason: Error) => void;
const routes = new Promise<Route[]>((resolve, reject) => {
  know = resolve;
  giveUp = reject;
});
routes.catch(() => {});

function fail(reason: string) {
  progress.failed(reason);
  console.error(`The demo could not start: ${reason}`);
  giveUp(new TypeError(reason));
}

function hear(message: FromWorker) {
  if (message.kind === 'routes') know(message.routes);
  else if (message.kind === 'progress') progress.set(message.share);
  else if (message.kind === 'ready') progress.done();
  else if (message.kind === 'mail') receive(message.mail);
  else fail(message.message);
}

const tell = openWorker(hear, fail);
const absolute = (url: string) => new URL(url, import.meta.url).href;
const start = {
  parts: {
    engine: { ...parts.engine, url: absolute(parts.engine.url) },
    files: { ...parts.files, url: absolute(parts.files.url) },
    school: { ...parts.school, url: absolute(parts.school.url) },
  },
  builtAt,
  publicUrl,
  userAgent: navigator.userAgent,
};
void holdPageLock().then((page) => tell({ kind: 'start', page, start }));

function kept(): Kept | null {
  const accessToken = localStorage.getItem('accessToken');
  const refreshToken = localStorage.getItem('refreshToken');
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

globalThis.fetch = answeringFetch({
  base: globalThis.lmsBase,
  routes,
  hand: (call, port) => tell({ kind: 'call', call }, call.body ? [port, call.body] : [port]),
  network: globalThis.fetch.bind(globalThis),
  kept,
});

// Last, when `fetch` answers and the base is known: modules are read once. Not waited for here: the pages may need parts
// that lie in the same file as this one, which has to have run by then.
void import('#web/mount.tsx').then(({ mount }) => mount());
