import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run.mjs';

const LOOK_MS = 300;
/** Outside of the folder: installing empties parts of it. */
const lock = join(tmpdir(), `lms-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);

/** When this process began: its number alone is another's after a power cut. Throws when there is none. */
function beginOf(pid) {
  if (process.platform !== 'linux')
    return execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20];
}

/** Whether a process has the lock: one that was killed leaves it behind. */
function isHeld() {
  try {
    const [pid, begin] = readFileSync(lock, 'utf8').split('\n');
    return beginOf(pid) === begin;
  } catch {
    return false;
  }
}

function take() {
  const note = `${lock}-${process.pid}`;
  try {
    writeFileSync(note, `${process.pid}\n${beginOf(process.pid)}`);
    // A link is there whole or not at all: nobody reads half a note.
    linkSync(note, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true;
    if (!isHeld()) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(note, { force: true });
  }
}

const release = () => rmSync(lock, { force: true });

let users = 0;
let taking;

async function takeInTurn() {
  for (let told = false; !take(); told = true) {
    if (!told && isHeld()) console.log('  Another start is installing or building here: waiting for it.');
    await pause(LOOK_MS);
  }
  process.once('exit', release);
}

function giveBack() {
  taking = undefined;
  process.off('exit', release);
  release();
}

/**
 * Installing and building are for one process at a time: two that start in one folder would write over each other. What one
 * process does at once is for itself to keep apart.
 */
export async function alone(work) {
  users += 1;
  taking ??= takeInTurn();
  await taking;
  try {
    return await work();
  } finally {
    users -= 1;
    if (users === 0) giveBack();
  }
}
