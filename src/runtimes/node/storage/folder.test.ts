import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newKey, wholeOf } from '#api/storage.ts';
import { temporaryFolder } from '../../../../tests/support/folders.ts';
import { readSettings } from '../settings.ts';
import { folderStorage } from './folder.ts';
import { checkStorage, storageOf } from './open.ts';

describe('files in a folder', () => {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);
  const storage = folderStorage(join(folder, 'files'));
  const read = async (key: string, range?: { first: number; last: number }) => {
    const found = await storage.get(key, range);
    return found && wholeOf(found);
  };
  const paths = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

  it('come back whole and in parts, lie two folders deep, and are for their owner alone', async () => {
    const key = newKey();
    const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => (i * 13) % 256);
    await storage.put(key, bytes, 'image/png');
    expect(await read(key)).toEqual(bytes);
    expect(await read(key, { first: 65_530, last: 65_545 })).toEqual(bytes.slice(65_530, 65_546));
    const path = join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(paths()).toHaveLength(1);
    await storage.delete([key, newKey()]);
    expect(await read(key)).toBeNull();
    expect(paths()).toHaveLength(0);
  });

  it('are never outside of it, whatever a key says', async () => {
    writeFileSync(join(folder, 'secret'), 'x');
    for (const key of ['../secret', '/etc/passwd', '..', '', 'AB'.repeat(16), `${'a'.repeat(32)}/..`]) {
      await expect(storage.get(key), key).rejects.toThrow('no key');
      await expect(storage.put(key, new Uint8Array(1), 'text/plain'), key).rejects.toThrow('no key');
      await expect(storage.delete([key]), key).rejects.toThrow('no key');
    }
  });

  it('hold nothing open for whoever stops reading', async () => {
    const key = newKey();
    await storage.put(key, new Uint8Array(500_000), 'image/png');
    const open = () => readdirSync('/dev/fd').length;
    const before = open();
    for (let at = 0; at < 20; at += 1) {
      const stream = await storage.get(key);
      if (!(stream instanceof ReadableStream)) throw new Error('not a stream');
      if (at % 2) continue;
      const reader = stream.getReader();
      await reader.read();
      await reader.cancel();
    }
    expect(open()).toBeLessThan(before + 10);
  });

  it('are tried out at the start, with a sentence that says what to do', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'a file where the folder should be');
    chmodSync(blocked, 0o600);
    await expect(checkStorage(storageOf(readSettings({ LMS_FILES: blocked })))).rejects.toThrow(
      /the folder .*blocked \((ENOTDIR|EEXIST)\)\. Set LMS_DATA or LMS_FILES/,
    );
    const good = join(folder, 'data');
    await checkStorage(storageOf(readSettings({ LMS_DATA: good })));
    expect(readdirSync(good)).toEqual(['files']);
  });
});
