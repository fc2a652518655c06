// A thousand open pages at one process: what each costs, and how soon all of them hear of one change.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '#runtimes/embedded/cluster.ts';
import { call, signIn } from '../tests/support/calls.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { type LiveClient, openLive } from '../tests/support/liveClient.ts';
import { MB, startWatched, type Watched } from '../tests/support/watched.ts';
import { signInMany } from './lib/logins.ts';
import { makePeople } from './lib/make.ts';
import { at } from './lib/measure.ts';
import type { Figure, Line, Note } from './lib/record.ts';

const OPENED_AT_ONCE = 20;
const EVENTS = 30;
const WARM = 4;
const IDLE_SECONDS = 10;

const spread = (times: number[]): Figure[] => {
  const sorted = times.sort((one, other) => one - other);
  return [
    { name: 'p50', value: at(sorted, 0.5), unit: 'ms' },
    { name: 'p95', value: at(sorted, 0.95), unit: 'ms' },
    { name: 'longest', value: sorted.at(-1) ?? 0, unit: 'ms' },
  ];
};

async function openAll(url: string, tokens: string[]) {
  const clients: LiveClient[] = [];
  const times: number[] = [];
  for (let from = 0; from < tokens.length; from += OPENED_AT_ONCE) {
    const some = tokens.slice(from, from + OPENED_AT_ONCE).map(async (token) => {
      const begin = performance.now();
      clients.push(await openLive(url, token));
      times.push(performance.now() - begin);
    });
    await Promise.all(some);
  }
  return { clients, times };
}

/** That somebody likes a post is told to everybody who is signed in. */
async function fanOut(server: Watched, clients: LiveClient[], token: string) {
  const page = await call(server.url, 'GET', '/api/profile/posts', { token });
  const { posts } = (await page.json()) as { posts: { id: number }[] };
  const path = `/api/profile/posts/${posts[0]?.id}/like`;
  const first: number[] = [];
  const each: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < WARM + EVENTS; round += 1) {
    const heard = clients.map((client) => client.hears('profile'));
    const begin = performance.now();
    const answer = await call(server.url, round % 2 === 0 ? 'PUT' : 'DELETE', path, { token });
    if (!answer.ok) throw new Error(`a like was answered ${answer.status}: ${await answer.text()}`);
    const times = (await Promise.all(heard)).map((time) => time - begin).sort((one, other) => one - other);
    if (round < WARM) continue;
    first.push(times[0] ?? 0);
    last.push(times.at(-1) ?? 0);
    each.push(...times);
  }
  return { first, each, last };
}

export async function benchConnections(note: Note, count: number) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const data = join(folder, 'data');
  const server = await startWatched({ LMS_DATA: data, LMS_ACCESS_MINUTES: '600' });
  const client = new pg.Client((await connectionOf(data)) ?? {});
  let clients: LiveClient[] = [];
  const report = (line: Line) => note({ home: 'embedded', processes: 1, size: count, ...line });
  try {
    await client.connect();
    await makePeople(client, count * 2);
    const token = await signIn(server.url);
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM people WHERE status = 'active' ORDER BY id LIMIT ${count}`,
    );
    const logins = await signInMany(
      client,
      server.secret,
      rows.map(({ id }) => id),
    );
    const tokens = logins.map((one) => one.token);
    // Once and closed again, so that what is loaded on first use is not counted for the connections.
    const warm = await openAll(server.url, tokens.slice(0, 50));
    await Promise.all(warm.clients.map((one) => one.close()));
    const before = await server.memory();

    const unopened = await server.cpuMs();
    const begin = performance.now();
    const opened = await openAll(server.url, tokens);
    ({ clients } = opened);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`${clients.length} connections open after ${seconds.toFixed(1)} s`);
    const openedCpu = (await server.cpuMs()) - unopened;
    const during = await server.memory();
    report({
      what: 'opened, twenty at a time, until hello',
      figures: [
        { name: 'all of them', value: seconds, unit: 's' },
        ...spread(opened.times),
        { name: 'CPU for each', value: openedCpu / clients.length, unit: 'ms' },
      ],
    });
    const each = (key: 'rss' | 'heapUsed'): number => (during[key] - before[key]) / clients.length / 1024;
    report({
      what: 'memory of one open connection',
      figures: [
        { name: 'process', value: each('rss'), unit: 'kB' },
        { name: 'heap', value: each('heapUsed'), unit: 'kB' },
        { name: 'whole process', value: during.rss / MB, unit: 'MB' },
      ],
    });

    const quiet = await server.cpuMs();
    await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000));
    const idle = await server.cpuMs();
    const busy = ((idle - quiet) / (IDLE_SECONDS * 1000)) * 100;
    report({ what: 'CPU while nothing happens', figures: [{ name: 'of one core', value: busy, unit: '%' }] });

    const heard = await fanOut(server, clients, token);
    const after = await server.cpuMs();
    report({ what: 'one change until the first page hears of it', figures: spread(heard.first) });
    report({ what: 'one change until a page hears of it', figures: spread(heard.each) });
    const cpu: Figure = { name: 'CPU', value: (after - idle) / (EVENTS + WARM), unit: 'ms' };
    report({ what: 'one change until all have heard of it', figures: [...spread(heard.last), cpu] });

    await Promise.all(clients.map((one) => one.close()));
    clients = [];
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const closed = await server.memory();
    const left = (closed.heapUsed - before.heapUsed) / MB;
    report({
      what: 'heap after all have closed, more than before',
      figures: [{ name: 'heap', value: left, unit: 'MB' }],
    });
  } finally {
    for (const one of clients) await one.close();
    await client.end();
    await server.stop();
    remove();
  }
}
