import { numberIn } from './numerals.ts';
import { wordsOf } from './words.ts';

/** What stands in the gaps of a text. A `count` also chooses its plural form; it and a `place` are written as the language writes numbers. */
export type Gaps = Readonly<Record<string, string | number | null | undefined>>;

/** `table.any` in the words of an area. */
function textAt(words: unknown, key: string): string | undefined {
  let found = words;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === 'string' ? found : undefined;
}

const rules = new Map<string, Intl.PluralRules>();

/** What may follow a key, best first: `_zero` is there for languages too that have no form of their own for it. */
function endingsFor(language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [''];
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return [...(count === 0 ? ['_zero'] : []), `_${rule.select(count)}`, ''];
}

/** `area:key` names the area of the key itself. A sentence with a colon in it is no such key. */
function placeOf(area: string, key: string) {
  const [start, named] = /^([\w-]+):(?=\S)/.exec(key) ?? [];
  return start && named ? { area: named, key: key.slice(start.length) } : { area, key };
}

/** A text with its gaps still open: what a language lacks, or leaves empty, is said in English. */
export function findText(language: string, area: string, key: string, count?: unknown): string | undefined {
  const place = placeOf(area, key);
  for (const spoken of new Set([language, 'en'])) {
    const words = wordsOf(spoken, place.area);
    for (const ending of words ? endingsFor(spoken, count) : []) {
      const text = textAt(words, place.key + ending);
      if (text) return text;
    }
  }
  return undefined;
}

/** Closes each `{{gap}}`. Values are text and nothing else: React escapes them, and a gap in one of them stays as it is. */
export const fill = (text: string, gaps: Gaps) =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => (Object.hasOwn(gaps, name) ? String(gaps[name] ?? '') : gap));

const COUNTED = ['count', 'place'];

function withNumbers(language: string, gaps: Gaps): Gaps {
  const numbers = COUNTED.flatMap((name) => {
    const value = gaps[name];
    return typeof value === 'number' ? [[name, numberIn(language, value)]] : [];
  });
  return numbers.length > 0 ? { ...gaps, ...Object.fromEntries(numbers) } : gaps;
}

/** A text in a language; a key that no words are known for shows as it is, without its area. */
export function translate(language: string, area: string, key: string, gaps: Gaps = {}): string {
  return fill(findText(language, area, key, gaps.count) ?? placeOf(area, key).key, withNumbers(language, gaps));
}
