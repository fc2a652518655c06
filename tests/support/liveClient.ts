// Somebody's open live stream over HTTP, with a connection of its own as every browser has one.
import { get, type IncomingMessage } from 'node:http';

export interface LiveClient {
  /** Resolves with the time once it hears of the topic after this call. */
  hears(topic: string): Promise<number>;
  /** Cuts the line, and resolves when it is cut. */
  close(): Promise<void>;
}

/** Resolves when the server said hello. */
export async function openLive(url: string, token: string): Promise<LiveClient> {
  const waiting = new Map<string, (at: number) => void>();
  let said = () => {};
  const greeted = new Promise<void>((resolve) => {
    said = resolve;
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    get(`${url}/api/live`, { headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`the live stream was answered ${answer.statusCode}`);
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === 'event: hello') said();
      if (!line.startsWith('data:')) continue;
      const { topic = '' } = JSON.parse(line.slice(5)) as { topic?: string };
      waiting.get(topic)?.(performance.now());
      waiting.delete(topic);
    }
  });
  // Being cut is how it ends.
  answer.on('error', () => {});
  await greeted;
  return {
    hears: (topic) => new Promise((resolve) => waiting.set(topic, resolve)),
    close() {
      const closed = new Promise<void>((resolve) => answer.socket.once('close', () => resolve()));
      answer.destroy();
      return closed;
    },
  };
}
