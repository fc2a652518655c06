import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export const inProject = (...parts) => join(root, ...parts);

/** The local tools, started with this very Node: no shell and no search path. */
export const tool = (path) => [process.execPath, inProject('node_modules', path)];
export const script = (path) => [process.execPath, '--import', 'tsx', inProject(path)];

export const VITE = tool('vite/bin/vite.js');

/** npm itself, also when it is not on the search path. */
export function npm() {
  const own = process.env.npm_execpath;
  return own && /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
}

const running = new Set();

/** Ends what is still running when this process is told to stop. Answers how to leave signals alone again. */
export function stopChildrenOnSignals() {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const stop = () => {
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => process.exit(1), running.size > 0 ? 5_000 : 0);
  };
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

/** Runs a program to its end; what it printed comes back, whole and in order. */
export function run(command, { env = {}, onOutput = () => {} } = {}) {
  const [program, ...args] = command;
  const begin = performance.now();
  return new Promise((done) => {
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    };
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const end = (ok) => {
      running.delete(child);
      done({ ok, output, seconds: (performance.now() - begin) / 1000 });
    };
    child.on('error', (error) => {
      hear(String(error));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

export const inSeconds = (seconds) => `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;

export const tail = (text, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n');
