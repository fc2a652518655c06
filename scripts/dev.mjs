// `npm run dev`: the server starts again on save, the pages reload in place. One command, both stop together.
import { spawn } from 'node:child_process';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { install } = await import('./lib/install.mjs');
const { endWith } = await import('./lib/progress.mjs');
const { inProject, root, VITE } = await import('./lib/run.mjs');

process.chdir(root);
await install().catch(endWith);

const port = process.env.PORT ?? '3000';
const env = { ...process.env, PORT: port, LMS_API: process.env.LMS_API ?? `http://127.0.0.1:${port}` };
const start = (args) => spawn(process.execPath, args, { stdio: 'inherit', env });
const [, vite] = VITE;
const children = [
  start(['--watch', '--watch-preserve-output', '--import', 'tsx', inProject('src/runtimes/node.ts')]),
  start([vite, '--clearScreen', 'false']),
];
console.log('\n  Develop at http://localhost:5173 (the API answers there too). Ctrl-C stops both.\n');

let stopping = false;
const stop = (code) => {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
