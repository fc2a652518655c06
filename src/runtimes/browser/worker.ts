import { answerCall } from './answer.ts';
import { download } from './download.ts';
import type { openHome } from './home.ts';
import type { FromWorker, Start, ToWorker } from './messages.ts';
import { goneWith } from './pageLock.ts';

/** The way to a page, of a worker that has one or of one that all tabs share. */
interface Line {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
/** The part of a worker's world that is used here; the page's own types know windows only. */
interface WorkerWorld extends Line {
  onconnect?: ((event: MessageEvent) => void) | null;
}

/** Downloading is most of the wait; opening the database is the rest. */
const DOWNLOADED = 0.85;

type Home = ReturnType<typeof openHome>;

const pages = new Set<Line>();
/** How far it is: what a page that comes later has missed. */
const soFar = new Map<FromWorker['kind'], FromWorker>();

function sayToAll(message: FromWorker) {
  if (message.kind !== 'mail') soFar.set(message.kind, message);
  for (const page of pages) page.postMessage(message);
}

async function open(start: Start): Promise<Home> {
  const material = download(start.parts, (share) => sayToAll({ kind: 'progress', share: share * DOWNLOADED }));
  material.catch(() => {});
  // After the downloads have begun: it is a megabyte of its own.
  const { openHome } = await import('./home.ts');
  const opened = openHome(start, material, (mail) => sayToAll({ kind: 'mail', mail }));
  sayToAll({ kind: 'routes', routes: opened.routes });
  opened.ready.then(() => sayToAll({ kind: 'ready' }), tellFailure);
  return opened;
}

let home: Promise<Home> | undefined;

function tellFailure(error: unknown) {
  sayToAll({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  // The next page to come, or this one when it is loaded again, begins anew.
  home = undefined;
  soFar.clear();
}

function serve(line: Line) {
  let gone = goneWith(null);
  line.onmessage = ({ data, ports: [port] }) => {
    if (data.kind === 'start') {
      for (const message of soFar.values()) line.postMessage(message);
      pages.add(line);
      gone = goneWith(data.page);
      gone.addEventListener('abort', () => pages.delete(line));
      if (home) return;
      home = open(data.start);
      home.catch(tellFailure);
    } else if (port && home) {
      const opened = home;
      const { call } = data;
      void answerCall(call, port, gone, async (request) => (await opened).answer(request, call.kept));
    }
  };
}

const world = globalThis as unknown as WorkerWorld;
if ('onconnect' in world) {
  world.onconnect = ({ ports: [port] }) => {
    if (port) serve(port as unknown as Line);
  };
} else serve(world);
