import type { Plugin } from 'vite';

const OWN = '?small';

/**
 * Addresses are read with zod's small half, forms with the whole. Both stand on the same core, and a module is in one file
 * with all that anybody uses of it: every list would bring what forms alone need. So the small half has a core of its own,
 * with what addresses use. Schemas of either can stand in the other: zod tells them by what they can do.
 */
export function smallZod(): Plugin {
  return {
    name: 'small-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isFirst = source === 'zod/mini';
      if (!isFirst && !importer?.endsWith(OWN)) return undefined;
      const from = importer?.endsWith(OWN) ? importer.slice(0, -OWN.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && { ...found, id: found.id + OWN };
    },
  };
}
