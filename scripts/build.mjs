// `npm run build`: pages, server and the static demo into dist, whatever is not up to date; or only those that are named.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { install } = await import('./lib/install.mjs');
const { build } = await import('./lib/buildTargets.mjs');
const { endWith } = await import('./lib/progress.mjs');
const { root, stopChildrenOnSignals } = await import('./lib/run.mjs');

process.chdir(root);
stopChildrenOnSignals();
const named = process.argv.slice(2);
try {
  await install();
  await build(...(named.length > 0 ? named : ['web', 'server', 'demo']));
  process.exit(0);
} catch (error) {
  endWith(error);
}
