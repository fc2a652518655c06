import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Tree = { [key: string]: string | Tree };

/** A text by its key, all its plural forms together. */
export interface Text {
  area: string;
  key: string;
  forms: Map<string, string>;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(tree: Tree, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${above}${name}`, value]] : flatten(value, `${above}${name}.`),
  );
}

/** "area:key" to its text, for one language's folder. A key is a plural when its `_other` form is there. */
export function readTexts(folder: string): Map<string, Text> {
  const texts = new Map<string, Text>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )) {
    const area = basename(file, '.json');
    const all = new Map(flatten(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
    for (const [key, value] of all) {
      const base = key.replace(PLURAL, '');
      const isPlural = base !== key && all.has(`${base}_other`);
      const name = `${area}:${isPlural ? base : key}`;
      const text = texts.get(name) ?? { area, key: isPlural ? base : key, forms: new Map() };
      text.forms.set(isPlural ? key.slice(base.length + 1) : '', value);
      texts.set(name, text);
    }
  }
  return texts;
}

/** The `{{names}}` a text fills in. */
export const namesIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] as string).sort();
