import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { ClusterError } from './error.ts';
import { programOptions, unsigned } from './owner.ts';
import type { Place } from './place.ts';
import { findPostmaster, removeStaleNote } from './postmaster.ts';
import { type Settings, serverArguments } from './settings.ts';

export interface Server {
  place: Place;
  socket: string;
  binaries: Binaries;
  settings: Settings;
  log: (line: string) => void;
}

/** How the cluster's own superuser connects; ssl and port are said so that PGSSLMODE and PGPORT change nothing. */
export function adminConnection(socket: string) {
  return { host: socket, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
}

const largestLog = 5 * 1024 * 1024;
const silencePatience = 60_000;
const lingerPatience = 15_000;

type Answer = 'yes' | 'soon' | 'no';

/** Does a server answer on the socket: 'soon' is one that is starting, recovering or shutting down. */
async function answers(socket: string): Promise<Answer> {
  const client = new pg.Client({ ...adminConnection(socket), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'yes';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'no';
    if (error.code?.startsWith('57P')) return 'soon';
    // Anything else it refuses us for will not change by waiting.
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

export function logFile(home: string): string {
  return join(home, 'postgres.log');
}

async function openLog({ home, owner }: Place): Promise<FileHandle> {
  const path = logFile(home);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(path, `${path}.1`);
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = constants;
  const handle = await open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
  if (owner) await handle.chown(unsigned(owner.uid), unsigned(owner.gid));
  return handle;
}

async function readLogFrom(home: string, start: number): Promise<string> {
  const handle = await open(logFile(home), 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16_384), position: start });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

interface Started {
  child: ChildProcess;
  /** What the server wrote to its log since, for telling why it ended. */
  said: () => Promise<string>;
}

async function launch({ place, socket, binaries, settings }: Server): Promise<Started> {
  const { args } = serverArguments(settings, place.data, socket, binaries.version);
  const log = await openLog(place);
  try {
    const { size } = await log.stat();
    // In a session of its own: a Ctrl-C in the terminal is for LMS, which then ends the server in order.
    const child = spawn(binaries.postgres, args, {
      ...programOptions(place.owner),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.on('error', () => {});
    child.unref();
    return { child, said: () => readLogFrom(place.home, size) };
  } finally {
    await log.close();
  }
}

function hasEnded({ child }: Started): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Lets a lingering server's leftovers go away; anything else it says at its end is final. */
async function explainEnd({ said }: Started, home: string, mayLinger: boolean): Promise<void> {
  const text = await said();
  if (mayLinger && /shared memory block|lock file .* already exists|lock file .* is empty/.test(text)) return;
  const reason = /no space left/i.exec(text) ?? /(?:FATAL|PANIC):\s*(.*)/.exec(text);
  const why = reason?.[1] ?? reason?.[0] ?? 'it gave no reason';
  throw new Error(`${why} (its log is ${logFile(home)})`);
}

async function waitOrLaunch(server: Server, launched: (started: Started) => void): Promise<'adopted' | 'started'> {
  const { place, socket, log } = server;
  const begin = Date.now();
  let heard = begin;
  let told = false;
  let started: Started | undefined;
  for (;;) {
    const answer = await answers(socket);
    if (answer === 'yes') return started && !hasEnded(started) ? 'started' : 'adopted';
    if (answer === 'soon') heard = Date.now();

    if (started && hasEnded(started)) {
      await explainEnd(started, place.home, Date.now() - begin < lingerPatience);
      started = undefined;
      await sleep(200);
    }
    const pid = started ? started.child.pid : await findPostmaster(place.data);
    if (!started && !pid && answer === 'no') {
      await removeStaleNote(place.data);
      started = await launch(server);
      launched(started);
    } else if (Date.now() - heard > silencePatience) {
      throw new ClusterError(
        `PostgreSQL (process ${pid}) runs on ${place.data} but does not answer: end it with kill -INT ${pid} and start LMS again.`,
      );
    }
    if (!told && Date.now() - begin > 5_000) {
      told = true;
      log('Waiting for PostgreSQL, which is still starting or ending');
    }
    await sleep(20);
  }
}

/** Returns when a server answers: one that was left running is taken over ('adopted'), otherwise one is started. */
export async function serve(server: Server): Promise<'adopted' | 'started'> {
  let started: Started | undefined;
  try {
    return await waitOrLaunch(server, (launched) => {
      started = launched;
    });
  } catch (error) {
    if (started && !hasEnded(started)) started.child.kill('SIGINT');
    throw error;
  }
}
