// How long the calls take that people wait for most, against the plainest one, eight at a time over HTTP: the built
// server on a database of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { call, signIn } from '../tests/support/calls.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/server.ts';
import { loadFigures, underLoad } from './lib/measure.ts';
import type { Note } from './lib/record.ts';

const LOAD = { atOnce: 8, seconds: 2 };

export async function benchCalls(note: Note) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ LMS_DATA: join(folder, 'data') });
  try {
    const { url } = server;
    const token = await signIn(url);
    const people = (body: object) => () => call(url, 'POST', '/api/account/getAllUsers', { token, body });
    const login = { email: 'admin@demo.com', password: 'admin' };
    const asks: [what: string, ask: () => Promise<Response>][] = [
      ['is it alive', () => call(url, 'GET', '/healthz')],
      ['who am I', () => call(url, 'GET', '/api/me', { token })],
      ['people, first page', people({})],
      ['people, searched', people({ q: 'ann' })],
      ['main search', () => call(url, 'GET', '/api/main-search/data?q=a', { token })],
      ['log in', () => call(url, 'POST', '/jwt/login', { body: login })],
    ];
    let plainest = 0;
    for (const [what, ask] of asks) {
      const load = await underLoad(ask, LOAD);
      plainest ||= load.p50;
      const against = { name: 'p50 against the plainest', value: load.p50 / plainest, unit: 'x' } as const;
      note({ what, home: 'embedded', processes: 1, figures: [...loadFigures(load), against] });
    }
  } finally {
    await server.stop();
    remove();
  }
}
