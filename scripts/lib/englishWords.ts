import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'src/web/i18n/locales/en';
const NAME = 'virtual:words/';
/** Areas that are asked for, and single words that are named. What keys do is said by the sheet of shortcuts alone. */
const SPOKEN = [/\buseTranslation\)?\(\s*["'`]([\w-]+)["'`]/g, /["'`](?!shortcuts:)([\w-]+):(?=[\w$])/g];

/** The file of each area: `kit` is in `kit.json`. */
const areas = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [basename(path, '.json'), `/${FOLDER}/${path}`]),
);

/**
 * English words come with the code that speaks them: a file that asks for words of an area gets an import of that area,
 * so that they are split, loaded and kept like the code itself. Other languages come as one file each.
 */
export function englishWords(): Plugin {
  return {
    name: 'english-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      const file = id.startsWith(`\0${NAME}`) ? areas.get(id.slice(NAME.length + 1)) : undefined;
      if (!file) return undefined;
      const area = JSON.stringify(basename(file, '.json'));
      return `import words from ${JSON.stringify(file)};\nimport { addEnglish } from '/src/web/i18n/english.ts';\naddEnglish(${area}, words);\n`;
    },
    transform(code, id) {
      if (!/\/src\/(web|features|contract)\/.*\.tsx?(\?tsr|$)/.test(id) || /\.test\.tsx?$/.test(id)) return undefined;
      const found = new Set(SPOKEN.flatMap((pattern) => [...code.matchAll(pattern)].map(([, area]) => area ?? '')));
      const imports = [...found].filter((area) => areas.has(area)).map((area) => `import '${NAME}${area}';`);
      // At the end, where it moves no line.
      return imports.length > 0 ? { code: `${code}\n${imports.join('\n')}`, map: null } : undefined;
    },
  };
}
