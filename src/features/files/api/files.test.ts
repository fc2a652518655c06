import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '#features/files/api/tables.ts';
import { UPLOAD_BYTES } from '#features/files/choices.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\nThe lines of a document.\n%%EOF\n');
const noise = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31) % 256);

describe('files', () => {
  const api = testApi();
  const upload = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string, token: string, query = '') => {
    const form = new FormData();
    form.set('file', new File([content], name, { type }));
    return api.ask('POST', `/api/files${query}`, { raw: form, token });
  };
  const open = (path: string, token: string, headers: Record<string, string> = {}, method = 'GET') =>
    api.app.request(path, { method, headers: { ...headers, authorization: `Bearer ${token}` } });
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
  const rowOf = async (id: number) => (await api.db.select().from(files).where(eq(files.id, id)))[0];

  it('come back byte for byte, as a download, to their owner alone', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const bytes = pngOf(noise(4967), { width: 640, height: 480 });
    const { status, body } = await upload(bytes, 'Müller & Söhne.png', 'image/png', mine.accessToken);
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: 'Müller & Söhne.png', type: 'image/png', size: 5000 });
    expect(body.file).toMatchObject({ width: 640, height: 480 });
    const answer = await open(body.file.url, mine.accessToken);
    expect(await bytesOf(answer)).toEqual(bytes);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await api.get(body.file.url, other.accessToken)).status).toBe(404);
    expect((await api.ask('DELETE', `/api/files/${body.file.id}`, { token: other.accessToken })).status).toBe(404);
    expect((await api.ask('DELETE', `/api/files/${body.file.id}`, { token: mine.accessToken })).status).toBe(200);
    expect((await api.get(body.file.url, mine.accessToken)).status).toBe(404);
  });

  it('are in the storage under a random key, not in the row and not under their name', async () => {
    const token = await api.as('admin');
    const { body } = await upload('Hello', 'secret-name.txt', 'text/plain', token);
    const row = await rowOf(body.file.id);
    expect(row?.content).toBeNull();
    expect(row?.storageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(row?.sha256).toBe('185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969');
  });

  it('are refused when too large, empty, missing, or of a type that a browser would run', async () => {
    const token = await api.as('admin');
    expect((await upload(pngOf(new Uint8Array(UPLOAD_BYTES)), 'a.png', 'image/png', token)).status).toBe(413);
    expect((await upload('', 'a.png', 'image/png', token)).body.error.file).toEqual(['The file is empty.']);
    expect((await upload('<script>', 'a.html', 'text/html', token)).body.error.file).toBeDefined();
    expect((await upload('<svg/>', 'a.svg', 'image/svg+xml', token)).status).toBe(400);
    expect((await api.ask('POST', '/api/files', { raw: new FormData(), token })).body.error.file).toBeDefined();
    expect((await upload('x', 'a.txt', 'text/plain', token, '?for=nothing')).status).toBe(400);
  });

  it('are counted, whatever the request says of its length', async () => {
    const token = await api.as('admin');
    const form = new FormData();
    form.set('file', new File([pngOf(new Uint8Array(UPLOAD_BYTES))], 'a.png', { type: 'image/png' }));
    const answer = await api.ask('POST', '/api/files', { raw: form, token, headers: { 'content-length': '100' } });
    expect(answer.status).toBe(413);
  });

  it('are refused when their content is not what they are said to be, and nothing is kept', async () => {
    const { accessToken: token, user } = await api.register();
    const bad: [string | Uint8Array<ArrayBuffer>, string][] = [
      ['<script>alert(1)</script>', 'image/png'],
      [PDF, 'image/png'],
      [pngOf(noise(10)), 'image/jpeg'],
      [pngOf(noise(10)), 'application/pdf'],
      ['<!doctype html><script>alert(1)</script>', 'text/plain'],
      [Uint8Array.from([0xff, 0xfe, 0x41]), 'text/csv'],
      [pngOf(noise(10), { width: 10_000, height: 5_001 }), 'image/png'],
    ];
    for (const [content, type] of bad) {
      const { status, body } = await upload(content, 'a', type, token);
      expect(status, `${type}: ${content.slice(0, 20)}`).toBe(400);
      expect(body.error.file[0]).toMatch(/\.$/);
    }
    expect(await api.db.$count(files, eq(files.ownerId, user.id))).toBe(0);
  });

  it('never have a path for a name, nor a name that runs', async () => {
    const token = await api.as('admin');
    const nameOf = async (name: string) => (await upload('x', name, 'text/plain', token)).body.file.name;
    expect(await nameOf('../../etc/passwd\u0000.txt')).toBe('passwd.txt');
    expect(await nameOf('page.html')).toBe('page.html.txt');
    expect(await nameOf('invoice\u202efdp.exe')).toBe('invoicefdp.exe.txt');
  });

  it('can run nothing, whoever opens them', async () => {
    const token = await api.as('admin');
    const text = (await upload('a,b', 'a.csv', 'text/csv', token)).body.file.url;
    const picture = (await upload(pngOf(noise(20)), 'a.png', 'image/png', token)).body.file.url;
    for (const path of [text, picture, `${text}?inline=1`, `${picture}?inline=1`]) {
      const { headers } = await open(path, token);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox;/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const kind = path === `${picture}?inline=1` ? /^inline/ : /^attachment/;
      expect(headers.get('content-disposition'), path).toMatch(kind);
    }
  });

  it('are not sent again to who has them, but asked for each time', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const { url } = (await upload('kept', 'a.txt', 'text/plain', mine.accessToken)).body.file;
    const first = await open(url, mine.accessToken);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const again = await open(url, mine.accessToken, { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await open(url, mine.accessToken, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await open(url, other.accessToken, { 'if-none-match': tag })).status).toBe(404);
  });

  it('that are PDF come in parts', async () => {
    const token = await api.as('admin');
    const { url } = (await upload(PDF, 'a.pdf', 'application/pdf', token)).body.file;
    const part = async (range: string, more = {}) => {
      const answer = await open(url, token, { range, ...more });
      return { status: answer.status, at: answer.headers.get('content-range'), bytes: await bytesOf(answer) };
    };
    const all = PDF.length;
    expect(await part('bytes=0-4')).toEqual({ status: 206, at: `bytes 0-4/${all}`, bytes: PDF.slice(0, 5) });
    expect(await part('bytes=9-')).toEqual({ status: 206, at: `bytes 9-${all - 1}/${all}`, bytes: PDF.slice(9) });
    expect(await part('bytes=-6')).toMatchObject({ status: 206, bytes: PDF.slice(-6) });
    expect(await part('bytes=9999-')).toMatchObject({ status: 416, at: `bytes */${all}` });
    for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2']) expect((await part(range)).status).toBe(200);
    expect((await part('bytes=0-4', { 'if-range': '"older"' })).status).toBe(200);
    const head = await open(url, token, {}, 'HEAD');
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(all), '']);
  });

  it('whose content is lost are not there, and say so to the log alone', async () => {
    const token = await api.as('admin');
    const { id, url } = (await upload('gone', 'a.txt', 'text/plain', token)).body.file;
    await api.deps.storage.delete([(await rowOf(id))?.storageKey ?? '']);
    const answer = await api.get(url, token);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([404, null]);
  });
});
