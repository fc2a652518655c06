import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '#features/files/api/tables.ts';
import { type Listening, listen, pagesAndApi } from '#runtimes/node/server.ts';
import { readSettings } from '#runtimes/node/settings.ts';
import { testApi } from '../api/api.ts';
import { call, upload } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import { PATIENT } from './lib/patient.ts';

// The server's own front door on a real port, with less patience than it has for people.
const PATIENCE = { headersMs: 300, requestMs: 800, silenceMs: 800, everyMs: 100 };
const MANY = 150;

const api = testApi();
const { folder, remove } = temporaryFolder();
let server: Listening;
let token: string;
const dripping: NodeJS.Timeout[] = [];

beforeAll(async () => {
  server = await listen(readSettings({ PORT: '0' }), PATIENCE);
  server.answerWith(pagesAndApi(api.app, api.deps, folder));
  token = await api.as('admin');
});
afterAll(async () => {
  for (const timer of dripping) clearInterval(timer);
  await server.close();
  remove();
});

function open(): Socket {
  const { port } = new URL(server.url);
  return connect(Number(port), '127.0.0.1').on('error', () => {});
}

/** Says something, then goes on a byte at a time, never coming to an end. */
function drip(socket: Socket, begin: string) {
  socket.write(begin);
  dripping.push(setInterval(() => socket.writable && socket.write('x'), 50));
}

async function expectOthersAreServed() {
  for (let at = 0; at < 10; at += 1) expect((await call(server.url, 'GET', '/api/me', { token })).status).toBe(200);
}

/** What the server answered before it closed the connection. */
async function untilClosed(socket: Socket) {
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  if (!socket.closed) await once(socket, 'close');
  return said;
}

it(`${MANY} who never finish saying what they want are let go, and nobody waits for them`, async () => {
  const slow = Array.from({ length: MANY }, open);
  for (const socket of slow) drip(socket, 'GET /api/me HTTP/1.1\r\nHost: school\r\nX-Long: ');
  const closed = Promise.all(slow.map(untilClosed));
  await expectOthersAreServed();
  for (const said of await closed) expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

it(`${MANY} who never finish sending a body are let go, and nobody waits for them`, async () => {
  const slow = Array.from({ length: MANY }, open);
  const head =
    'POST /jwt/login HTTP/1.1\r\nHost: school\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
  for (const socket of slow) drip(socket, head);
  const closed = Promise.all(slow.map(untilClosed));
  await expectOthersAreServed();
  for (const said of await closed) expect(said).toMatch(/^HTTP\/1\.1 4\d\d /);
});

it('who asks for a large file and reads nothing of it is let go, and the file is closed', async () => {
  const address = await upload(server.url, token, 'large.png', pngOf(new Uint8Array(10)));
  const size = 300_000_000;
  await api.db
    .update(files)
    .set({ size })
    .where(eq(files.id, Number(address.split('/')[3])));
  let read = 0;
  const closed = new Promise<void>((resolve) => {
    const content = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => resolve(),
    });
    api.deps.storage = { ...api.deps.storage, get: async () => content };
  });
  const socket = open();
  socket.pause();
  socket.write(`GET ${address} HTTP/1.1\r\nHost: school\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await expect.poll(() => read, PATIENT).toBeGreaterThan(0);
  await expectOthersAreServed();
  await closed;
  // Never more of it in memory than is on its way.
  expect(read).toBeLessThan(size / 5);
  socket.destroy();
});

it('an open page that reads nothing of what happens is let go', async () => {
  const { bus } = api.deps;
  let followed = 0;
  api.deps.bus = {
    ...bus,
    subscribe(listener) {
      followed += 1;
      const stop = bus.subscribe(listener);
      return () => {
        followed -= 1;
        stop();
      };
    },
  };
  const socket = open();
  socket.pause();
  socket.write(`GET /api/live HTTP/1.1\r\nHost: school\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await expect.poll(() => followed, PATIENT).toBe(1);
  const telling = setInterval(() => {
    for (let at = 0; at < 20; at += 1)
      void bus.publish({ people: 'everyone', topic: 'news', ids: ['x'.repeat(50_000)] });
  }, 10);
  try {
    await expectOthersAreServed();
    await expect.poll(() => followed, { timeout: 30_000 }).toBe(0);
  } finally {
    clearInterval(telling);
    socket.destroy();
  }
});
