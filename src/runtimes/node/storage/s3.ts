import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { isKey, type Storage } from '#api/storage.ts';

export interface S3Place {
  /** Of the service, without the bucket. */
  url: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** The service answers within this time; a content may take longer to come. */
const PATIENCE_MS = 20_000;
const TRIES = 3;
const EMPTY = createHash('sha256').digest('hex');

class S3Error extends Error {
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the object storage answered ${status} ${code}`.trim());
    this.code = code || String(status);
  }
}

/** The service's own word for what is wrong, such as `NoSuchBucket`. */
async function errorOf(answer: Response): Promise<S3Error> {
  const text = await answer.text().catch(() => '');
  return new S3Error(answer.status, /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? '');
}

/** Objects of a bucket, by signed requests with the bucket in the path: what every S3-compatible service understands. */
export function s3Storage(place: S3Place): Storage {
  const client = new AwsClient({
    ...{ accessKeyId: place.key, secretAccessKey: place.secret },
    ...{ service: 's3', region: place.region, retries: TRIES },
  });
  const base = `${place.url.replace(/\/+$/, '')}/${encodeURIComponent(place.bucket)}`;

  async function ask(
    method: string,
    key: string,
    more: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ) {
    if (!isKey(key)) throw new Error('this is no key of a file');
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error('the object storage does not answer')), PATIENCE_MS);
    const sha256 = more.body ? createHash('sha256').update(more.body).digest('hex') : EMPTY;
    try {
      return await client.fetch(`${base}/${key}`, {
        method,
        headers: { ...more.headers, 'x-amz-content-sha256': sha256 },
        body: more.body ?? null,
        signal: stop.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async function remove(key: string) {
    const answer = await ask('DELETE', key);
    if (!answer.ok && answer.status !== 404) throw await errorOf(answer);
    await answer.body?.cancel();
  }

  return {
    async put(key, body, type) {
      const answer = await ask('PUT', key, { body, headers: { 'content-type': type } });
      if (!answer.ok) throw await errorOf(answer);
      await answer.body?.cancel();
    },
    async get(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const answer = await ask('GET', key, { headers });
      if (answer.ok && answer.body) return answer.body;
      const error = await errorOf(answer);
      // A bucket that is not there answers 404 as well: that is no missing file.
      if (answer.status === 404 && error.code !== 'NoSuchBucket') return null;
      throw error;
    },
    async delete(keys) {
      for (const key of keys) await remove(key);
    },
  };
}
