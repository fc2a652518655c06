// A real server on a port: what no client library would send, and how pages and files leave it.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signIn } from '../support/calls.ts';
import { temporaryFolder } from '../support/folders.ts';
import { pngOf } from '../support/pictures.ts';
import { type Running, startServer } from '../support/server.ts';

const { folder, remove } = temporaryFolder();
let server: Running;
let token: string;

beforeAll(async () => {
  server = await startServer({ LMS_DATA: folder });
  token = await signIn(server.url);
});
afterAll(async () => {
  await server.stop();
  remove();
});

/** Sends these bytes and answers all that comes back. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.write(text);
  });
}
const ask = (line: string, headers: string[] = [], body = '') =>
  raw([line, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n'));

it('a large request that is refused before it was read ends its connection and says so; the next one is answered', async () => {
  const refused = async (letters: number, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const body = JSON.stringify({ task: { title: 'x'.repeat(letters) } });
    const answer = await fetch(`${server.url}/apps/todo/add-tasks`, { method: 'POST', headers, body });
    await answer.text();
    return [answer.status, answer.headers.get('connection')];
  };
  for (let times = 0; times < 3; times += 1) {
    expect(await refused(500_000)).toEqual([401, 'close']);
    expect(await refused(1_200_000, { authorization: `Bearer ${token}` })).toEqual([413, 'close']);
    // Later than it takes a server to cut off what it does not read.
    await new Promise((done) => setTimeout(done, 600));
    expect(await refused(10)).toEqual([401, 'keep-alive']);
  }
});

it('gives no file but its own, however the address is written', async () => {
  const paths = [
    ...[
      '/../package.json',
      '/../../../../../../etc/passwd',
      '/assets/../../package.json',
      '//etc/passwd',
      '/.env',
      '/.git/config',
    ],
    ...[
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '/%252e%252e%252fpackage.json',
      '/..%c0%afpackage.json',
    ],
    ...[
      '/assets/%00',
      '/index.html%00.png',
      '/assets/..;/..;/package.json',
      '/../server/node.js',
      '/..%2fserver%2fnode.js',
    ],
    ...[
      '/api/files/1/..%2f..%2f..%2fpackage.json',
      '/api/files/../../package.json',
      '/api/avatars/..%2f..%2fpackage.json',
      '/%',
      '/%zz',
    ],
    ...['http://localhost/../package.json', 'file:///etc/passwd', '*'],
  ];
  for (const path of paths) {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await ask(`GET ${path} HTTP/1.1`, [`Accept: ${accept}`]);
      expect(answer, path).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      expect(answer, path).not.toMatch(/devDependencies|root:.*:0:0|createServer|\[core\]/);
    }
  }
});

it('answers odd requests without a fault, and goes on', async () => {
  const odd = [
    ask('GET / HTTP/9.9'),
    ask('BREW /coffee HTTP/1.1'),
    ask('TRACE / HTTP/1.1', ['Cookie: a=1']),
    ask('CONNECT evil.example:443 HTTP/1.1'),
    ask('GET /healthz HTTP/1.1', [`X-Long: ${'x'.repeat(100_000)}`]),
    ask(
      'POST /jwt/login HTTP/1.1',
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ),
    ask('POST /jwt/login HTTP/1.1', ['Content-Type: application/json', 'Content-Length: -1'], '{}'),
    ask(
      'POST /jwt/login HTTP/1.1',
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      'zz\r\n{}\r\n0\r\n\r\n',
    ),
    ask('GET /api/me HTTP/1.1', ['Authorization: Bearer \u0000\u0001']),
    ask('GET /api/me HTTP/1.1', [`Authorization: Bearer ${'a.'.repeat(4_000)}`]),
    raw('\u0000\u0001\u0002\r\n\r\n'),
  ];
  for (const answer of await Promise.all(odd)) {
    expect(answer).not.toMatch(/^HTTP\/1\.1 50[0-24-9]/);
    expect(answer.match(/^HTTP\/1\.1 /gm)?.length ?? 0, 'one answer to one request').toBeLessThan(2);
    expect(answer).not.toMatch(/node_modules| {4}at /);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it('believes no header about who asks, where from, or where the server is', async () => {
  const headers = [
    'X-Forwarded-For: 127.0.0.1',
    'X-Original-URL: /api/me',
    'X-Rewrite-URL: /api/me',
    'X-User-Id: 1',
    'X-Role: admin',
  ];
  expect(await ask('GET /api/people/counts HTTP/1.1', headers)).toMatch(/^HTTP\/1\.1 401 /);
  const body = JSON.stringify({ email: 'admin@demo.com' });
  const length = `Content-Length: ${body.length}`;
  const asked = await raw(
    [
      'POST /jwt/forgot-password HTTP/1.1',
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'Connection: close',
      'Content-Type: application/json',
      length,
      '',
      body,
    ].join('\r\n'),
  );
  expect(asked).toMatch(/^HTTP\/1\.1 20\d /);
  const { readdirSync, readFileSync } = await import('node:fs');
  await expect.poll(() => readdirSync(`${folder}/outbox`).length).toBeGreaterThan(0);
  for (const name of readdirSync(`${folder}/outbox`)) {
    expect(readFileSync(`${folder}/outbox/${name}`, 'utf8')).not.toContain('evil.example');
  }
});

/** Where a new login is said to have come from. */
async function addressSeen(url: string, forwarded: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const { sessions } = (await (await call(url, 'GET', '/jwt/sessions', { token: accessToken })).json()) as {
    sessions: { address: string; current: boolean }[];
  };
  return sessions.find((one) => one.current)?.address;
}

