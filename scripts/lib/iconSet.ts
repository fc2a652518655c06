import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export type Parts = [tag: string, attributes: Record<string, string>][];
type Facts = Record<string, { category: string; tags: (string | number)[] }>;

/** The data that the icon package draws from, beside the components. */
const folder = () => {
  const components = dirname(createRequire(import.meta.url).resolve('@tabler/icons-react'));
  return join(components, '../../../icons');
};
const read = (name: string) => JSON.parse(readFileSync(join(folder(), name), 'utf8'));

/** What each icon is made of. */
export const iconNodes = (kind: 'outline' | 'filled'): Record<string, Parts> => read(`tabler-nodes-${kind}.json`);

/** Lines of an icon, one path after the other; a filled one begins with a dot. */
export const linesOf = (parts: Parts) => parts.map(([, { d, fill }]) => (fill ? `.${d}` : d)).join('|');

/** `arrow-left` is drawn by `IconArrowLeft`. */
export const componentName = (name: string) =>
  `Icon${name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`;

const shapes = () =>
  Object.fromEntries(Object.entries(iconNodes('outline')).map(([name, parts]) => [name, linesOf(parts)]));

/** What else people call it, its kind first; words of the name itself are left out. */
function words() {
  const facts: Facts = read('icons.json');
  return Object.fromEntries(
    Object.entries(facts).map(([name, { category, tags }]) => {
      const own = new Set(name.split('-'));
      return [name, [category, ...tags.map(String).filter((tag) => !own.has(tag))].join('|')];
    }),
  );
}

const NAMED = /import\s*\{([^}]*)\}\s*from '@tabler\/icons-react'/g;

/** The icons that pages of this product import, by their component's name. */
export function usedIcons() {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(NAMED)])
    .flatMap(([, list = '']) => list.match(/\bIcon[A-Z0-9]\w*/g) ?? []);
  return [...new Set(names)].sort();
}

const PARTS = {
  'virtual:icons/shapes': shapes,
  'virtual:icons/iconWords': words,
  'virtual:icons/used': usedIcons,
} as const;
const isPart = (id: string): id is keyof typeof PARTS => id in PARTS;

/** The whole icon set as plain data: a page that shows all of it needs no five thousand components. */
export function iconSet(): Plugin {
  return {
    name: 'icon-set',
    resolveId: (source) => (isPart(source) ? `\0${source}` : null),
    load(source) {
      const id = source.slice(1);
      if (!source.startsWith('\0') || !isPart(id)) return null;
      // As a text to parse: far quicker to read for a browser than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(PARTS[id]()))});`;
    },
  };
}
