import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { stopPostmaster } from '#runtimes/embedded/postmaster.ts';
import { call, signIn, upload } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import { type Running, spawnServer, startServer } from '../support/server.ts';

const CYCLES = 6;
const { folder, remove } = temporaryFolder();
const settings = { LMS_DATA: join(folder, 'data') };
let server: Running | undefined;

afterAll(async () => {
  await server?.stop();
  await stopPostmaster(join(folder, 'data/postgres/data'));
  remove();
});

interface Acknowledged {
  /** Files by their address. */
  files: Map<string, Uint8Array>;
  /** The number last put into the preferences of each cycle. */
  counts: Map<string, number>;
}

/** Writes without a pause until the server is gone. What it acknowledged is noted, nothing else. */
async function writeUntilItEnds(url: string, token: string, cycle: string, { files, counts }: Acknowledged) {
  for (let at = 0; ; at += 1) {
    try {
      // Not each time: uploads are limited, and the limit must not end the writing.
      if (at % 5 === 0) {
        const bytes = pngOf(Uint8Array.from({ length: 1 + at * 37 }, (_, index) => (index * 7 + at) % 256));
        files.set(await upload(url, token, `${cycle}-${at}.png`, bytes), bytes);
      }
      const body = { tables: { [cycle]: { hidden: [String(at)] } } };
      const answer = await call(url, 'PUT', '/api/preferences', { token, body });
      if (answer.status === 200) counts.set(cycle, at);
    } catch {
      return;
    }
  }
}

it(`loses nothing it acknowledged when it is killed at any moment, and starts again: ${CYCLES} times`, {
  timeout: 240_000,
}, async () => {
  const acknowledged: Acknowledged = { files: new Map(), counts: new Map() };
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    server = await startServer(settings);
    const writing = writeUntilItEnds(server.url, await signIn(server.url), `c${cycle}`, acknowledged);
    while (!acknowledged.counts.has(`c${cycle}`)) await sleep(5);
    await sleep(Math.random() * 500);
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await writing;
    // Also in the middle of its start.
    const starting = spawnServer(settings);
    await sleep(Math.random() * 1_500);
    starting.child.kill('SIGKILL');
    await starting.ended;
  }

  server = await startServer(settings);
  const token = await signIn(server.url);
  expect(acknowledged.files.size).toBeGreaterThanOrEqual(CYCLES);
  for (const [address, bytes] of acknowledged.files) {
    const answer = await call(server.url, 'GET', address, { token });
    expect(answer.status, address).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), address).toBe(true);
  }
  const { tables } = (await (await call(server.url, 'GET', '/api/preferences', { token })).json()) as {
    tables: Record<string, { hidden: string[] }>;
  };
  for (const [cycle, at] of acknowledged.counts) {
    // The one under way at the kill may have been stored too; an earlier one would be a loss.
    expect(Number(tables[cycle]?.hidden[0])).toBeGreaterThanOrEqual(at);
  }
});
