import { authFetch } from '#web/session.ts';

export interface Answer {
  status: number;
  statusText: string;
  /** Until the head of the answer, in milliseconds. */
  took: number;
  headers: [string, string][];
  body: string;
}

const MOST_SHOWN = 200_000;

/** JSON laid out, everything else as it came. */
function readable(text: string, type: string): string {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Reads what comes until it ends, is stopped, or is more than a page can show; a stream is shown while it runs. */
async function readBody(response: Response, onText: (text: string) => void): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (type && !/^text\/|json|xml/.test(type)) {
    const bytes = await response.arrayBuffer();
    onText(`${type}, ${bytes.byteLength} bytes`);
    return;
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length < MOST_SHOWN) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    if (type.includes('event-stream')) onText(text);
  }
  await reader?.cancel();
  onText(readable(text, type));
}

interface Call {
  method: string;
  path: string;
  body: string | undefined;
  signal: AbortSignal;
}

/** Sends a call with the current session and tells how the answer grows. */
export async function send({ method, path, body, signal }: Call, onAnswer: (answer: Answer) => void): Promise<void> {
  const started = performance.now();
  const headers = body?.trim() ? { 'Content-Type': 'application/json' } : undefined;
  const response = await authFetch(path, { method, signal, ...(headers ? { headers, body } : {}) });
  const answer: Answer = {
    status: response.status,
    statusText: response.statusText,
    took: Math.round(performance.now() - started),
    headers: [...response.headers],
    body: '',
  };
  onAnswer(answer);
  await readBody(response, (text) => onAnswer({ ...answer, body: text }));
}
