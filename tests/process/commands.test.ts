// The commands beside the server, as they were built.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { call } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { type Running, startServer } from '../support/server.ts';

const { folder, remove } = temporaryFolder();
const built = (name: string) => fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url));
let server: Running | undefined;
let place: string;
let places = 0;

beforeEach(() => {
  places += 1;
  place = join(folder, `place-${places}`);
  mkdirSync(place);
});

afterAll(async () => {
  await server?.stop();
  remove();
});

async function run(name: string, words: string[], settings: Record<string, string> = {}, typed?: string) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [built(name), ...words], {
    cwd: place,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: 'pipe',
  });
  child.stdin.end(typed);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said: printed.trim() };
}

it.each([
  ['restore', ['--help'], 'Name one file: npm run db:restore -- school.lmsbackup'],
  ['restore', ['no-such.lmsbackup'], 'There is no file no-such.lmsbackup.'],
  ['backup', ['--help'], 'Name one file: npm run db:backup -- school.lmsbackup'],
  ['create-admin', ['--help'], 'Say for whom: npm run admin:create -- --email a@b.c --name "First Last"'],
  [
    'create-admin',
    ['--email', 'a@school.test', '--name', 'B'],
    'No password was given. Type one, or set LMS_ADMIN_PASSWORD.',
  ],
  [
    'create-admin',
    ['--email', 'bad', '--name', 'B'],
    'The email cannot be taken: Enter a complete email, such as name@school.org.',
  ],
  ['create-admin', [], 'Say for whom: npm run admin:create -- --email a@b.c --name "First Last"'],
])('%s %j says how it is called and makes no database', async (name, words, said) => {
  expect(await run(name, words)).toEqual({ code: 1, said });
  expect(readdirSync(place)).toEqual([]);
});

it.each(['node', 'migrate'])('%s does not go on without a .env that is there and cannot be read', async (name) => {
  mkdirSync(join(place, '.env'));
  const { code, said } = await run(name, [], { PORT: '0' });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The file \.env cannot be read: [^\n]+ Let the account that runs LMS read it, or move it away\.$/,
  );
  expect(readdirSync(place)).toEqual(['.env']);
});

it('names every setting that is wrong, with what it may be', async () => {
  expect(await run('migrate', [], { PORT: 'abc', DATABASE_URL: 'mysql://x' })).toEqual({
    code: 1,
    said:
      'The setting PORT is wrong: give a number. The setting DATABASE_URL is wrong: give an address such as ' +
      'postgres://user:password@host:5432/name. See .env.example.',
  });
});

it('an administrator who was made by the command signs in, and the audit log tells of it', async () => {
  const settings = { LMS_DATA: join(place, 'data') };
  server = await startServer(settings);
  const words = ['--email', 'shell@school.test', '--name', 'Sheila Prompt'];
  const made = await run('create-admin', words, { ...settings, LMS_ADMIN_PASSWORD: 'a-long-enough-word-42' });
  expect(made.said).toBe('Sheila Prompt can sign in as shell@school.test and is an administrator.');
  // Typed, without a line break at its end.
  const other = ['--email', 'pipe@school.test', '--name', 'Piper Prompt'];
  const typed = await run('create-admin', other, settings, 'a-long-enough-word-43');
  expect(typed.said).toBe('Piper Prompt can sign in as pipe@school.test and is an administrator.');
  const body = { email: 'shell@school.test', password: 'a-long-enough-word-42' };
  const signedIn = await (await call(server.url, 'POST', '/jwt/login', { body })).json();
  const { accessToken: token } = signedIn as { accessToken: string };
  const log = await (await call(server.url, 'GET', '/api/audit?q=Sheila', { token })).json();
  expect(JSON.stringify(log)).toContain('"registered"');
  expect(JSON.stringify(log)).toContain('Command line');
});

it('a command that is interrupted leaves no database running', async () => {
  const settings = { PATH: process.env.PATH, HOME: process.env.HOME, LMS_DATA: join(place, 'data') };
  const child = spawn(process.execPath, [built('migrate')], { cwd: place, env: settings, stdio: 'ignore' });
  const pid = join(place, 'data/postgres/data/postmaster.pid');
  await expect.poll(() => existsSync(pid), { timeout: 60_000 }).toBe(true);
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(143);
  expect(existsSync(pid)).toBe(false);
});
