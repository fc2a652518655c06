// `npm run demo`: builds the static demo and serves it as any static host would. Nothing behind it but files.
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();
const { install } = await import('./lib/install.mjs');
const { build } = await import('./lib/buildTargets.mjs');
const { endWith } = await import('./lib/progress.mjs');
const { root, stopChildrenOnSignals } = await import('./lib/run.mjs');

process.chdir(root);
const unhook = stopChildrenOnSignals();
try {
  await install();
  await build('demo');
} catch (error) {
  endWith(error);
}
unhook();

const { register } = await import('tsx/esm/api');
register();
const { startStaticHost } = await import('../tests/conformance/staticHost.ts');
const port = Number(process.env.PORT ?? 4173);
const host = await startStaticHost('dist/demo', '/', port).catch((error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `\n  Port ${port} is taken. Choose another: PORT=4174 npm run demo\n` : error);
  process.exit(1);
});
console.log(`\n  The demo is ready: ${host.url.replace('127.0.0.1', 'localhost')}`);
console.log('  Everything in it happens in the browser; the folder dist/demo works on any static host.\n');
