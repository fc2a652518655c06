import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FOLDER = '.cache/demo-parts';
const NAMES = ['engine', 'files', 'school'] as const;
type PartName = (typeof NAMES)[number];

const fileOf = (name: PartName) => join(process.cwd(), FOLDER, `${name}.bin`);

/** Named .bin, so that no host takes it for something to unpack or pack once more. */
export function writePart(name: PartName, data: Uint8Array): number {
  mkdirSync(FOLDER, { recursive: true });
  const packed = gzipSync(data, { level: 9 });
  writeFileSync(fileOf(name), packed);
  return packed.length;
}

export function writeBuiltAt(time: Date) {
  writeFileSync(join(FOLDER, 'built-at.txt'), time.toISOString());
}

/** Lets the page import the addresses of the parts that were written before. */
export function demoParts(): Plugin {
  const id = 'virtual:demo-parts';
  return {
    name: 'demo-parts',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const imports = NAMES.map((name) => `import ${name} from ${JSON.stringify(`${fileOf(name)}?url`)};`);
      const parts = NAMES.map((name) => `${name}: { url: ${name}, bytes: ${statSync(fileOf(name)).size} }`);
      const builtAt = readFileSync(join(FOLDER, 'built-at.txt'), 'utf8');
      return `${imports.join('\n')}
export const parts = { ${parts.join(', ')} };
export const builtAt = ${JSON.stringify(builtAt)};`;
    },
  };
}
