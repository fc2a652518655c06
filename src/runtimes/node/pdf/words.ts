/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const STRONG = /\p{L}/u;

export const isRightToLeft = (text: string) => {
  const first = [...text].find((letter) => STRONG.test(letter));
  return first !== undefined && RIGHT_TO_LEFT.test(first);
};

export const hasLetters = (text: string) => STRONG.test(text);

const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };
export const mirrored = (text: string) => [...text].map((letter) => MIRRORED[letter] ?? letter).join('');

interface Word {
  text: string;
}

/** "2)" among words that go from right to left: the figures stay, what stands around them changes sides. */
export function turned(text: string): string {
  const [, before = '', figures = '', after = ''] = /^(\P{N}*)(.*?)(\P{N}*)$/u.exec(text) ?? [];
  const swap = (signs: string) => mirrored([...signs].reverse().join(''));
  return `${swap(after)}${figures}${swap(before)}`;
}

/** Runs of words that go the same way; those without letters go with the ones before them. */
function stretches<W extends Word>(words: W[], base: boolean): { backwards: boolean; words: W[] }[] {
  const found: { backwards: boolean; words: W[] }[] = [];
  for (const word of words) {
    const last = found.at(-1);
    const backwards = hasLetters(word.text) ? isRightToLeft(word.text) : (last?.backwards ?? base);
    if (last?.backwards === backwards) last.words.push(word);
    else found.push({ backwards, words: [word] });
  }
  return found;
}

/** The words of a line from left to right, as they stand on paper. */
export function onPaper<W extends Word>(words: W[], turn: (word: W) => W): W[] {
  const base = isRightToLeft(words.map((word) => word.text).join(' '));
  const parts = stretches(words, base).map(({ backwards, words: some }) =>
    backwards ? some.toReversed().map((word) => (hasLetters(word.text) ? word : turn(word))) : some,
  );
  return (base ? parts.toReversed() : parts).flat();
}
