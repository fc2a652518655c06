import type pg from 'pg';
import type { Storage } from '#api/storage.ts';
import type { ObjectLine } from './backupFormat.ts';

/** The objects that the rows of a database refer to, or have still to delete. */
export async function keysIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'SELECT storage_key AS key FROM files WHERE storage_key IS NOT NULL UNION SELECT key FROM loose_objects',
  );
  return rows.map((one) => one.key);
}

export interface RestoredObjects {
  readonly count: number;
  add(line: ObjectLine): Promise<void>;
  /** Takes away what was put in, after a restore that failed. What was there before stays. */
  takeBack(): Promise<void>;
}

export function restoredObjects(storage: Storage): RestoredObjects {
  const put: string[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    async add({ object, content }) {
      count += 1;
      // A key never changes its content: one that is there is the same file.
      const there = await storage.get(object);
      if (there) {
        if (!(there instanceof Uint8Array)) await there.cancel();
        return;
      }
      put.push(object);
      await storage.put(object, new Uint8Array(Buffer.from(content, 'base64')), 'application/octet-stream');
    },
    takeBack: () => storage.delete(put),
  };
}
