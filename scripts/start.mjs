// `npm start`: from a fresh clone to a running server, skipping what is up to date. Plain JavaScript: nothing is installed yet.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { install } = await import('./lib/install.mjs');
const { build } = await import('./lib/buildTargets.mjs');
const { endWith } = await import('./lib/progress.mjs');
const { inProject, root, stopChildrenOnSignals } = await import('./lib/run.mjs');

process.chdir(root);
try {
  const unhook = stopChildrenOnSignals();
  await install();
  await build('web', 'server');
  unhook();
} catch (error) {
  endWith(error);
}
// In this very process: its signals, its output and its end are the server's.
await import(inProject('dist/server/node.js'));