it('takes the address of whoever asks from the connection, not from what they say', async () => {
  expect(await addressSeen(server.url, '203.0.113.7')).toMatch(/127\.0\.0\.1$/);
  const statuses: number[] = [];
  for (let at = 0; at < 12 && statuses.at(-1) !== 429; at += 1) {
    const answer = await fetch(`${server.url}/jwt/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` },
      body: JSON.stringify({ email: 'guessed@example.com', password: 'a guess' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

it('behind a proxy of ours it is the last one in the list: those before it may be made up', async () => {
  const own = temporaryFolder();
  const behind = await startServer({ LMS_DATA: own.folder, LMS_TRUST_PROXY: 'true' });
  try {
    expect(await addressSeen(behind.url, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  } finally {
    await behind.stop();
    own.remove();
  }
});

it('lets pages of other sites neither read nor ask first', async () => {
  for (const path of ['/api/me', '/jwt/login', '/healthz', '/']) {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await fetch(server.url + path, { method, headers });
      for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control-allow/);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  }
});

it('sends an uploaded file as what it is, and never as a page', async () => {
  const names = [
    'a.html',
    'a"; filename="b.html',
    'a\r\nSet-Cookie: x=1',
    '../../a.txt',
    'a\u202elmth.txt',
    '\u0000.svg',
  ];
  for (const name of names) {
    const form = new FormData();
    form.set('file', new File(['plain words'], name, { type: 'text/plain' }));
    const sent = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(sent.status, name).toBe(201);
    const { file } = (await sent.json()) as { file: { url: string } };
    const answer = await call(server.url, 'GET', `${file.url}?inline=1`, { token });
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('content-type'), name).toMatch(/^text\/plain/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition'), name).toMatch(/^attachment; filename[^\r\n]*$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

it('opens a file to its owner alone, whatever it is called in the address', async () => {
  const form = new FormData();
  form.set('file', new File([pngOf(new Uint8Array(20))], 'a.png', { type: 'image/png' }));
  const sent = await fetch(`${server.url}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { file } = (await sent.json()) as { file: { id: number; url: string } };
  const student = await signIn(server.url, 'student');
  for (const path of [file.url, `/api/files/${file.id}/x.html`, `/api/files/0${file.id}/a.png`]) {
    for (const who of [{}, { token: student }]) {
      const { status } = await call(server.url, 'GET', path, who);
      expect([401, 404], path).toContain(status);
    }
  }
});
