import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests of whole processes start the built server, which is ready sooner than its source; nothing to do when it is fresh. */
export default function buildServer() {
  const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [build, 'server'], { stdio: 'inherit' });
}
