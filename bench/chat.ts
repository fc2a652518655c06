// How long a message takes from being sent to being heard of, with many people connected: the built server over HTTP.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call } from '../tests/support/calls.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/server.ts';
import { at } from './lib/measure.ts';
import type { Note } from './lib/record.ts';

const CONNECTED = 200;
const MESSAGES = 200;
/** Passwords cost time on purpose: people are made a few at a time. */
const AT_ONCE = 4;

interface Person {
  id: number;
  token: string;
}

async function register(url: string, number: number): Promise<Person> {
  const name = `bench${number}`;
  const body = {
    email: `${name}@example.com`,
    username: name,
    password: `Words of ${name}`,
    fullName: `Bench ${number}`,
  };
  const answer = await call(url, 'POST', '/jwt/register', { body });
  if (answer.status !== 201) throw new Error(`registering was answered ${answer.status}`);
  const { user, accessToken } = (await answer.json()) as { user: { id: number }; accessToken: string };
  return { id: user.id, token: accessToken };
}

/** Follows somebody's live stream and tells of each event of the chat. */
async function follow(url: string, { token }: Person, hear: (messageId: number) => void, signal: AbortSignal) {
  const answer = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` }, signal });
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of answer.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const { topic, ids = [] } = JSON.parse(line.slice(5)) as { topic?: string; ids?: number[] };
      if (topic === 'chat' && ids[1] !== undefined) hear(ids[1]);
    }
  }
}

/** Everybody is connected; pairs of them write to each other, and the other side asks for the message as its page does. */
export async function benchChat(note: Note) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ LMS_DATA: join(folder, 'data') });
  const stop = new AbortController();
  try {
    const { url } = server;
    const people: Person[] = [];
    for (let number = 0; number < CONNECTED; number += AT_ONCE) {
      people.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => register(url, number + i)))));
    }
    const waiting = new Map<number, (messageId: number) => void>();
    for (const person of people) {
      follow(url, person, (messageId) => waiting.get(person.id)?.(messageId), stop.signal).catch(() => {});
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000));

    const heard: number[] = [];
    const read: number[] = [];
    for (let round = -10; round < MESSAGES; round += 1) {
      const from = people[Math.abs(round * 2) % people.length];
      const to = people[(Math.abs(round * 2) + 1) % people.length];
      if (!from || !to) continue;
      const arrives = new Promise<number>((resolve) => waiting.set(to.id, () => resolve(performance.now())));
      const begin = performance.now();
      const body = { obj: { message: `Message ${round}`, contact: to.id } };
      const sent = call(url, 'POST', '/apps/chat/send-msg', { token: from.token, body });
      const at = await arrives;
      const { chat } = (await (await sent).json()) as { chat: { id: number } };
      const page = await call(url, 'GET', `/apps/chat/${chat.id}/messages?limit=50`, { token: to.token });
      await page.arrayBuffer();
      if (round >= 0) heard.push(at - begin);
      if (round >= 0) read.push(performance.now() - begin);
      waiting.delete(to.id);
    }
    const report = (what: string, times: number[]) => {
      const sorted = times.sort((one, other) => one - other);
      note({
        what: `${what}, ${CONNECTED} people connected`,
        home: 'embedded',
        processes: 1,
        figures: [
          { name: 'p50', value: at(sorted, 0.5), unit: 'ms' },
          { name: 'p95', value: at(sorted, 0.95), unit: 'ms' },
          { name: 'longest', value: sorted.at(-1) ?? 0, unit: 'ms' },
        ],
      });
    };
    report('sent until heard of', heard);
    report('sent until read', read);
  } finally {
    stop.abort();
    await server.stop();
    remove();
  }
}
