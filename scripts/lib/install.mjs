import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { step } from './progress.mjs';
import { inProject, npm } from './run.mjs';

const stamp = inProject('node_modules/.lms-installed');

const readOr = (file, otherwise) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
};

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** Somebody may have installed by hand: npm's own note tells whether that gave the versions of the lock file. */
function installedByHand() {
  const there = JSON.parse(readOr(inProject('node_modules/.package-lock.json'), '{}')).packages;
  if (!there || readOr(stamp, undefined) !== undefined) return false;
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  return Object.entries(packages).every(
    ([path, { version, optional }]) => path === '' || (there[path] ? there[path].version === version : optional),
  );
}

/** Brings node_modules in line with the lock file; nothing happens when it is. */
export async function install() {
  const now = wanted();
  const isDone = () => readOr(stamp, '') === now;
  if (!isDone()) await alone(async () => isDone() || bringInLine(now));
}

async function bringInLine(now) {
  if (!installedByHand()) {
    await step(
      'Installing packages',
      // The pages are built here, so the tools are needed also where NODE_ENV is production.
      [[...npm(), 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']],
      'The packages could not be installed: check the connection to the npm registry, then run the command again.',
    );
  }
  writeFileSync(stamp, now);
}
