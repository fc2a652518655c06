import { answerCall } from './answer.ts';
import { download } from './download.ts';
import type { openHome } from './home.ts';
import type { FromWorker, Start, ToWorker } from './messages.ts';

/** The part of a worker's world that is used here; the page's own types know windows only. */
interface WorkerWorld {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const world = globalThis as unknown as WorkerWorld;
const say = (message: FromWorker) => world.postMessage(message);

/** Downloading is most of the wait; opening the database is the rest. */
const DOWNLOADED = 0.85;

type Home = ReturnType<typeof openHome>;

async function open(start: Start): Promise<Home> {
  const material = download(start.parts, (share) => say({ kind: 'progress', share: share * DOWNLOADED }));
  material.catch(() => {});
  // After the downloads have begun: it is a megabyte of its own.
  const { openHome } = await import('./home.ts');
  const home = openHome(start, material, (mail) => say({ kind: 'mail', mail }));
  say({ kind: 'routes', routes: home.routes });
  home.ready.then(() => say({ kind: 'ready' }), tellFailure);
  return home;
}

function tellFailure(error: unknown) {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

let home: Promise<Home> | undefined;

world.onmessage = ({ data, ports: [port] }) => {
  if (data.kind === 'start') {
    home = open(data.start);
    home.catch(tellFailure);
  } else if (port && home) {
    const opened = home;
    const { call } = data;
    void answerCall(call, port, async (request) => (await opened).answer(request, call.kept));
  }
};
