import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** The user PostgreSQL runs as when LMS itself is root, which PostgreSQL refuses to be. Otherwise there is none. */
export interface Owner {
  uid: number;
  gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** macOS writes nobody as -2, spawn takes it so, chown wants it unsigned. */
export function unsigned(id: number): number {
  return id >>> 0;
}

export async function nobody(): Promise<Owner> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(users) ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** A clean environment: PGPORT, PGOPTIONS and the like of the person's shell are not meant for this server. */
export function programOptions(owner: Owner | undefined) {
  return { cwd: '/', env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, LC_ALL: 'C', TZ: 'UTC' }, ...owner };
}

export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a program to its end as the owner; what it printed comes back whether it worked or not. */
export function run(owner: Owner | undefined, program: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const failed = (error: unknown) => resolve({ ok: false, output: `${output}${String(error)}` });
    try {
      const child = spawn(program, args, { ...programOptions(owner), stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.on('error', failed);
      child.on('close', (code) => resolve({ ok: code === 0, output }));
    } catch (error) {
      failed(error);
    }
  });
}

/** Asks the system itself rather than reading modes, so that access lists and mounts count too. */
export async function canEnter(owner: Owner | undefined, folder: string): Promise<boolean> {
  return (await run(owner, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])).ok;
}
