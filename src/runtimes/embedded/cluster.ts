import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { asClusterError, ClusterError, FolderTaken } from './error.ts';
import { clearUnfinished, initialise } from './initialise.ts';
import { type Lock, takeLock } from './lock.ts';
import { findPlace, leavePointer, socketFolder } from './place.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { adminConnection, type Server, serve } from './server.ts';
import { serverArguments } from './settings.ts';

export { ClusterError };

export interface Cluster {
  /** What PostgreSQL writes into. */
  folder: string;
  /** For `pg`: port and ssl are given so that PGPORT and PGSSLMODE of the person's shell change nothing. */
  connection: { host: string; port: number; user: string; database: string; password?: string; ssl: false };
  /** True when a server that an earlier, killed LMS left behind was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  dataFolder: string;
  database?: string;
  /** False gives up safety in a crash for speed, for tests. */
  durable?: boolean;
  maxConnections?: number;
  log?: (line: string) => void;
  /** Another LMS took the database over: time to end the process. */
  onLost?: (error: ClusterError) => void;
  /** The database went away and does not come back yet, such as on a full disk. It is tried again and again. */
  onTrouble?: (error: ClusterError) => void;
}

const AGAIN_MS = 1_000;
const role = 'lms';
const ownDatabase = 'lms';

const connectionTo = (socket: string, database: string): Cluster['connection'] => ({
  host: socket,
  port: 5432,
  user: role,
  database,
  ssl: false,
});

/** Gets a server with our settings and the lock on it; tries again when the server ends under our hands. */
async function hold(server: Server, dataFolder: string, lost: () => void) {
  const { place, socket, settings, binaries } = server;
  const { name } = serverArguments(settings, place.data, socket, binaries.version);
  let restarted = false;
  for (let attempt = 1; ; attempt++) {
    const how = await serve(server);
    let lock: Lock | undefined;
    try {
      lock = await takeLock(socket, lost);
    } catch (error) {
      if (attempt === 10) throw error;
      await sleep(200);
      continue;
    }
    if (!lock) {
      throw new FolderTaken(
        `Another LMS is already running on the data folder ${dataFolder}. Stop it first, or set LMS_DATA to another folder.`,
      );
    }
    if (lock.serverName === name || restarted) return { lock, adopted: how === 'adopted' };
    // Left behind by another version of LMS or with other settings, perhaps not durable ones.
    restarted = true;
    await lock.release(() => stopPostmaster(place.data));
  }
}

/** LMS works as an ordinary role that owns its database, as it would on a PostgreSQL server. */
async function createDatabase(socket: string, database: string): Promise<void> {
  const client = new pg.Client(adminConnection(socket));
  client.on('error', () => {});
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (!roles.rowCount) await client.query(`CREATE ROLE ${role} LOGIN CREATEDB`);
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!databases.rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${role}`);
  } finally {
    await client.end();
  }
}

async function start(options: ClusterOptions, dataFolder: string): Promise<Cluster> {
  const { database = ownDatabase, durable = true, maxConnections = 40, log = () => {} } = options;
  const place = await findPlace(dataFolder);
  const binaries = await findBinaries(place.owner, place.home);
  await initialise(place, binaries, durable);
  await leavePointer(dataFolder, place);
  const socket = await socketFolder(place);
  const server: Server = { place, socket, binaries, settings: { durable, maxConnections }, log };

  let stopping: Promise<void> | undefined;
  let holding: ReturnType<typeof hold> | undefined;
  const holdAgain = async () => {
    for (let said = ''; ; await sleep(AGAIN_MS)) {
      try {
        return await hold(server, dataFolder, lost);
      } catch (error) {
        if (stopping || error instanceof FolderTaken) throw error;
        const trouble = asClusterError(error, dataFolder);
        if (trouble.message !== said) options.onTrouble?.(trouble);
        said = trouble.message;
      }
    }
  };
  const lost = () => {
    if (stopping) return;
    log('The connection that locks the data folder was lost; taking the lock again');
    holding = holdAgain();
    holding.catch((error) => options.onLost?.(asClusterError(error, dataFolder)));
  };
  holding = hold(server, dataFolder, lost);
  const { adopted } = await holding;

  const stop = async () => {
    // Nothing to release when the lock was lost for good: the server is another's, or gone.
    const held = await holding?.catch(() => undefined);
    await held?.lock.release(() => stopPostmaster(place.data));
  };
  const stopOnce = () => {
    stopping ??= stop();
    return stopping;
  };
  try {
    await clearUnfinished(place.home);
    await createDatabase(socket, database);
  } catch (error) {
    await stopOnce();
    throw error;
  }
  log(adopted ? `Took over the PostgreSQL running on ${place.data}` : `Started PostgreSQL on ${place.data}`);
  return { folder: place.data, connection: connectionTo(socket, database), adopted, stop: stopOnce };
}

/** Brings up the embedded PostgreSQL of a data folder, for this process alone. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataFolder = resolve(options.dataFolder);
  try {
    return await start(options, dataFolder);
  } catch (error) {
    throw asClusterError(error, dataFolder);
  }
}

/** The way into the database of a running LMS, for tools that work beside it; undefined when none runs. */
export async function connectionOf(dataFolder: string): Promise<Cluster['connection'] | undefined> {
  const folder = resolve(dataFolder);
  try {
    const place = await findPlace(folder);
    if (!(await findPostmaster(place.data))) return undefined;
    return connectionTo(await socketFolder(place), ownDatabase);
  } catch (error) {
    throw asClusterError(error, folder);
  }
}
