// `npm run bench`: how long the calls take that people wait for most, against the plainest one. Read the ratios:
// the times belong to the machine. Runs the built server on a database of its own, a few seconds each.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, signIn } from '../tests/support/calls.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/server.ts';

const SECONDS = 2;
const AT_ONCE = 8;

interface Measured {
  name: string;
  perSecond: number;
  median: number;
  slow: number;
}

async function measure(name: string, ask: () => Promise<Response>): Promise<Measured> {
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
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, perSecond: times.length / seconds, median: at(0.5), slow: at(0.95) };
}

function show(all: Measured[]) {
  const [plainest] = all;
  console.table(
    Object.fromEntries(
      all.map(({ name, perSecond, median, slow }) => [
        name,
        {
          'a second': Math.round(perSecond),
          'median ms': Number(median.toFixed(1)),
          '95% under ms': Number(slow.toFixed(1)),
          'times the plainest': Number((median / (plainest?.median ?? median)).toFixed(1)),
        },
      ]),
    ),
  );
}

execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
const { folder, remove } = temporaryFolder();
const server = await startServer({ LMS_DATA: join(folder, 'data') });
try {
  const { url } = server;
  const token = await signIn(url);
  const people = (body: object) => () => call(url, 'POST', '/api/account/getAllUsers', { token, body });
  const login = { email: 'admin@demo.com', password: 'admin' };
  show([
    await measure('is it alive', () => call(url, 'GET', '/healthz')),
    await measure('who am I', () => call(url, 'GET', '/api/me', { token })),
    await measure('people, first page', people({})),
    await measure('people, searched', people({ q: 'ann' })),
    await measure('main search', () => call(url, 'GET', '/api/main-search/data?q=a', { token })),
    await measure('log in', () => call(url, 'POST', '/jwt/login', { body: login })),
  ]);
} finally {
  await server.stop();
  remove();
}
