import { builtAt, parts } from 'virtual:demo-parts';
import { publicUrl } from './base.ts';
import { openMailbox } from './mailbox.ts';
import type { FromWorker, Kept, Route, ToWorker } from './messages.ts';
import { answeringFetch } from './pageFetch.ts';
import { showProgress } from './progressBar.ts';

// The whole demo in static files: the API and its database run in a worker of this page, and `fetch` knows it.

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'demo school' });
const tell = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

const progress = showProgress();
const receive = openMailbox();

const routes = new Promise<Route[]>((resolve, reject) => {
  const fail = (reason: string) => {
    progress.failed(reason);
    console.error(`The demo could not start: ${reason}`);
    reject(new TypeError(reason));
  };
  worker.onerror = (event) => fail(event.message || 'its worker could not be loaded');
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'routes') resolve(data.routes);
    else if (data.kind === 'progress') progress.set(data.share);
    else if (data.kind === 'ready') progress.done();
    else if (data.kind === 'mail') receive(data.mail);
    else fail(data.message);
  };
});
routes.catch(() => {});

const absolute = (url: string) => new URL(url, import.meta.url).href;
tell({
  kind: 'start',
  start: {
    parts: {
      engine: { ...parts.engine, url: absolute(parts.engine.url) },
      files: { ...parts.files, url: absolute(parts.files.url) },
      school: { ...parts.school, url: absolute(parts.school.url) },
    },
    builtAt,
    publicUrl,
    userAgent: navigator.userAgent,
  },
});

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

// Last, when `fetch` answers and the base is known: modules are read once.
const { mount } = await import('#web/mount.tsx');
await mount();
