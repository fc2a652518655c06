import { statfs } from 'node:fs/promises';
import type { Log } from '#api/deps.ts';

/**
 * PostgreSQL ends itself when it finds no room for its log, and cannot start again before there is some. Held back for
 * that: three pieces of the log and what reading, signing in and deleting still write.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 1_000;

/** Asks the disk of a folder, at most once a second. A disk that tells nothing counts as having room. */
export function roomOn(folder: string, log: Log): () => Promise<boolean> {
  let had = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | undefined;
  const look = async () => {
    const { bavail, bsize, blocks } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0, blocks: 0 }));
    const has = blocks === 0 || bavail * bsize >= RESERVE_BYTES;
    if (had && !has) log.error({ folder }, 'the disk is full: nothing is saved until there is room again');
    if (has && !had) log.warn({ folder }, 'there is room on the disk again');
    had = has;
    return has;
  };
  return async () => {
    if (performance.now() - lookedAt < LOOK_MS) return had;
    looking ??= look().finally(() => {
      lookedAt = performance.now();
      looking = undefined;
    });
    return looking;
  };
}
