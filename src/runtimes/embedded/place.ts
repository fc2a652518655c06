import { createHash } from 'node:crypto';
import { access, chmod, chown, constants, lstat, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ClusterError, errorCode, unwritable } from './error.ts';
import { canEnter, isRoot, nobody, type Owner, unsigned } from './owner.ts';

/** Where a cluster lives: `home` holds `data` (the cluster itself), the log and, when its path is short enough, the socket. */
export interface Place {
  home: string;
  data: string;
  owner: Owner | undefined;
}

const elsewhere = '/var/lib/lms/clusters';
// The shortest limit of the supported systems is macOS's 104 bytes, its closing zero included.
const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error) => {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    },
  );
}

async function privateFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner) await chown(folder, unsigned(owner.uid), unsigned(owner.gid));
  await chmod(folder, 0o700);
}

/** A start as root leaves a person's cluster theirs: it runs as the owner of what is there, else as nobody. */
async function ownerOf(...folders: string[]): Promise<Owner> {
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    if (found && found.uid !== 0) return { uid: found.uid | 0, gid: found.gid | 0 };
  }
  return nobody();
}

async function placeForRoot(dataFolder: string): Promise<Place> {
  const pointer = join(dataFolder, 'postgres.location');
  const inside = join(dataFolder, 'postgres');
  const pointed = (await readFile(pointer, 'utf8').catch(() => '')).trim();

  if (pointed && !(await exists(join(pointed, 'data')))) {
    throw new ClusterError(
      `The database of ${dataFolder} was kept in ${pointed}, which is gone: bring it back, or delete ${pointer} to start with an empty one.`,
    );
  }
  let home = pointed || inside;
  let owner = await ownerOf(home, dataFolder);
  if (!pointed && !(await canEnter(owner, dataFolder))) {
    if (await exists(join(inside, 'data'))) {
      throw new ClusterError(
        `The database in ${inside} belongs to an unprivileged user who may not enter ${dataFolder}: allow it with chmod a+x on that folder and the ones above.`,
      );
    }
    home = join(elsewhere, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
    owner = await ownerOf(home, dataFolder);
    await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  }
  await privateFolder(home, owner);
  if (!(await canEnter(owner, home))) {
    throw new ClusterError(
      `PostgreSQL refuses to run as root, and the user it would run as cannot enter ${home}: start LMS as an ordinary user, or set LMS_DATA to a folder everybody may enter.`,
    );
  }
  return { home, data: join(home, 'data'), owner };
}

/** Tells the reader of the data folder where its database went; written once there is one. */
export async function leavePointer(dataFolder: string, place: Place): Promise<void> {
  const folder = resolve(dataFolder);
  if (place.home !== join(folder, 'postgres')) {
    await writeFile(join(folder, 'postgres.location'), `${place.home}\n`, { mode: 0o644 });
  }
}

export async function findPlace(dataFolder: string): Promise<Place> {
  const folder = resolve(dataFolder);
  // As root the folder has to let the unprivileged user of the database through, though not list it.
  // On a read-only disk Node's recursive mkdir says ENOENT, which would puzzle the reader.
  await mkdir(folder, { recursive: true, mode: isRoot() ? 0o711 : 0o700 }).catch((error) => {
    throw errorCode(error) === 'ENOENT' ? unwritable(folder, error) : error;
  });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (isRoot()) return placeForRoot(folder);

  const home = join(folder, 'postgres');
  const found = await stat(home).catch(() => undefined);
  if ((found && found.uid !== process.getuid?.()) || (await exists(join(folder, 'postgres.location')))) {
    throw new ClusterError(
      `The database of ${folder} belongs to another user: start LMS as that user (or as root), or set LMS_DATA to another folder.`,
    );
  }
  await privateFolder(home, undefined);
  return { home, data: join(home, 'data'), owner: undefined };
}

async function isPrivate(folder: string, owner: Owner | undefined): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  const uid = owner ? unsigned(owner.uid) : process.getuid?.();
  return !!found?.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}

/** The folder of the server's socket: its home, or a short private one when the system's limit asks for it. */
export async function socketFolder({ home, owner }: Place): Promise<string> {
  const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
  if (fits(home)) return home;

  const note = join(home, 'socket.location');
  const remembered = (await readFile(note, 'utf8').catch(() => '')).trim();
  if (remembered && (await isPrivate(remembered, owner))) return remembered;

  for (const parent of [tmpdir(), '/tmp']) {
    if (!fits(join(parent, 'lms-XXXXXX')) || !(await canEnter(owner, parent))) continue;
    const folder = await mkdtemp(join(parent, 'lms-'));
    await privateFolder(folder, owner);
    await writeFile(note, `${folder}\n`, { mode: 0o600 });
    if (owner) await chown(note, unsigned(owner.uid), unsigned(owner.gid));
    return folder;
  }
  throw new ClusterError(
    `The path ${home} is too long for a database socket: set LMS_DATA to a folder nearer the root.`,
  );
}
