import { statSync } from 'node:fs';
import { join } from 'node:path';

const OWN = /^\/(@|src\/|node_modules\/|index\.html)/;

/** In development these stay with Vite; everything else that is not a page goes to the server. */
export function isServedByVite(address: string): boolean {
  const { pathname } = new URL(`http://localhost${address}`);
  return OWN.test(pathname) || statSync(join('public', pathname), { throwIfNoEntry: false })?.isFile() === true;
}
