import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../tests/api/api.ts';

describe('every answer', () => {
  const api = testApi();

  it('is JSON with an id, never cached and never to be guessed as something else', async () => {
    const answer = await api.get('/api/me', await api.as('admin'));
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('to a body that is no JSON is a 400 that says so', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.ask('POST', '/jwt/login', { raw: '{"email": ', headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: { body: ['The body is not valid JSON.'] } });
  });

  it('to a missing body names the fields', async () => {
    const answer = await api.ask('POST', '/jwt/login', {});
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error)).toEqual(['email', 'password']);
  });

  it('to more than a megabyte is a 413', async () => {
    const answer = await api.post('/jwt/login', { email: 'x'.repeat(1_100_000), password: 'x' });
    expect(answer.status).toBe(413);
    expect(answer.body.error).toMatch(/1 MB/);
  });

  it('to a text that cannot be stored, or an id that cannot be, is no fault of ours', async () => {
    const token = await api.as('admin');
    const nul = await api.post('/api/account/getAllUsers', { q: 'a\u0000b' }, token);
    expect(nul.status).toBe(400);
    expect(nul.body.error.q).toBeDefined();
    expect((await api.post('/api/account/getAllUsers', { q: 'half \ud83d of a pair' }, token)).status).toBe(400);
    expect((await api.post('/api/account/getAllUsers', { q: 'a whole one: 😀' }, token)).status).toBe(200);
    expect((await api.get('/api/main-search/data?q=%00', token)).status).toBe(400);
    expect((await api.get('/api/files/99999999999/x', token)).status).toBe(404);
    expect((await api.ask('DELETE', '/api/notifications/abc', { token })).status).toBe(404);
    // Nobody's, as any id that is not there.
    for (const id of [999_999_999, 99_999_999_999])
      expect((await api.post('/api/notifications/read', { ids: [id] }, token)).status).toBe(200);
    expect((await api.post('/api/notifications/read', { ids: [0.5] }, token)).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await api.ask('POST', '/api/files', { raw: 'broken', headers, token })).status).toBe(400);
  });

  it('to a page of another site is a 403', async () => {
    const answer = await api.ask('GET', '/api/start', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });

  it('to a call that does not exist is a 404', async () => {
    const answer = await api.get('/api/no-such-call', await api.as('admin'));
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('There is no such call.');
  });

  it('with a method that the call does not have is a 405 that names those it has', async () => {
    const token = await api.as('admin');
    for (const [method, path, allow] of [
      ['DELETE', '/apps/todo/tasks', 'GET, HEAD'],
      ['GET', '/jwt/login', 'POST'],
      ['POST', '/api/people/1', 'GET, HEAD, PATCH'],
      ['PROPFIND', '/api/people', 'POST, DELETE'],
    ] as const) {
      const answer = await api.ask(method, path, { token });
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow]);
      expect(answer.body.error).toBe('This call does not have this method.');
    }
  });
});

describe('a fault on our side', () => {
  const api = testApi();

  it('is a 500 with an id that is in the log, and tells nothing else', async () => {
    const lines: object[] = [];
    const token = await api.as('admin');
    api.deps.log.error = (fields) => void lines.push(fields);
    await api.db.execute(sql`ALTER TABLE notifications RENAME TO gone`);
    const answer = await api.get('/api/notifications', token);
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body).sort()).toEqual(['error', 'id']);
    expect(answer.text).not.toMatch(/select|notifications|\.ts/i);
    expect(lines[0]).toMatchObject({ requestId: answer.body.id });
    expect(JSON.stringify(lines)).not.toContain('params:');
  });
});

describe('the API description', () => {
  const api = testApi();

  it('has every call with a summary and who may make it', async () => {
    const { paths } = (await api.get('/api/openapi.json')).body;
    const calls = Object.values(paths).flatMap((one) => Object.values(one as object));
    expect(calls.length).toBeGreaterThan(35);
    for (const call of calls) {
      expect(call.summary).toBeTruthy();
      expect(call['x-access']).toBeTruthy();
    }
    expect(paths['/jwt/login'].post.responses['400'].content['application/json'].schema.properties.error).toBeDefined();
  });
});
