import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** What runs before the pages' own code, in every page: copied as it is otherwise, with all that explains it. */
const SCRIPTS = ['first-paint.js', 'drawn.js', 'drawn-anew.js'];

export function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of SCRIPTS) {
        const file = join(dir, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${name} cannot be made small: ${errors[0]?.message}`);
        writeFileSync(file, code);
      }
    },
  };
}
