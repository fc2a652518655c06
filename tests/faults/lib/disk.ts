import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Disk {
  folder: string;
  /** Takes all the room there is, but so much. */
  fill(leaveMegabytes?: number): void;
  /** Gives it back. */
  free(): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(1024 * 1024, 1);

/** A small disk of its own in memory. Undefined where the machine lets nobody mount one. */
export function smallDisk(folder: string, megabytes: number): Disk | undefined {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'lms-test', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(leaveMegabytes = 0) {
      const file = openSync(ballast, 'a');
      const room = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
      try {
        if (leaveMegabytes > 0) {
          while (room() > leaveMegabytes * BLOCK.length) writeSync(file, BLOCK);
          return;
        }
        // Piece by piece and at last block by block, until nothing fits.
        for (const size of [BLOCK.length, 4096]) {
          try {
            for (;;) writeSync(file, BLOCK, 0, size);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          }
        }
      } finally {
        closeSync(file);
      }
      if (room() > 0) throw new Error('the disk is not full');
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}
