// How long the calls take that people wait for most, against the plainest one, eight at a time over HTTP: the built
// server on a database of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, signIn } from '../tests/support/calls.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/server.ts';
import { at, ms, table } from './lib/measure.ts';

const SECONDS = 2;
const AT_ONCE = 8;

interface Rate {
  name: string;
  perSecond: number;
  median: number;
  slow: number;
}

async function measure(name: string, ask: () => Promise<Response>): Promise<Rate> {
  const times: number[] = [];
  const once = async () => {
    const begin = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
    return performance.now() - begin;
  };
  for (let warm = 0; warm < 20; warm += 1) await once();
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  const loop = async () => {
    while (performance.now() < end) times.push(await once());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  const seconds = (performance.now() - begin) / 1000;
  times.sort((one, other) => one - other);
  return { name, perSecond: times.length / seconds, median: at(times, 0.5), slow: at(times, 0.95) };
}

export async function benchCalls() {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ LMS_DATA: join(folder, 'data') });
  try {
    const { url } = server;
    const token = await signIn(url);
    const people = (body: object) => () => call(url, 'POST', '/api/account/getAllUsers', { token, body });
    const login = { email: 'admin@demo.com', password: 'admin' };
    const all = [
      await measure('is it alive', () => call(url, 'GET', '/healthz')),
      await measure('who am I', () => call(url, 'GET', '/api/me', { token })),
      await measure('people, first page', people({})),
      await measure('people, searched', people({ q: 'ann' })),
      await measure('main search', () => call(url, 'GET', '/api/main-search/data?q=a', { token })),
      await measure('log in', () => call(url, 'POST', '/jwt/login', { body: login })),
    ];
    const plainest = all[0]?.median ?? 1;
    const lines = all.map(({ name, perSecond, median, slow }) => [
      name,
      perSecond.toFixed(0),
      ms(median),
      ms(slow),
      `${(median / plainest).toFixed(1)}x`,
    ]);
    console.log(
      `\n## Calls, ${AT_ONCE} at a time\n\n${table(['', 'a second', 'median ms', 'p95 ms', 'the plainest'], lines)}`,
    );
  } finally {
    await server.stop();
    remove();
  }
}
