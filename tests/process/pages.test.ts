import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signIn } from '../support/calls.ts';
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

it('answers a call that is no page as a call, whoever goes there', async () => {
  const wanted: [string, number][] = [
    ['/pricing/data', 200],
    ['/faq/data?q=refund', 200],
    ['/blog/list/data', 200],
    ['/api/users/list/data', 401],
    ['/apps/todo/tasks', 401],
    ['/card/card-analytics/revenue', 401],
    ['/jwt/sessions', 401],
    ['/api/no-such', 404],
  ];
  for (const [path, status] of wanted) {
    const answer = await get(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get('content-type'), path).toContain('application/json');
  }
});

it('tells whoever shows a shared link what a published post is called, safely, and nothing of a draft', async () => {
  const token = await signIn(server.url);
  const post = async (path: string, body: object) => (await call(server.url, 'POST', path, { token, body })).json();
  const blogTitle = '"></title><script>alert(1)</script> & co';
  const draft = { blogTitle, slug: 'shared-link', excerpt: 'Words <b>for</b> others', content: '<p>x</p>' };
  const { id } = ((await post('/api/blog/posts', draft)) as { post: { id: number } }).post;
  const path = `/pages/blog/detail/shared-link-${id}`;
  const before = await (await get(path, 'text/html')).text();
  expect(before).toContain('<title>LMS</title>');
  await post(`/api/blog/posts/${id}/publish`, {});
  for (const accept of ['text/html,application/xhtml+xml', '*/*']) {
    const answer = await get(path, accept);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    const page = await answer.text();
    expect(page).toContain(
      '<title>&quot;&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co · LMS</title>',
    );
    expect(page).toContain('<meta property="og:description" content="Words &lt;b&gt;for&lt;/b&gt; others" />');
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  }
  const feed = await get('/blog/rss.xml', 'text/html');
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
});

it('names the files of the page at an address, and all of them are there', async () => {
  const filesOf = async (path: string) => {
    const html = await (await get(path, 'text/html')).text();
    return /first-paint\.js" data-(?:page|frame)="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  };
  const users = await filesOf('/lms/users');
  expect(users).toEqual(await filesOf('/lms/users/'));
  expect(users).not.toEqual(await filesOf('/lms/users/5'));
  expect(await filesOf('/no/such/page')).toEqual([]);
  expect((await filesOf('/')).length).toBeGreaterThan(1);
  const register = await filesOf('/pages/register-cover');
  expect(register.length).toBeGreaterThan(1);
  expect(users.filter((file) => !register.includes(file)).length).toBeGreaterThan(1);
  for (const file of [...users, ...register]) {
    const { status, headers } = await get(`/${file}`, '*/*', { 'accept-encoding': 'br' });
    expect(status, file).toBe(200);
    expect(headers.get('x-content-type-options'), file).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
    // What is for documents alone would travel with each of twenty files.
    expect(headers.get('content-security-policy'), file).toBeNull();
  }
  for (const file of ['avatars/08.svg', 'first-paint.js'])
    expect((await get(`/${file}`, '*/*')).headers.get('content-security-policy'), file).toContain("default-src 'self'");
});

it('shows the login page in the language of the browser before any code has come, and names the code', async () => {
  const login = async (language: string, path = '/pages/login-cover') => {
    const answer = await get(path, 'text/html', { 'accept-language': language });
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    return answer.text();
  };
  expect(await login('en-GB,en;q=0.9')).toContain('<title>Sign in · LMS</title>');
  expect(await login('sv,de;q=0.5')).toContain('data-language="en"');
  const german = await login('de-DE,de;q=0.9,en;q=0.8', '/pages/login-basic/');
  expect(german).toMatch(/<div id="app"><div [\s\S]*<h1[^>]*>Anmelden<\/h1>/);
  expect(german).not.toContain('type="module"');
  // Shown when all of it is there: what the browser waits for stands behind the form.
  expect(german).toMatch(/<link rel="expect" href="#whole" blocking="render">[\s\S]*<\/form>[\s\S]*id="whole"/);
  const [, code = ''] = /drawn\.js" data-language="de" data-code="([^"]+)"/.exec(german) ?? [];
  expect(german).toMatch(/<p id="lost" role="alert"[^>]* hidden>Der Server [^<]+<\/p><\/form>/);
  const styles = [...german.matchAll(/rel="stylesheet" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(code.split(' ').length).toBeGreaterThan(2);
  expect(styles.length).toBeGreaterThan(1);
  for (const file of ['drawn.js', 'drawn-anew.js', ...code.split(' '), ...styles])
    expect((await get(`/${file}`, '*/*')).status, file).toBe(200);
  for (const path of ['/pages/register-cover', '/lms/users'])
    expect(await (await get(path, 'text/html')).text(), path).toContain('<div id="app"></div>');
});

it('sends hashed files compressed and lets them be kept for ever', async () => {
  const html = await (await get('/', 'text/html')).text();
  const asset = /\/assets\/index-[^"]+\.js/.exec(html)?.[0] ?? '';
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
