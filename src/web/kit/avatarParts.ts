export const TINTS = 7;

/** The same person always gets the same tint. */
export function tintOf(id: string | number): number {
  let hash = 2166136261;
  for (const letter of String(id)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % TINTS;
}

let letters: Intl.Segmenter | undefined;
/** Western letters stand for themselves. To know what belongs together elsewhere takes 20 ms to get ready. */
const PLAIN = /^[A-Za-z\u00c0-\u024f](?![\u0250-\uffff])/;
function first(word: string): string {
  if (!word || PLAIN.test(word)) return word.slice(0, 1);
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

/** First letters of the first and last name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first(words[0] ?? '') + first(last)).toLocaleUpperCase();
}
