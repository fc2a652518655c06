// The lock file has to serve every machine: native parts for Linux and macOS, x64 and arm64, and no registry's address.
// A part that was missing in the registry when the lock file was made is left out silently; it would be missed only there.
import { readFileSync } from 'node:fs';

const lockFile = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const FAMILIES = [
  'rolldown',
  'lightningcss',
  '@node-rs/argon2',
  '@biomejs/biome',
  'esbuild',
  'typescript',
  'oxc-parser',
  '',
];

const problems = [];
const nameOf = (path) => path.replace(/^.*node_modules\//, '');
const listed = new Set(Object.entries(packages).map(([path, one]) => `${nameOf(path)}@${one.version}`));
/** "@rolldown/binding-linux-x64-gnu" is a part for linux-x64; the ones for musl come beside those for glibc. */
const partsFor = (names, platform) =>
  names.filter((name) => new RegExp(`(^|[/-])${platform}($|-gnu$)`).test(name) && !name.endsWith('-musl'));

const seen = new Set();
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  const names = Object.keys(optionalDependencies);
  if (!PLATFORMS.some((platform) => partsFor(names, platform).length > 0)) continue;
  const owner = path === '' ? 'this project' : nameOf(path);
  seen.add(nameOf(path));
  for (const platform of PLATFORMS) {
    const parts = partsFor(names, platform);
    if (parts.length === 0) problems.push(`${owner} names no part for ${platform}`);
    for (const name of parts) {
      const version = optionalDependencies[name];
      if (!listed.has(`${name}@${version}`)) problems.push(`${owner} needs ${name} ${version}, which is not listed`);
    }
  }
}
for (const family of FAMILIES) {
  if (!seen.has(family)) problems.push(`${family || 'this project'} lists no native parts at all: is it still used?`);
}
for (const [path, { resolved }] of Object.entries(packages)) {
  if (resolved)
    problems.push(`${nameOf(path)} carries an address: run npm install with omit-lockfile-registry-resolved`);
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
