import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { ClusterError } from './error.ts';
import { run } from './owner.ts';
import type { Place } from './place.ts';

const unfinished = 'data.new-';

async function majorOf(data: string): Promise<string | undefined> {
  return (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim();
}

/** Makes the cluster beside its place and moves it there whole, so a killed initdb never leaves half of one. */
export async function initialise({ home, data, owner }: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const present = await majorOf(data);
  if (present && present !== binaries.major) {
    throw new ClusterError(
      `The database in ${data} was made by PostgreSQL ${present} and this LMS brings PostgreSQL ${binaries.major}: start the LMS version that made it and make a backup with npm run db:backup, or set LMS_DATA to another folder.`,
    );
  }
  if (present) return;

  const fresh = join(home, `${unfinished}${randomBytes(4).toString('hex')}`);
  const { ok, output } = await run(owner, binaries.initdb, [
    ...['-D', fresh, '-U', 'postgres', '-E', 'UTF8', '--auth-local=trust', '--auth-host=reject'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    if (!ok) throw new Error(initdbProblem(output));
    await rename(fresh, data);
    if (durable) await syncFolder(home);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another start may have made the cluster meanwhile: its lock decides then.
    if (!(await majorOf(data))) throw error;
  }
}

function initdbProblem(output: string): string {
  const lines = output.split('\n').filter((line) => /error|fatal|panic|no space/i.test(line));
  return lines.find((line) => /no space/i.test(line)) ?? lines[0] ?? output;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Clears what killed starts left; only for the holder of the lock. */
export async function clearUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(unfinished)) await rm(join(home, name), { recursive: true, force: true });
  }
}
