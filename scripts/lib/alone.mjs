import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run.mjs';

const LOOK_MS = 300;
/** Outside of the folder: installing empties parts of it. */
const lock = join(tmpdir(), `lms-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);

/** The process that has the lock, if there is one: a process that was killed leaves it behind. */
function holder() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? -1 : undefined;
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true;
    if (holder() === undefined) rmSync(lock, { force: true });
    return false;
  }
}

const release = () => rmSync(lock, { force: true });

/** Installing and building are for one at a time: two that start in one folder would write over each other. */
export async function alone(work) {
  for (let told = false; !take(); told = true) {
    if (!told && holder() !== undefined) console.log('  Another start is installing or building here: waiting for it.');
    await pause(LOOK_MS);
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
