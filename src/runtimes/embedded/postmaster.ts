import { readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError, errorCode } from './error.ts';
import { run } from './owner.ts';

/** True only for a living server of this very folder: process ids are used again, and folders get copied. */
async function serves(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    return folder === (await realpath(data)) && name.trim() === 'postgres';
  }
  const { output } = await run(undefined, '/bin/ps', ['-o', 'command=', '-p', String(pid)]);
  return output.includes('postgres') && output.includes(`-D ${data} `);
}

/** The process id of the server running on the folder, whoever started it. */
export async function findPostmaster(data: string): Promise<number | undefined> {
  const note = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(note, 10);
  return pid > 0 && (await serves(pid, data)) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * PostgreSQL takes any living process with the noted id for a server, and an empty note for one that is starting,
 * and refuses to start. A note of a dead process it clears itself.
 */
export async function removeStaleNote(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid');
  const note = await readFile(path, 'utf8').catch(() => undefined);
  if (note === undefined) return;
  const pid = Number.parseInt(note, 10);
  const written = await stat(path).then(
    (found) => found.mtimeMs,
    () => Date.now(),
  );
  const misleads = pid > 0 ? isAlive(pid) && !(await serves(pid, data)) : Date.now() - written > 5_000;
  if (misleads) await rm(path, { force: true });
}

/** Ends the server: clients are cut off and everything is written; a server that hangs is ended as by a crash, which loses nothing either. */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = await findPostmaster(data);
  if (!pid) return;
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself between the look and the signal.
    }
    for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
      if (!(await serves(pid, data))) return;
    }
  }
  throw new ClusterError(`PostgreSQL (process ${pid}) on ${data} does not stop: end it with kill -QUIT ${pid}.`);
}
