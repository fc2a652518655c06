import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { TrieRouter } from 'hono/router/trie-router';
import { routeAccess } from '#api/access.ts';
import type { Deps, Env } from '#api/deps.ts';
import { pageHead } from '#api/pageHead.ts';
import { startInfoOf } from '#features/auth/api/start.ts';
import { appPage, isLinkPreview, isNavigation, isStartPage, staticFiles } from './pages.ts';
import { readPreloads } from './preloads.ts';
import { type Settings, SettingsError } from './settings.ts';

type Answer = (request: Request, address: string) => Response | Promise<Response>;

export interface Listening {
  url: string;
  /** What answers from now on. Before, everyone is asked to come back in a moment. */
  answerWith(answer: Answer): void;
  /** Takes no new requests, lets those under way finish (live streams are cut), then resolves. */
  close(): Promise<void>;
}

const starting: Answer = () =>
  Response.json(
    { error: 'The server is interrupted for a moment. Try again in a few seconds.' },
    { status: 503, headers: { 'Retry-After': '2' } },
  );
const FINISH_MS = 10_000;

/** How long a client is waited for that does not get on. */
export interface Patience {
  /** To say what it wants. */
  headersMs: number;
  /** To send all of it: an upload of 10 MB at 35 kB a second, an import of 20 MB at twice that. */
  requestMs: number;
  /** Between two signs that it still reads or writes; the live stream speaks every 25 seconds. */
  silenceMs: number;
  /** How often this is looked at. */
  everyMs: number;
}
const PATIENCE: Patience = { headersMs: 30_000, requestMs: 300_000, silenceMs: 120_000, everyMs: 10_000 };

/** More than is soon read to its end when nobody wants it. */
const isLarge = ({ headers }: { headers: IncomingHttpHeaders }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 64 * 1024;

export async function listen(settings: Settings, patience = PATIENCE): Promise<Listening> {
  let answer = starting;
  let underWay = 0;
  let closing = false;
  const listener = getRequestListener(async (request, { incoming, outgoing }) => {
    const address = settings.LMS_TRUST_PROXY ? forwardedFor(request) : undefined;
    const answered = await answer(request, address ?? incoming.socket.remoteAddress ?? '');
    // Refused before all of it was there: the rest is not read, and nothing else can come on the same connection.
    if (!incoming.complete && isLarge(incoming) && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
    return answered;
  });
  const { headersMs: headersTimeout, requestMs: requestTimeout, everyMs } = patience;
  const limits = { headersTimeout, requestTimeout, connectionsCheckingInterval: everyMs };
  const server = createServer(limits, (incoming, outgoing) => {
    const counted = !incoming.url?.startsWith('/api/live');
    if (counted) underWay += 1;
    // An open connection would go on bringing requests to a server that is leaving.
    if (closing) outgoing.shouldKeepAlive = false;
    outgoing.on('close', () => {
      if (counted) underWay -= 1;
    });
    void listener(incoming, outgoing);
  });
  // Who asks for much and then reads nothing would hold it in memory for ever.
  server.setTimeout(patience.silenceMs);
  await bind(server, settings);
  const { port } = server.address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  return {
    url: `http://${host}:${port}`,
    answerWith(next) {
      answer = next;
    },
    async close() {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const end = Date.now() + FINISH_MS;
      while (underWay > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The address a proxy of ours saw: the last one in the list, since earlier ones may be made up by the caller. */
const forwardedFor = (request: Request) => request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();

function bind(server: Server, { HOST, PORT }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new SettingsError(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=3001 npm start`));
      } else if (error.code === 'EACCES') {
        reject(
          new SettingsError(`Port ${PORT} may not be used by this account. Choose one above 1024: PORT=3000 npm start`),
        );
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(
          new SettingsError(
            `This machine has no address ${HOST}. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`,
          ),
        );
      } else reject(error);
    });
    server.listen(PORT, HOST, () => resolve());
  });
}

/** Pages and API on one port. */
export function pagesAndApi(app: Hono<Env>, deps: Deps, folder: string): Answer {
  // A page without its head is still the page.
  const findHead = (path: string) =>
    pageHead(deps, path).catch((error: Error) => {
      deps.log.error({ error: error.name }, 'the head of a page was not read');
      return undefined;
    });
  const findStart = () => startInfoOf(deps).catch(() => undefined);
  const page = appPage(folder, findHead, findStart, () => deps.policy.publicUrl);
  const files = staticFiles(folder);
  const outer = new Hono<Env>();
  outer.use(compress());
  const isCall = callsAlone(app, folder);
  outer.get('*', (c, next) => (isStartPage(c.req.raw, c.req.path) || isCall(c.req.path) ? next() : files(c, next)));
  outer.all('*', (c) => {
    const { raw, path } = c.req;
    return wantsPage(raw, path) && !isCall(path) ? page(raw, path) : app.fetch(raw, c.env);
  });
  return (request, address) => outer.fetch(request, { address });
}

/** Always a page, also for tools. */
const DOCS = '/api/docs';
const CALLS_ONLY = /^\/(api|jwt)\//;

/** Whether an address is a call and no page: somebody who goes there sees its answer, and a link in a mail its document. */
function callsAlone(app: Hono<Env>, folder: string): (path: string) => boolean {
  const pageAt = readPreloads(folder);
  const calls = new TrieRouter<true>();
  for (const { method, path } of routeAccess(app)) if (method === 'GET') calls.add(method, path, true);
  return (path) =>
    path !== DOCS && (CALLS_ONLY.test(path) || (calls.match('GET', path)[0].length > 0 && pageAt(path) === undefined));
}

const wantsPage = (request: Request, path: string) =>
  path === DOCS || isStartPage(request, path) || isLinkPreview(request, path) || isNavigation(request);
