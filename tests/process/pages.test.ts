import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folders.ts';
import { type Running, startServer } from '../support/server.ts';

let server: Running;
const { folder, remove } = temporaryFolder();

beforeAll(async () => {
  server = await startServer({ LMS_DATA: folder });
});
afterAll(async () => {
  await server.stop();
  remove();
});

const get = (path: string, accept: string, more: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept, ...more } });

it('answers every address of a page with the app, never cached, under a strict content policy', async () => {
  for (const path of ['/', '/lms/users', '/apps/ecommerce/wishlist', '/no/such/page', '/api/docs']) {
    const answer = await get(path, 'text/html,application/xhtml+xml');
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).toContain('text/html');
    expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(await answer.text(), path).not.toMatch(/<script(?![^>]*\bsrc=)/);
  }
});

it('sends hashed files compressed and lets them be kept for ever', async () => {
  const html = await (await get('/', 'text/html')).text();
  const asset = /\/assets\/main-[^"]+\.js/.exec(html)?.[0] ?? '';
  const answer = await get(asset, '*/*', { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

it('answers the same addresses with JSON to everything that is no navigation', async () => {
  const unknown = await get('/lms/users', 'application/json');
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('content-type')).toContain('application/json');
  for (const path of ['/healthz', '/readyz', '/api/openapi.json']) {
    const answer = await get(path, 'text/html');
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).toContain('application/json');
  }
  expect((await get('/assets/none.js', '*/*')).status).toBe(404);
});

it('lets nobody out of the folder of the pages', async () => {
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
  ]) {
    const answer = await get(path, '*/*');
    expect(await answer.text(), path).not.toContain('devDependencies');
  }
});
