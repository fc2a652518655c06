// The real server, as it was built, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../dist/server/node.js', import.meta.url));
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  url: string;
  child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Asks it to stop and waits for that. */
  stop(): Promise<number | string>;
}

/** Starts a server without waiting for it. The settings of the person's shell do not reach it. */
export function spawnServer(settings: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: projectFolder,
    env: { PATH, HOME, TMPDIR, PORT: '0', LMS_LOG: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const heard = new Set<() => void>();
  const hear = (chunk: string) => {
    printed += chunk;
    for (const listener of heard) listener();
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  return { child, ended, output: () => printed, heard };
}

/** Starts a server and waits until it answers. */
export async function startServer(settings: Record<string, string>): Promise<Running> {
  const { child, ended, output, heard } = spawnServer(settings);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const port = /LMS is ready: http:\/\/[^:]+:(\d+)/.exec(output())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    heard.add(look);
    void ended.then((how) => reject(new Error(`The server ended (${how}) before it was ready:\n${output()}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, child, output, ended, stop };
}
