import { fold } from '#contract/fold.ts';

const BEFORE = 40;

interface Part {
  at: number;
  words: string;
  isHit: boolean;
}

/**
 * A text cut where one of the words looked for begins and ends; accents and capitals do not count. A long one begins
 * shortly before the first, unless the whole is wanted.
 */
export function found(text: string, q: string, whole = false): Part[] {
  const letters = [...text];
  const folded = letters.map((letter) => fold(letter) || letter);
  const words = fold(q).split(/\s+/).filter(Boolean);
  const marks = letters.map(() => false);
  for (const word of words) {
    for (let at = 0; at < letters.length; at += 1) {
      let end = at;
      let seen = '';
      while (end < letters.length && seen.length < word.length) seen += folded[end++];
      if (seen === word) marks.fill(true, at, end);
    }
  }
  const first = Math.max(0, marks.indexOf(true));
  const from = !whole && first > BEFORE * 2 ? first - BEFORE : 0;
  const parts: Part[] = [];
  for (let at = from; at < letters.length; at += 1) {
    const isHit = marks[at] ?? false;
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.words += letters[at];
    else parts.push({ at, words: letters[at] ?? '', isHit });
  }
  if (from > 0) parts.unshift({ at: -1, words: '… ', isHit: false });
  return parts;
}
