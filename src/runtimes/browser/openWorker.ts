import type { FromWorker, ToWorker } from './messages.ts';

const NAME = 'demo school';

/**
 * The API with its database, away from the page. All tabs have one together, so what is done in one is there in the
 * others; where a browser has no such workers, each tab has its own. Answers how it is told something.
 */
export function openWorker(hear: (message: FromWorker) => void, fail: (reason: string) => void) {
  const onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  const onerror = (event: Event) => fail((event as ErrorEvent).message || 'its worker could not be loaded');
  let line: { postMessage(message: ToWorker, transfer: Transferable[]): void };
  try {
    const shared = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: NAME });
    shared.onerror = onerror;
    shared.port.onmessage = onmessage;
    line = shared.port;
  } catch {
    const own = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: NAME });
    Object.assign(own, { onerror, onmessage });
    line = own;
  }
  return (message: ToWorker, transfer: Transferable[] = []) => line.postMessage(message, transfer);
}
