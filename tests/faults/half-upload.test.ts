import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopPostmaster } from '#runtimes/embedded/postmaster.ts';
import { withDatabase } from '#runtimes/node/tool.ts';
import { call, upload } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import type { Running } from '../support/server.ts';
import { movableClock } from './lib/clock.ts';
import { firstLogin, login, startSchool } from './lib/school.ts';

const { folder, remove } = temporaryFolder();
const LMS_DATA = join(folder, 'data');
const clock = movableClock(join(folder, 'clock'));
const settings = { LMS_DATA, ...clock.settings };
const files = new Map<string, Uint8Array>();
let server: Running;
let token: string;

beforeAll(async () => {
  server = await startSchool(settings);
  token = await firstLogin(server.url);
});
afterAll(async () => {
  await server?.stop();
  await stopPostmaster(join(LMS_DATA, 'postgres/data'));
  remove();
});

const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  files.set(await upload(server.url, token, name, bytes), bytes);
};
const stored = () =>
  readdirSync(join(LMS_DATA, 'files'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => one.name)
    .sort();
const referred = () =>
  withDatabase(
    async ({ client }) => {
      const { rows } = await client.query<{ key: string }>('SELECT storage_key AS key FROM files');
      return rows.map(({ key }) => key).sort();
    },
    { env: { LMS_DATA } },
  );

/** Sends so many bytes of an upload, then the line breaks. Answers once the other end has noticed. */
async function sendHalf(bytes: number) {
  const boundary = 'half';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="half.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    pngOf(randomBytes(4_000_000)),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.write(
    `POST /api/files HTTP/1.1\r\nHost: school\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const part = body.subarray(0, bytes < 0 ? body.length + bytes : bytes);
  await new Promise<void>((resolve) => socket.write(part, () => resolve()));
  socket.destroy();
}

it('cut at the beginning, in the middle or before the last byte: nothing is stored, and the next one works', async () => {
  await send('before.png', pngOf(randomBytes(1_000)));
  for (const bytes of [1, 60, 2_000_000, -1]) await sendHalf(bytes);
  await send('after.png', pngOf(randomBytes(1_000)));
  expect(stored()).toEqual(await referred());
  expect(stored()).toHaveLength(files.size);
});

/** Kills the server while it writes a file. Answers whether something was left behind. */
async function killWhileWriting() {
  const sending = Array.from({ length: 4 }, (_, at) => send(`killed-${at}.png`, pngOf(randomBytes(8_000_000))));
  let over = false;
  const settled = Promise.allSettled(sending).then(() => {
    over = true;
  });
  while (!over && !stored().some((name) => name.endsWith('.unfinished'))) await turn();
  server.child.kill('SIGKILL');
  await server.ended;
  await settled;
  return stored().some((name) => name.endsWith('.unfinished'));
}

it('with the server killed in the middle: what is left behind goes with the next tidying, what was acknowledged stays', async () => {
  let left = false;
  for (let tries = 0; tries < 8 && !left; tries += 1) {
    if (tries > 0) server = await startSchool(settings);
    token = await login(server.url);
    left = await killWhileWriting();
  }
  expect(left).toBe(true);
  // An upload may take an hour: only then it counts as given up.
  clock.set(0.1);
  server = await startSchool(settings);
  token = await login(server.url);
  await expect.poll(async () => stored().join() === (await referred()).join(), { timeout: 20_000 }).toBe(true);
  expect(files.size).toBeGreaterThanOrEqual(2);
  for (const [address, bytes] of files) {
    const answer = await call(server.url, 'GET', address, { token });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), address).toBe(true);
  }
  await send('again.png', pngOf(randomBytes(1_000)));
});
