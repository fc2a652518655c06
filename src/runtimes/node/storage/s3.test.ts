import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, wholeOf } from '#api/storage.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { checkStorage, storageOf } from './open.ts';

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;

const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
const asked: string[] = [];
let answerInstead: ((method: string) => [status: number, code: string] | undefined) | undefined;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** As much of an object storage as we speak with: signed requests, one bucket in the path, parts. */
async function answer(request: IncomingMessage): Promise<{ status: number; body?: Buffer | string }> {
  const { method = '', url = '', headers } = request;
  const body = await bodyOf(request);
  asked.push(`${method} ${url}`);
  const error = (status: number, code: string) => ({ status, body: `<Error><Code>${code}</Code></Error>` });
  if (!SIGNED.test(headers.authorization ?? '') || !headers['x-amz-date']) return error(403, 'SignatureDoesNotMatch');
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha256) return error(400, 'XAmzContentSHA256Mismatch');
  const instead = answerInstead?.(method);
  if (instead) return error(...instead);
  if (!url.startsWith('/school%20files/')) return error(404, 'NoSuchBucket');
  const found = objects.get(url);
  if (method === 'PUT') objects.set(url, { bytes: body, type: headers['content-type'] });
  if (method === 'DELETE') objects.delete(url);
  if (method !== 'GET') return { status: method === 'PUT' ? 200 : 204 };
  if (!found) return error(404, 'NoSuchKey');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return { status: 200, body: found.bytes };
  return { status: 206, body: found.bytes.subarray(Number(first), Number(last) + 1) };
}

describe('files in a bucket', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { status, body } = await answer(request);
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const settings = (over: Record<string, string> = {}) =>
    readSettings({
      ...{ LMS_S3_URL: url, LMS_S3_BUCKET: 'school files', LMS_S3_REGION: 'eu-central-1' },
      ...{ LMS_S3_KEY: 'the-key', LMS_S3_SECRET: 'the-secret' },
      ...over,
    });
  const open = (over: Record<string, string> = {}) => storageOf(settings(over));

  it('come back whole and in parts, by signed requests with the bucket in the path', async () => {
    const storage = open();
    const key = newKey();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7) % 256);
    await storage.put(key, bytes, 'image/png');
    expect(objects.get(`/school%20files/${key}`)?.type).toBe('image/png');
    const read = async (range?: { first: number; last: number }) => {
      const found = await storage.get(key, range);
      return found && wholeOf(found);
    };
    expect(await read()).toEqual(bytes);
    expect(await read({ first: 10, last: 19 })).toEqual(bytes.slice(10, 20));
    await storage.delete([key, newKey()]);
    expect(await read()).toBeNull();
  });

  it('are tried again when the storage is busy for a moment', async () => {
    const storage = open();
    let times = 0;
    answerInstead = () => (++times < 3 ? [503, 'SlowDown'] : undefined);
    const key = newKey();
    await storage.put(key, new Uint8Array([1]), 'text/plain');
    answerInstead = undefined;
    expect(objects.has(`/school%20files/${key}`)).toBe(true);
  });

  it('never lie about a failure', async () => {
    const storage = open();
    answerInstead = () => [403, 'AccessDenied'];
    await expect(storage.put(newKey(), new Uint8Array([1]), 'text/plain')).rejects.toThrow('403 AccessDenied');
    await expect(storage.get(newKey())).rejects.toThrow('403 AccessDenied');
    await expect(storage.delete([newKey()])).rejects.toThrow('403 AccessDenied');
    answerInstead = undefined;
    await expect(open({ LMS_S3_BUCKET: 'other' }).get(newKey())).rejects.toThrow('NoSuchBucket');
    await expect(storage.get('../other/key')).rejects.toThrow('no key');
  });

  it('are tried out at the start, with a sentence that says what to do', async () => {
    const before = objects.size;
    await checkStorage(open());
    expect(objects.size).toBe(before);
    const said = async (over: Record<string, string>) =>
      checkStorage(open(over)).then(
        () => 'nothing',
        (error: Error) => (error instanceof SettingsError ? error.message : `unexpected ${error.message}`),
      );
    expect(await said({ LMS_S3_BUCKET: 'other' })).toMatch(
      /bucket other at 127\.0\.0\.1.*\(NoSuchBucket\).*LMS_S3_KEY/s,
    );
    expect(await said({ LMS_S3_URL: 'http://127.0.0.1:9' })).toMatch(/cannot be kept in .*LMS_S3_URL/s);
    answerInstead = (method) => (method === 'DELETE' ? [403, 'AccessDenied'] : undefined);
    expect(await said({})).toMatch(/\(AccessDenied\).*may read, write and delete/s);
    answerInstead = undefined;
    expect(await said({})).not.toContain('the-secret');
  });

  it('need all that belongs to a bucket', () => {
    expect(() => readSettings({ LMS_S3_URL: url, LMS_S3_BUCKET: 'a', LMS_S3_KEY: 'b' })).toThrow(
      'LMS_S3_SECRET is missing',
    );
    expect(storageOf(readSettings({})).isFolder).toBe(true);
  });
});
