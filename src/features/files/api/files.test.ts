import { describe, expect, it } from 'vitest';
import { UPLOAD_BYTES } from '#features/files/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';

describe('files', () => {
  const api = testApi();
  const upload = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string, token: string) => {
    const form = new FormData();
    form.set('file', new File([content], name, { type }));
    return api.ask('POST', '/api/files', { raw: form, token });
  };

  it('come back byte for byte, as a download, to their owner alone', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const bytes = Uint8Array.from({ length: 5000 }, (_, i) => i % 256);
    const { status, body } = await upload(bytes, 'Müller & Söhne.png', 'image/png', mine.accessToken);
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: 'Müller & Söhne.png', type: 'image/png', size: 5000 });
    const headers = { authorization: `Bearer ${mine.accessToken}` };
    const answer = await api.app.request(body.file.url, { headers });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await api.get(body.file.url, other.accessToken)).status).toBe(404);
    expect((await api.ask('DELETE', `/api/files/${body.file.id}`, { token: other.accessToken })).status).toBe(404);
    expect((await api.ask('DELETE', `/api/files/${body.file.id}`, { token: mine.accessToken })).status).toBe(200);
    expect((await api.get(body.file.url, mine.accessToken)).status).toBe(404);
  });

  it('are refused when too large, empty, missing, or of a type that a browser would run', async () => {
    const token = await api.as('admin');
    expect((await upload(new Uint8Array(UPLOAD_BYTES + 1), 'a.png', 'image/png', token)).status).toBe(413);
    expect((await upload('', 'a.png', 'image/png', token)).body.error.file).toEqual(['The file is empty.']);
    expect((await upload('<script>', 'a.html', 'text/html', token)).body.error.file).toBeDefined();
    expect((await upload('<svg/>', 'a.svg', 'image/svg+xml', token)).status).toBe(400);
    expect((await api.ask('POST', '/api/files', { raw: new FormData(), token })).body.error.file).toBeDefined();
  });

  it('never have a path for a name', async () => {
    const token = await api.as('admin');
    const { body } = await upload('x', '../../etc/passwd\u0000.txt', 'text/plain', token);
    expect(body.file.name).toBe('passwd.txt');
  });
});
