import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../support/calls.ts';
import { DEEDS } from '../support/deeds.ts';
import { temporaryFolder } from '../support/folders.ts';
import { MB, startWatched, type Watched } from '../support/watched.ts';

// The short form of `npm run bench -- memory`, which goes on for minutes or an hour.
const ROUNDS = 20;
/** What is kept on purpose (compiled schemas, prepared statements, remembered counts) is there after the first rounds. */
const MOST_GROWTH_MB = 2;

const { folder, remove } = temporaryFolder();
let server: Watched;

beforeAll(async () => {
  server = await startWatched({ LMS_DATA: join(folder, 'data') });
});
afterAll(async () => {
  await server?.stop();
  remove();
});

it('keeps nothing of what it has answered', async () => {
  const token = await signIn(server.url);
  let done = 0;
  const work = async (rounds: number) => {
    for (let left = rounds; left > 0; left -= 1, done += 1) {
      await Promise.all(DEEDS.map((deed) => deed(server.url, token, done)));
    }
  };
  await work(ROUNDS);
  const before = await server.memory();
  await work(ROUNDS);
  const after = await server.memory();
  const grown = (after.heapUsed + after.external - before.heapUsed - before.external) / MB;
  expect(grown).toBeLessThan(MOST_GROWTH_MB);
});
