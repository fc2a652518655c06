// Writes public/licences.json: what the page "Licence" shows. Run it after packages were added, removed or updated;
// with --check it only says whether the file still fits package-lock.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LicenceFile } from '../src/features/system/licences.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FILE = join(root, 'public/licences.json');

interface Locked {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies',
  Record<string, string>
>;

const IMPORTED = /(?:from|import|@import|url\()\s*\(?\s*['"]([^'"./#][^'"]*)['"]/g;
const nameOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Packages that pages are built from are not installed with the server: what the sources import says which. */
function importedNames(): Set<string> {
  const names = new Set<string>();
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'),
  );
  for (const path of sources) {
    for (const [, name = ''] of readFileSync(join(root, 'src', path), 'utf8').matchAll(IMPORTED))
      names.add(nameOf(name));
  }
  return names;
}

/** As Node finds it: beside the one who asks, or further up. */
function placeOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (!at) return undefined;
  }
}

function shipped(): Set<string> {
  const imported = importedNames();
  const first = [
    ...Object.keys(own.dependencies),
    ...Object.keys(own.optionalDependencies),
    ...Object.keys(own.devDependencies).filter((name) => imported.has(name)),
  ];
  const found = new Set<string>();
  const waiting = first.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(next.name, next.from);
    const locked = place && lock.packages[place];
    if (!locked || found.has(place) || next.name.startsWith('@types/')) continue;
    found.add(place);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      waiting.push({ name, from: place });
  }
  return found;
}

/** The words of its licence, where the package brings them along and is installed on this machine. */
function textOf(place: string): string | undefined {
  const folder = join(root, place);
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt|mit))?$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim() : undefined;
}

const texts: string[] = [];
const packages = [...shipped()]
  .map((place) => {
    const { version, license = 'see its text' } = lock.packages[place] ?? { version: '' };
    const text = textOf(place);
    if (text && !texts.includes(text)) texts.push(text);
    return {
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      text: text ? texts.indexOf(text) : null,
    };
  })
  .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));

const file: LicenceFile = { own: readFileSync(join(root, 'LICENSE'), 'utf8').trim(), packages, texts };

/** What does not depend on the machine that wrote it. */
const named = ({ packages: all }: LicenceFile) =>
  all.map(({ name, version, licence }) => `${name} ${version} ${licence}`).join('\n');

if (process.argv.includes('--check')) {
  const written = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as LicenceFile) : undefined;
  if (!written || named(written) !== named(file) || written.own !== file.own) {
    console.error('public/licences.json does not fit package-lock.json: run npx tsx scripts/list-licences.ts');
    process.exit(1);
  }
  console.log(`licences of ${packages.length} packages`);
} else {
  writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);
  console.log(`wrote the licences of ${packages.length} packages, ${texts.length} texts`);
}
