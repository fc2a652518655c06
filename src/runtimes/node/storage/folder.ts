import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ByteRange, isKey, type Storage } from '#api/storage.ts';

const CHUNK_BYTES = 65_536;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Folders in two levels, so that none of them grows long. A key is never a path. */
function pathOf(folder: string, key: string): string {
  if (!isKey(key)) throw new Error('this is no key of a file');
  return join(folder, key.slice(0, 2), key.slice(2, 4), key);
}

async function syncFolder(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A key is written by one process alone, so that whoever deletes it finds what a killed one left, too. */
const unfinishedOf = (path: string) => `${path}.unfinished`;

/** Under another name first, on the disk for certain, then under its own: it is there whole or not at all. */
async function write(path: string, bytes: Uint8Array) {
  const unfinished = unfinishedOf(path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
    await handle.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Opened when somebody begins to read, closed when they stop: an answer that nobody takes holds no file open. */
function pieces(path: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let at = first;
  const close = async () => {
    await handle?.close();
    handle = undefined;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          handle ??= await open(path, 'r');
          const piece = new Uint8Array(Math.min(CHUNK_BYTES, last - at + 1));
          const { bytesRead } = await handle.read(piece, 0, piece.length, at);
          at += bytesRead;
          if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead));
          else if (at <= last) throw new Error('a stored file is shorter than it was');
          if (at > last) {
            await close();
            controller.close();
          }
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

/** Files in a folder of this machine, or of a disk that several machines share. */
export const folderStorage = (folder: string): Storage => ({
  async put(key, bytes) {
    await write(pathOf(folder, key), bytes);
  },
  async get(key, range) {
    const path = pathOf(folder, key);
    try {
      const { size } = await stat(path);
      return pieces(path, range ?? { first: 0, last: size - 1 });
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  },
  async delete(keys) {
    for (const path of keys.map((key) => pathOf(folder, key))) {
      await rm(path, { force: true });
      await rm(unfinishedOf(path), { force: true });
    }
  },
});
