import { expect, it } from 'vitest';
import { closeBoth } from './closeBoth.ts';

const stuck = new Error('PostgreSQL does not stop: end it with kill -QUIT 7.');
const good = { close: async () => {} };

async function ending(home: Promise<typeof good>) {
  const told: unknown[] = [];
  const code = await closeBoth(good, home, (error) => told.push(error));
  return { code, told };
}

it('a database that does not stop is told of, and the server did not end well', async () => {
  expect(await ending(Promise.resolve({ close: () => Promise.reject(stuck) }))).toEqual({ code: 1, told: [stuck] });
});

it('a server that is told to stop ends well, also where it was not open yet and will not be', async () => {
  expect(await ending(Promise.resolve(good))).toEqual({ code: 0, told: [] });
  expect(await ending(Promise.reject(stuck))).toEqual({ code: 0, told: [] });
});
