import type { Call, Piece } from './messages.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** As a server would see it: a browser adds these two on the way out, which a call in the page never takes. */
function requestOf({ method, url, headers, body }: Call, signal: AbortSignal): Request {
  const request = new Request(url, { method, headers, body, signal });
  const seen = new Headers(request.headers);
  seen.set('User-Agent', navigator.userAgent);
  if (body) seen.set('Content-Length', String(body.byteLength));
  // A request's own headers refuse both names.
  return Object.defineProperty(request, 'headers', { value: seen });
}

/** Answers one call on its port, piece by piece as the answer comes. A word from the page on that port, or its end, ends it. */
export async function answerCall(call: Call, port: MessagePort, gone: AbortSignal, answer: Answer) {
  const stop = new AbortController();
  const leave = () => stop.abort();
  gone.addEventListener('abort', leave);
  const say = (piece: Piece, transfer: Transferable[] = []) => port.postMessage(piece, transfer);
  port.onmessage = () => stop.abort();
  try {
    const response = await answer(requestOf(call, stop.signal));
    const { status, statusText } = response;
    say({ kind: 'head', status, statusText, headers: [...response.headers] });
    if (response.body) await pass(response.body, stop.signal, say);
    say({ kind: 'end' });
  } catch (error) {
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    gone.removeEventListener('abort', leave);
    port.close();
  }
}

async function pass(
  body: ReadableStream<Uint8Array>,
  stopped: AbortSignal,
  say: (piece: Piece, transfer: Transferable[]) => void,
) {
  const reader = body.getReader();
  const cancel = () => void reader.cancel(stopped.reason).catch(() => {});
  stopped.addEventListener('abort', cancel);
  if (stopped.aborted) cancel();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // A copy: the API may have sent a part of a larger buffer, or one that it keeps.
    const bytes = new Uint8Array(value);
    say({ kind: 'chunk', bytes }, [bytes.buffer]);
  }
}
